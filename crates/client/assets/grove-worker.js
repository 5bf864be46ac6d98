// Bots of Bardwood Grove think here, so that the page never freezes.
import init, { think } from "./grove.js";
const ready = init({ module_or_path: "grove_bg.wasm" });
onmessage = async (event) => {
  await ready;
  postMessage(think(event.data));
};
