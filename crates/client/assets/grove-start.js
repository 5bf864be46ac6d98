// Loads the engine of Bardwood Grove, opens its page, and keeps it for days without a network.
import init, { open_page } from "./grove.js";
await init({ module_or_path: "grove_bg.wasm" });
open_page();
document.documentElement.dataset.ready = "grove";
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("sw.js");
  navigator.serviceWorker.ready.then((ready) => ready.active.postMessage("keep grove"));
}
