// The companion beside a table of cardboard: whole games by touch on a phone in French, undo, corrections, reloads, no network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE, axe, close, dice, isKept, looseTexts, open, tooSmall } from "./kit.mjs";

const phone = { viewport: PHONE, hasTouch: true, french: true };
const openAt = async (path, options = phone) => {
  const page = await open({ on: "companion.html", path, ...options });
  await page.waitForSelector("html[data-ready=companion] #now");
  return page;
};
const scrolls = (page) => page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1 || document.documentElement.scrollWidth > innerWidth + 1);
const said = (page) => page.evaluate(() => {
  const id = location.hash.split("/")[2];
  return JSON.parse(JSON.parse(localStorage.getItem(`bosk.game.${id}`)).record).said;
});
const isEnd = async (page) => (await page.locator("#why, #tick, #begin").count()) === 0;

// Does what is to be done, or gives an answer by lot.
async function act(page, roll) {
  if (await page.locator("#tick").count()) return page.tap("#tick");
  if (await page.locator("#number").count()) {
    for (let n = roll(3); n > 0 && (await page.locator("#more:enabled").count()); n--) await page.tap("#more");
    return page.tap("#number");
  }
  const answers = page.locator("#body [data-do^='answer ']");
  // Between the opponent's turns mostly the next one begins, as at a table.
  const between = (await page.locator(".yours").count()) && roll(5);
  await answers.nth(between ? 0 : roll(await answers.count())).tap();
}

for (const box of ["duo", "valley", "grove"]) {
  test(`a whole game beside cardboard of ${box} by touch, on a phone in French`, async () => {
    const page = await openAt(`#/${box}`);
    await axe(page, "setup");
    assert.equal(await page.locator(`#call-${box}`).getAttribute("aria-checked"), "true");
    await page.tap("#begin");
    await page.waitForFunction(() => location.hash.startsWith("#/game/"));
    const roll = dice(5);
    let steps = 0;
    for (; steps < 1500 && !(await isEnd(page)); steps++) {
      if (steps < 40) assert.equal(await scrolls(page), false, await page.innerText("#body"));
      if (steps % 15 === 4 && steps < 100) {
        assert.deepEqual(await page.evaluate(looseTexts), []);
        assert.deepEqual(await tooSmall(page, 44), []);
      }
      if (steps === 12) await axe(page, "in the middle");
      if (steps === 20) {
        const before = await page.innerText("#body");
        await page.reload();
        await page.waitForSelector("html[data-ready=companion] #now");
        assert.equal(await page.innerText("#body"), before, "a reload asks the same");
      }
      await act(page, roll);
    }
    console.log(`${box}: ${steps} taps, ${(await said(page)).length} answers`);
    assert.ok(await isEnd(page), "it comes to its end");
    assert.match(await page.innerText("#now"), /point/);
    await page.goto(page.url().replace(/companion.*/, ""));
    assert.ok(await page.locator("a[href^='companion.html#/game/']").count(), "the shelf leads back");
    await close(page);
  });
}

test("every choice before the game begins a table", async () => {
  const page = await openAt("#/duo");
  for (const box of ["duo", "valley", "grove"]) {
    await page.evaluate((hash) => (location.hash = hash), `#/${box}`);
    await page.waitForSelector(`#call-${box}[aria-checked=true]`);
    const choices = await page.$$eval(".opts .opt", (all) => all.map((it) => it.id));
    for (const id of choices) {
      await page.tap(`#${id}`);
      assert.equal(await page.getAttribute(`#${id}`, "aria-checked"), "true");
      await page.tap("#begin");
      await page.waitForFunction(() => location.hash.startsWith("#/game/"));
      assert.equal(await page.locator(".notice").count(), 0, `${box} ${id}`);
      await page.goBack();
      await page.waitForSelector("#begin");
    }
  }
  await close(page);
});

test("an answer is taken back with what must be put back; a value is set right, and both are kept", async () => {
  const page = await openAt("#/duo");
  await page.tap("#begin");
  const roll = dice(2);
  for (let i = 0; i < 60 && !((await page.locator("#tick").count()) && (await said(page)).length > 1); i++) await act(page, roll);
  const before = await page.innerText("#body");
  await page.tap("#tick");
  const after = await page.innerText("#body");
  await page.tap("#undo");
  assert.match(await page.innerText("#sheet"), /Remettez/, "cardboard is put back first");
  await axe(page, "put back");
  await page.tap("#keep");
  assert.equal(await page.innerText("#body"), after, "kept as it was");
  await page.tap("#undo");
  await page.tap("#restored");
  assert.equal(await page.innerText("#body"), before, "a tick is taken back");
  const answers = await said(page);
  await page.tap("#undo");
  assert.equal((await said(page)).length, answers.length - 1, "then what was said");
  await page.tap("#known");
  await axe(page, "what Bosk knows");
  const more = page.locator("#sheet .stepper button:enabled[id^=more-]").first();
  const value = more.locator("xpath=preceding-sibling::b");
  const was = Number(await value.innerText());
  await more.tap();
  assert.equal(Number(await value.innerText()), was + 1);
  assert.match((await said(page)).at(-1), /^set /);
  await page.keyboard.press("Escape");
  await page.tap("#undo");
  await page.tap("#known");
  assert.equal(Number(await value.innerText()), was, "a correction is taken back like an answer");
  await close(page);
});

test("a record goes out and comes in again; a broken one is told, and nothing is lost", async () => {
  const page = await openAt("#/grove");
  await page.tap("#begin");
  const roll = dice(3);
  for (let i = 0; i < 12; i++) await act(page, roll);
  const told = await page.innerText("#body");
  await page.tap("#menu");
  const [download] = await Promise.all([page.waitForEvent("download"), page.tap("#export")]);
  const text = readFileSync(await download.path(), "utf8");
  const other = await openAt("#/duo");
  await other.setInputFiles("#record", { name: "half.json", mimeType: "application/json", buffer: Buffer.from(text.slice(0, 60)) });
  assert.match(await other.innerText(".notice"), /half[.]json.*ligne/);
  await other.tap("#notice-ok");
  await other.setInputFiles("#record", { name: "table.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await other.waitForFunction(() => location.hash.startsWith("#/game/"));
  assert.deepEqual(await said(other), JSON.parse(text).said);
  assert.ok(told.length > 0);
  await close(other);
  await close(page);
});

test("by keyboard, in English, without a network, and the rule behind a question", async () => {
  const page = await openAt("#/valley", { viewport: { width: 1280, height: 720 } });
  await isKept(page, "companion.html", "companion_bg.wasm", "rules/valley.en.md");
  await page.context().setOffline(true);
  await page.focus("#begin");
  await page.keyboard.press("Enter");
  for (let i = 0; i < 30; i++) await page.keyboard.press((await page.locator("#tick").count()) ? " " : "1");
  assert.ok((await said(page)).length > 2);
  for (let i = 0; i < 20 && (await page.locator("#tick").count()); i++) await page.keyboard.press(" ");
  await page.keyboard.press("?");
  await page.waitForSelector("#sheet[open] .rulebox");
  assert.match(await page.innerText("#sheet-title"), /^V\d+[.]\d+$/);
  assert.ok((await page.innerText(".rulebox")).length > 20);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  await page.goto(page.url().replace(/#.*/, "#/game/nothing"));
  await page.waitForSelector(".notice");
  await close(page);
});
