// Bots think here, so that the page never freezes.
import init, { learn, think } from "./PAGE_NAME.js";
const TEXTS = { en: "PAGE_NAME.en.ftl", fr: "PAGE_NAME.fr.ftl" };
const prepare = async () => {
  await init({ module_or_path: "PAGE_NAME_bg.wasm" });
  for (const [lang, file] of Object.entries(TEXTS)) learn(lang, await (await fetch(file)).text());
};
const ready = prepare();
onmessage = async (event) => {
  await ready;
  postMessage(think(event.data));
};
