// Bots think here, so that the page never freezes. An empty answer says that nobody could.
import init, { think } from "./PAGE_NAME-thinker.js";
const ready = init({ module_or_path: "PAGE_NAME-thinker_bg.wasm" });
onmessage = async (event) => {
  try {
    await ready;
    postMessage(think(event.data) ?? "");
  } catch {
    postMessage("");
  }
};
