// Bots think here, so that the page never freezes.
import init, { think } from "./bosk.js";
const ready = init({ module_or_path: "bosk_bg.wasm" });
onmessage = async (event) => {
  await ready;
  postMessage(think(event.data));
};
