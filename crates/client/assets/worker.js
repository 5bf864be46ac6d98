// Bots think here, so that the page never freezes.
import init, { think } from "./PAGE_NAME.js";
const ready = init({ module_or_path: "PAGE_NAME_bg.wasm" });
onmessage = async (event) => {
  await ready;
  postMessage(think(event.data));
};
