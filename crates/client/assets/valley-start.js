// Loads the engine of Everdell, opens its page, and keeps it for days without a network.
import init, { open_page } from "./valley.js";
await init({ module_or_path: "valley_bg.wasm" });
open_page();
document.documentElement.dataset.ready = "valley";
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("sw.js");
  navigator.serviceWorker.ready.then((ready) => ready.active.postMessage("keep valley"));
}
