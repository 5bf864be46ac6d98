// Loads a page's engine, opens the page, and keeps it for days without a network. The engine can be spoken to as `bosk`.
import init, * as bosk from "./PAGE_NAME.js";
await init({ module_or_path: "PAGE_NAME_bg.wasm" });
bosk.open_page();
globalThis.bosk = bosk;
document.documentElement.dataset.ready = "PAGE_NAME";
performance.mark("ready");
const { pictures } = document.documentElement.dataset;
if (pictures) {
  // The drawings of cards come last; a table can be used without them.
  fetch(pictures).then((answer) => answer.text()).then((drawn) => {
    document.body.insertAdjacentHTML("beforeend", drawn);
    delete document.documentElement.dataset.pictures;
  });
}
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("sw.js");
  navigator.serviceWorker.ready.then((ready) => ready.active.postMessage("keep PAGE_NAME"));
}
