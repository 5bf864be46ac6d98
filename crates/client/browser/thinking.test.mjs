// Bots think in a module of their own: the page answers meanwhile, thinking can be stopped, and a failure is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close, engine, isKept, moves, open, waitForMoves } from "./kit.mjs";

// The person begins; the bot would think for ten minutes.
const SLOW = "#/new?mode=duel&seats=forest:600000ms,human&seed=7";

async function hand(page) {
  for (let i = 0; i < 20 && !(await page.locator("#hurry").count()); i++) {
    await page.locator(".can:visible").first().click({ timeout: 2000 }).catch(() => {});
    if (await page.locator("#confirm").count()) await page.click("#confirm");
    await page.waitForSelector("#hurry, .can:visible, #confirm");
  }
}

test("while a bot thinks one can look around, and it can be told to play at once", async () => {
  const page = await open({ path: SLOW });
  await page.waitForSelector(".app");
  await hand(page);
  await page.waitForSelector("#hurry.long");
  assert.match(await page.innerText("#prompt"), /is thinking/);
  await page.keyboard.press("l");
  await page.waitForSelector(".log .turn-told");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog.drawer", { state: "detached" });
  await page.locator("main [data-card]").first().click();
  await page.click("[aria-label=Settings]");
  await page.waitForSelector("dialog.drawer:modal");
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog.drawer", { state: "detached" });
  const before = await moves(page);
  assert.equal(await page.locator("#hurry.long").count(), 1, "it still thinks");
  await page.click("#hurry");
  await waitForMoves(page, before + 1, 20000);
  await close(page);
});

test("who takes back a decision while a bot thinks is not overtaken by it", async () => {
  const page = await open({ path: SLOW });
  await page.waitForSelector(".app");
  await engine(page, "perform", "skip");
  await page.waitForSelector("#hurry.long");
  const before = await moves(page);
  await page.click("#undo");
  await page.waitForSelector(".can:visible");
  assert.ok((await moves(page)) < before);
  assert.equal(await page.locator("#hurry").count(), 0, "nobody thinks");
  await hand(page);
  await page.waitForSelector("#hurry.long");
  await close(page);
});

test("the owl gives a hint with its reason, in either language", async () => {
  for (const [french, reason] of [[false, /because/], [true, /\bcar\b/]]) {
    const page = await open({ path: "#/new?mode=duel&seats=human,fox&seed=7", french });
    await page.waitForSelector(".can");
    await page.click("#hint");
    for (let i = 0; i < 3; i++) {
      await page.waitForSelector(".hint.panel");
      if (reason.test(await page.innerText(".hint.panel"))) break;
      await page.keyboard.press("h");
    }
    assert.match(await page.innerText(".hint.panel"), reason);
    await close(page);
  }
});

test("what thinks is kept for days without a network", async () => {
  const page = await open({ path: "#/new?mode=duel&seats=human,squirrel&seed=7" });
  await page.waitForSelector(".app");
  await isKept(page, "duo-worker.js", "duo-thinker.js", "duo-thinker_bg.wasm");
  await close(page);
});

test("when what thinks cannot be loaded, the page says so", async () => {
  const page = await open({ on: "index.html", serviceWorkers: "block" });
  await page.route(/thinker_bg/, (route) => route.abort());
  await page.goto(new URL(`duo.html${SLOW}`, process.env.BOSK_URL).href);
  await page.waitForSelector(".app");
  await hand(page);
  await page.waitForSelector(".notice");
  assert.match(await page.innerText(".notice"), /nobody thinks/);
  await page.context().close();
});
