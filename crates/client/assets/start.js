// Loads the engine of Duo, opens its page, and keeps it for days without a network.
import init, { open_page } from "./bosk.js";
await init({ module_or_path: "bosk_bg.wasm" });
open_page();
document.documentElement.dataset.ready = "duo";
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("sw.js");
  navigator.serviceWorker.ready.then((ready) => ready.active.postMessage("keep duo"));
}
