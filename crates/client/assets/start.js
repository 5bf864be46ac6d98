// Loads the engine, opens the page, and keeps it for days without a network.
import init, { open_page } from "./bosk.js";
await init({ module_or_path: "bosk_bg.wasm" });
open_page();
if ("serviceWorker" in navigator) navigator.serviceWorker.register("sw.js");
