// Bots of Everdell think here, so that the page never freezes.
import init, { think } from "./valley.js";
const ready = init({ module_or_path: "valley_bg.wasm" });
onmessage = async (event) => {
  await ready;
  postMessage(think(event.data));
};
