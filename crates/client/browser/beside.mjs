// What the tests of the companion share.
import { PHONE, open } from "./kit.mjs";

export const phone = { viewport: PHONE, hasTouch: true, french: true };
export const openAt = async (path, options = phone) => {
  const page = await open({ on: "companion.html", path, ...options });
  await page.waitForSelector("html[data-ready=companion] #now");
  return page;
};
export const scrolls = (page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1);
export const said = (page) => page.evaluate(() => {
  const id = location.hash.split("/")[2];
  return JSON.parse(JSON.parse(localStorage.getItem(`bosk.game.${id}`)).record).said;
});
// Goes through the screens before the game and calls the opponent to the table.
export async function begin(page, touch = (id) => page.tap(id)) {
  for (let i = 0; i < 4 && !(await page.locator("#begin").count()); i++) await touch("#next");
  await touch("#begin");
  await page.waitForFunction(() => location.hash.startsWith("#/game/"));
}
export const isEnd = async (page) => (await page.locator("#why, #tick, #begin").count()) === 0;

// Does what is to be done, or gives an answer by lot.
export async function act(page, roll) {
  if (await page.locator("#tick").count()) return page.tap("#tick");
  if (await page.locator("#number").count()) {
    for (let n = roll(3); n > 0 && (await page.locator("#more:enabled").count()); n--) await page.tap("#more");
    return page.tap("#number");
  }
  // Between the opponent's turns mostly the next one begins, as at a table.
  if ((await page.locator(".yours").count()) && roll(5)) return page.tap("#answer-0");
  const answers = page.locator("#body [data-do^='answer ']");
  await answers.nth(roll(await answers.count())).tap();
}
export const SMALL = { viewport: { width: 320, height: 568 }, hasTouch: true, french: true };
// What scrolls inside the screen, though it must not: only the list of later steps may, and what is found by name.
export const scrollsInside = (page) => page.evaluate(() => [...document.querySelectorAll("#body, .qbox:not(:has(.stps)), .anss, .d8")]
  .filter((it) => it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflowY !== "visible")
  .map((it) => `${it.className} ${it.scrollHeight} > ${it.clientHeight}: ${it.innerText.slice(0, 60)}`));
// Answers and the thing to press that a thumb might miss, or that cannot be read from afar.
export const tooLow = (page) => page.evaluate(() => [...document.querySelectorAll("#body .ans, #body .d8 button, #body .hit, #body .sort, #body .stepper button, #body .foot .pri")]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }))
  .filter((it) => it.getBoundingClientRect().height < 55.5 || (it.innerText.trim() && parseFloat(getComputedStyle(it.querySelector(".nm") ?? it).fontSize) < 20))
  .map((it) => `${Math.round(it.getBoundingClientRect().height)} high, ${getComputedStyle(it).fontSize}: ${it.innerText.slice(0, 40)}`));
// The record of the game that is open, changed and brought in as a file.
export async function bringIn(page, change) {
  const record = await page.evaluate(() => JSON.parse(JSON.parse(localStorage.getItem(`bosk.game.${location.hash.split("/")[2]}`)).record));
  const before = page.url();
  await page.evaluate(() => (location.hash = "#/"));
  await page.waitForSelector("#record", { state: "attached" });
  const text = JSON.stringify({ ...record, ...change });
  await page.setInputFiles("#record", { name: "table.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.waitForFunction((before) => location.hash.startsWith("#/game/") && location.href !== before, before);
  await page.waitForSelector("#now");
}
