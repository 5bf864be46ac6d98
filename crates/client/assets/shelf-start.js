// Brings the outline of the shelf to life, and keeps it for days without a network.
import init, { open_page } from "./shelf.js";
await init({ module_or_path: "shelf_bg.wasm" });
open_page();
document.documentElement.dataset.ready = "shelf";
performance.mark("ready");
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js");
