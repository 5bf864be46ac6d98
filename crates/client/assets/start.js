// Loads a page's engine, opens the page, and keeps it for days without a network. The engine can be spoken to as `bosk`.
import init, * as bosk from "./PAGE_NAME.js";
const { pictures, en, fr } = document.documentElement.dataset;
const loaded = async (file) => {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.text();
};
// The language that the page is going to speak comes with it.
const [first, second] = document.documentElement.lang === "fr" ? ["fr", "en"] : ["en", "fr"];
const texts = en && loaded({ en, fr }[first]);
await init({ module_or_path: "PAGE_NAME_bg.wasm" });
if (texts) bosk.learn(first, await texts);
bosk.open_page();
document.getElementById("coming")?.remove();
globalThis.bosk = bosk;
document.documentElement.dataset.ready = "PAGE_NAME";
performance.mark("ready");
if (pictures) {
  // The drawings of cards come last; a table can be used without them, each card showing the sign of its kind.
  const coming = loaded(pictures).then((drawn) => document.body.insertAdjacentHTML("beforeend", drawn));
  const known = () => delete document.documentElement.dataset.pictures;
  coming.then(known, () => known() && dispatchEvent(new Event("languagechange")));
}
if (texts) {
  loaded({ en, fr }[second]).then((texts) => {
    bosk.learn(second, texts);
    dispatchEvent(new Event("languagechange"));
    document.documentElement.dataset.learnt = `${first} ${second}`;
  });
}
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("sw.js");
  navigator.serviceWorker.ready.then((ready) => ready.active.postMessage("keep PAGE_NAME"));
}
