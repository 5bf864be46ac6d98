// Looking back at a finished game: the curve grows, can be stopped, is a slider, and one can play on from any move.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, axe, close, engine, hearAll, hurry, moves, open, record } from "./kit.mjs";

const LONG = 300000;

// A game of Bardwood Grove to its end, and its review.
async function reviewed(options = {}) {
  const page = await open({ on: "grove.html", path: "#/new?mode=solo:medium&seats=human&seed=5", ...options });
  await page.waitForSelector(".app");
  await hurry(page);
  await page.reload();
  await page.waitForSelector("main.end");
  await page.click("#review");
  await page.waitForSelector("main.review #curve");
  return page;
}
const at = (page) => page.getAttribute("#curve", "aria-valuenow").then(Number);
const judged = (page) => page.$eval("#curve polyline.s0", (line) => line.getAttribute("points").split(" ").filter(Boolean).length);
const isFocused = (page, selector) => page.waitForFunction((selector) => document.activeElement?.matches(selector), selector);

test("a review grows move by move, can be stopped and gone on with, and names turning points that one can play on from", async () => {
  const page = await reviewed();
  const old = await record(page);
  const last = JSON.parse(old).actions.length;
  await page.waitForFunction(() => document.querySelector("#curve polyline.s0").getAttribute("points").includes(" "), null, { timeout: LONG });
  await page.click("#review-stop");
  await page.waitForSelector("#review-on");
  const some = await judged(page);
  assert.ok(some >= 2, "some of it is there");
  await axe(page, "a review that was stopped");
  assert.equal(await judged(page), some, "nothing more is judged");
  // It can be used at once.
  await page.focus("#curve");
  await page.keyboard.press("End");
  assert.equal(await at(page), last);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await at(page), last - 1);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  assert.equal(await at(page), 2);
  assert.match(await page.getAttribute("#curve", "aria-valuetext"), new RegExp(`^Move 2 of ${last}, .+: \\d+%$`));
  await page.click("#review-table");
  await page.waitForSelector(".app #to-end");
  await page.click("#to-end");
  await page.waitForSelector("main.review");
  assert.ok((await judged(page)) >= some, "what was found is still there");
  await page.click("#review-on");
  await page.waitForSelector(".judging", { state: "detached", timeout: LONG });
  assert.ok((await judged(page)) > some);
  // Who chooses by lot makes big mistakes.
  const points = await page.locator(".pivots ol button").count();
  assert.ok(points >= 1 && points <= 3, `${points} turning points`);
  assert.equal(await page.locator("#curve .drop").count(), points);
  assert.equal(await page.locator(".strongest").count(), 1);
  assert.match(await page.innerText(".pivots ol li:first-child"), /Better: /);
  await page.focus("#curve");
  await page.keyboard.press("1");
  const from = await at(page);
  assert.match(await page.innerText(".pivots ol li.on"), new RegExp(`^1\\s*Move ${from},`));
  // What would have been better is shown move by move, and the game is where it was.
  const heart = () => page.$eval(".small-board", (board) => board.outerHTML);
  const there = await heart();
  assert.ok(there.includes("hinted"), "the better thing is marked");
  await page.click("#review-line");
  assert.match(await page.innerText(".position h2"), /^Better, 1 of [1-4]$/);
  assert.match(await page.innerText(".position .told"), /\S/);
  assert.notEqual(await heart(), there);
  for (let i = 0; i < 4 && (await page.locator("#review-next").count()); i++) await page.click("#review-next");
  assert.match(await page.innerText(".position h2"), /^Better, ([1-4]) of \1$/);
  await page.click("#review-back");
  assert.equal(await heart(), there);
  assert.equal(await at(page), from);
  await axe(page, "a review");
  await page.click("#review-play");
  await page.waitForSelector(".app");
  assert.equal(await moves(page), from - 1, "it goes on before that move");
  assert.deepEqual(JSON.parse(await engine(page, "record_now")).actions, JSON.parse(old).actions.slice(0, from - 1));
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bosk.game.")).map((key) => JSON.parse(localStorage[key]).record));
  assert.equal(kept.length, 2, "a game of its own");
  assert.ok(kept.includes(old), "the old one is as it was");
  await close(page);
});

test("on a phone a review fits, in French and in the dark, and Escape leads back to the end", async () => {
  const page = await reviewed({ viewport: PHONE, french: true, dark: true });
  assert.match(await page.innerText("main.review h1"), /^Revue/);
  await page.waitForSelector(".judging", { state: "detached", timeout: LONG });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${wide} px too wide`);
  await page.locator(".pivots-nav button").first().click();
  assert.equal(await page.locator(".pivots ol li:visible").count(), 1, "the chosen one alone");
  assert.match(await page.innerText(".pivots ol li:visible"), /Mieux/);
  const box = await page.locator("#review-play").boundingBox();
  assert.ok(box.height >= 44 && box.y + box.height <= PHONE.height, "the main button is in sight");
  await axe(page, "a review on a phone");
  await page.focus("#curve");
  await page.keyboard.press("Escape");
  await page.waitForSelector("main.end");
  await isFocused(page, "#review");
  await close(page);
});

test("a game that is not over can be looked back at, and goes on afterwards", async () => {
  const page = await open({ on: "grove.html", path: "#/new?mode=solo:medium&seats=human&seed=5" });
  await page.waitForSelector(".app");
  await hurry(page, 40);
  await hearAll(page);
  const before = await engine(page, "record_now");
  await page.keyboard.press("l");
  await page.click("#review-so-far");
  await page.waitForSelector("main.review #curve");
  assert.match(await page.innerText("main.review h1"), /^Review so far/);
  await page.waitForFunction(() => document.querySelector("#curve polyline.s0").getAttribute("points").includes(" "), null, { timeout: LONG });
  await page.click("#review-stop");
  // The keys of the table reach nothing.
  await page.keyboard.press("u");
  await page.keyboard.press("h");
  assert.ok(await page.locator("#review-play").isDisabled(), "nobody looks at the deck by playing another game");
  await page.focus("#curve");
  await page.keyboard.press("End");
  await page.click("#review-table");
  await page.waitForSelector(".app #to-end");
  await page.click("#to-end");
  await page.waitForSelector("main.review");
  await page.click("#review-close");
  await page.waitForSelector(".app .can");
  assert.equal(await engine(page, "record_now"), before);
  await close(page);
});

for (const [box, mode] of [["duo", "duel&seats=human,squirrel"], ["valley", "players:2&seats=human,squirrel"]]) {
  test(`a game of ${box} between two is judged to its end, says what would have been better and why, and goes on from there`, async () => {
    const page = await open({ on: `${box}.html`, path: `#/new?mode=${mode}&seed=5` });
    await page.waitForSelector(".app");
    await hurry(page);
    await page.reload();
    await page.waitForSelector("main.end");
    const old = await record(page);
    const last = JSON.parse(old).actions.length;
    await page.click("#review");
    await page.waitForSelector("main.review #curve");
    await page.waitForSelector(".judging", { state: "detached", timeout: LONG });
    assert.ok((await judged(page)) >= 20, "every decision is on the curve");
    // Who chooses by lot against a squirrel makes big mistakes.
    const points = await page.locator(".pivots ol button").count();
    assert.ok(points >= 1 && points <= 3, `${points} turning points`);
    await page.focus("#curve");
    await page.keyboard.press("1");
    const from = await at(page);
    assert.ok(from >= 1 && from <= last);
    const said = await page.innerText(".pivots ol li.on");
    assert.match(said, /Better: \S/);
    assert.match(said, /-?\d+ points? now|no points yet, but about \d+\.\d more in the end|nothing brings more/);
    assert.match(await page.getAttribute("#curve", "aria-valuetext"), new RegExp(`^Move ${from} of ${last}, .+: \\d+%$`));
    // By now the end tells what the review has found.
    await page.click("#review-close");
    await page.waitForSelector("main.end");
    const told = await page.locator(".moment").allInnerTexts();
    assert.equal(told.length, points);
    assert.ok(told.every((moment) => /^move \d+\s+Better: \S.*−\d+%$/s.test(moment.trim())), told.join(" "));
    await page.locator(".moment").first().click();
    await page.waitForSelector("main.review #curve");
    assert.equal(await at(page), from);
    await page.click("#review-play");
    await page.waitForSelector(".app");
    assert.equal(await moves(page), from - 1, "it goes on before that move");
    assert.deepEqual(JSON.parse(await engine(page, "record_now")).actions, JSON.parse(old).actions.slice(0, from - 1));
    await close(page);
  });
}

for (const [box, mode, viewport] of [["duo", "duel&seats=human,greedy"], ["valley", "players:2&seats=human,greedy"], ["valley", "nightweave:1&seats=human"], ["grove", "solo:medium&seats=human", PHONE]]) {
  test(`at the end of ${box} (${mode}) the best moves and those that made the game open the review there, and the table lies open`, async () => {
    const page = await open({ on: `${box}.html`, path: `#/new?mode=${mode}&seed=5`, viewport, pace: 600000 });
    await page.waitForSelector(".app");
    await hurry(page);
    await page.reload();
    await page.waitForSelector("main.end");
    const last = JSON.parse(await record(page)).actions.length;
    // On the curve they bear their numbers.
    assert.deepEqual(await page.locator(".peak").allInnerTexts(), await page.locator(".best .place").allInnerTexts());
    const seen = [];
    for (const what of [".best-play", ".moment"]) {
      const all = await page.locator(what).count();
      assert.ok(all > 0 && all <= 3, `${all} ${what}`);
      for (let n = 0; n < all; n++) {
        const one = page.locator(what).nth(n);
        const number = Number((await one.innerText()).match(/[Mm]ove (\d+)/)[1]);
        if (what === ".moment") seen.push(number);
        await one.click();
        await page.waitForSelector("main.review #curve");
        assert.equal(await at(page), number, `${what} ${n + 1}`);
        await page.keyboard.press("Escape");
        await page.waitForSelector("main.end");
      }
    }
    assert.ok(seen.every((n, i) => n >= 1 && n <= last && (i === 0 || n > seen[i - 1])), `in the order of the game: ${seen}`);
    await page.click("#look");
    await page.waitForSelector(".app #to-end");
    assert.equal(await page.locator("dialog[open], .her, .sheet, .lesson, .answers").count(), 0, "nothing lies over the table");
    await close(page);
  });
}
