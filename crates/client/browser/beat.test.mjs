// The beat before a turn ends by itself: it passes, it can be used, and nothing costs a click more.
import assert from "node:assert/strict";
import { test } from "node:test";
import { actions, begin, close, engine, hearAll, open, openScenario, reload, waitForMoves } from "./kit.mjs";

const BEAT = 1800;

// A worker on farm 1: what is left to do is to let the turn end.
async function placed(options) {
  const page = await openScenario("./beat.toml", options);
  await engine(page, "perform", "place farm-1");
  await page.waitForSelector("[data-action='move sun']");
  return page;
}

test("a turn ends by itself after a beat, which is seen", async () => {
  const page = await placed();
  assert.match(await page.locator("#prompt").innerText(), /Your turn ends: the Sun moves/);
  assert.equal(await page.locator("#prompt .beat").count(), 1);
  assert.equal(await page.locator(".card.rest").count(), 0, "no card pales while nothing is asked");
  assert.deepEqual(await actions(page), ["place farm-1"], "it does not end at once");
  await waitForMoves(page, 2, 3 * BEAT);
  assert.deepEqual(await actions(page), ["place farm-1", "move sun"]);
  assert.equal(await page.locator("#prompt .beat").count(), 0);
  assert.match(await page.locator("#prompt").innerText(), /Tortoise/);
  // Taken back, the whole turn is: the worker, too.
  assert.equal(await page.locator("#undo").getAttribute("title"), "Undo: worker on farm 1");
  await page.click("#undo");
  assert.deepEqual(await actions(page), []);
  await close(page);
});

test("undo during the beat takes the worker back, and nothing passes afterwards", async () => {
  const page = await placed();
  await page.click("#undo");
  assert.deepEqual(await actions(page), []);
  await page.waitForTimeout(BEAT + 400);
  assert.deepEqual(await actions(page), []);
  assert.match(await page.locator("#prompt").innerText(), /Your turn/);
  // What was taken back can be done again, by a finger, too, until something else is done.
  await page.click("#redo");
  assert.deepEqual(await actions(page), ["place farm-1"]);
  assert.equal(await page.locator("#redo").count(), 0);
  await close(page);
});

test("a trade during the beat is made before the turn ends", async () => {
  const page = await placed();
  await page.click(".trade");
  assert.match(await page.locator("#prompt").innerText(), /first/i);
  await page.waitForTimeout(BEAT + 400);
  assert.deepEqual(await actions(page), ["place farm-1", "trade"], "the beat does not pass a trade");
  await engine(page, "perform", "pick castle");
  await engine(page, "perform", "choose berry");
  // No card is left: there is nothing more to ask.
  assert.match(await page.locator("#prompt").innerText(), /Tortoise/);
  assert.deepEqual(await actions(page), ["place farm-1", "trade", "pick castle", "choose berry"]);
  await close(page);
});

test("a panel, or a key, gives all the time one wants", async () => {
  const page = await placed();
  await page.keyboard.press("l");
  await page.waitForSelector(".drawer");
  await page.waitForTimeout(BEAT + 400);
  await page.keyboard.press("Escape");
  assert.deepEqual(await actions(page), ["place farm-1"]);
  assert.equal(await page.locator("#prompt .beat").count(), 0);
  await page.click("[data-action='move sun']");
  assert.deepEqual(await actions(page), ["place farm-1", "move sun"]);
  await close(page);
});

test("with reduced motion the bar stands still, and the turn ends all the same", async () => {
  const page = await placed({ reducedMotion: "reduce" });
  assert.equal(await page.locator("#prompt .beat").evaluate((bar) => getComputedStyle(bar).animationName), "none");
  await waitForMoves(page, 2, 3 * BEAT);
  await close(page);
});

test("a chapter and a level begin with their story and what may be shared", async () => {
  for (const [mode, told] of [["chapter:1:solo", /Miss Lily Thorn.*Open sharing/s], ["challenge:easy:solo", /more points than Miss Thorn.*sharing/s]]) {
    const page = await open();
    await begin(page, { mode, seats: "human,human" });
    await page.waitForSelector(".her");
    await page.click("#story-end");
    assert.match(await page.locator(".her").innerText(), told);
    assert.match(await page.locator(".her h2").innerText(), /Before you begin/);
    await close(page);
  }
});

test("how a turn ends is a setting: at once, or only when one says so", async () => {
  const page = await placed({ beat: null });
  assert.equal(await page.locator("#prompt .beat").count(), 0);
  await page.waitForTimeout(BEAT + 400);
  assert.deepEqual(await actions(page), ["place farm-1"], "it waits");
  await page.click("[data-action='move sun']");
  await waitForMoves(page, 2, BEAT);
  await close(page);
  const quick = await openScenario("./beat.toml", {});
  await quick.click("[aria-label=Settings]");
  await quick.click("#beat [role=radio]:last-child");
  await quick.keyboard.press("Escape");
  const began = Date.now();
  await engine(quick, "perform", "place farm-1");
  await waitForMoves(quick, 2, BEAT - 100);
  assert.ok(Date.now() - began < BEAT, "at once");
  await close(quick);
});

// What belongs to the same move as the turn of the opponent in the box can be taken back before that is told.
const NIGHT = { on: "valley.html", path: "#/new?mode=nightweave:1&seats=human&seed=7" };
const SITE = "[data-site=twigs-3]";

async function night(options) {
  const page = await open({ ...NIGHT, ...options });
  await page.waitForSelector(".app");
  await hearAll(page);
  return page;
}
// A worker gets three twigs; what was promised before it was confirmed.
async function gather(page) {
  if (!(await page.locator(`${SITE}.can`).count())) await page.click("[data-key='1']");
  await page.click(`${SITE}.can`);
  const promised = await page.locator("#prompt").innerText();
  await page.click("#confirm");
  return promised;
}

test("there is time to undo before the opponent in the box plays, and nothing is known of it until then", async () => {
  const page = await night();
  const before = await engine(page, "record_now");
  assert.match(await gather(page), /can be undone until your turn ends/);
  assert.match(await page.locator("#prompt").innerText(), /Your turn is over. Next: Nightweave/);
  assert.equal(await page.locator("#prompt .beat").count(), 1);
  assert.equal(await page.locator("#story-next, .rchip").count(), 0, "nothing is told yet");
  assert.equal(await page.locator(`${SITE} [data-piece=squirrel]`).count(), 1, "the worker stands there");
  await page.click("#undo");
  assert.equal(await engine(page, "record_now"), before, "and goes back");
  await page.waitForTimeout(BEAT + 400);
  assert.equal(await page.locator("#story-next").count(), 0, "nothing passes afterwards");
  // Left alone, she plays after the beat.
  await gather(page);
  await page.waitForSelector("#story-next", { timeout: 3 * BEAT });
  await hearAll(page);
  assert.match(await page.getAttribute("#undo", "title"), /cannot be undone/);
  await close(page);
});

test("who says when a turn ends is waited for by the opponent in the box; opened again, the game goes on behind its turn", async () => {
  const page = await night({ beat: null });
  await gather(page);
  await page.waitForTimeout(BEAT + 400);
  assert.equal(await page.locator("#story-next").count(), 0);
  await page.click("#hand-over");
  await page.waitForSelector("#story-next");
  await hearAll(page);
  await reload(page);
  assert.equal(await page.locator("#hand-over").count(), 0);
  assert.ok(await page.locator(".rchip").count(), "what she did is recapped");
  await close(page);
});

test("who wants no pause before the opponent in the box gets none, and is told so", async () => {
  const page = await night({ beat: 0 });
  assert.match(await gather(page), /cannot be undone/);
  await page.waitForSelector("#story-next", { timeout: 1000 });
  await close(page);
});
