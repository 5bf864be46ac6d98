// Bots think in a module of their own: the page answers meanwhile, thinking can be stopped, and a failure is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, close, engine, hearAll, isKept, moves, open, waitForMoves } from "./kit.mjs";

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

test("told to play at once, a bot plays the best it has found so far and asks nobody else", async () => {
  const page = await open({ on: "index.html" });
  // What goes to the workers, and what comes back.
  await page.addInitScript(() => {
    window.letters = [];
    const Own = window.Worker;
    window.Worker = class extends Own {
      constructor(...all) {
        super(...all);
        this.addEventListener("message", ({ data }) => letters.push(["says", data]));
      }
      postMessage(text) {
        letters.push(["asks", text]);
        super.postMessage(text);
      }
    };
  });
  await page.goto(new URL(`duo.html${SLOW}`, process.env.BOSK_URL).href);
  await page.waitForSelector(".app");
  await hand(page);
  await page.waitForFunction(() => letters.at(-1)?.[1].includes("SoFar"));
  const asked = await page.evaluate(() => JSON.parse(letters.findLast(([way]) => way === "asks")[1]).asks.Choose);
  const before = await moves(page);
  assert.equal(asked.number, before);
  const legal = await engine(page, "legal_now");
  await page.waitForSelector("#hurry.long");
  // The worker is ended within the click, so the last thing it said is what is played.
  const said = await page.evaluate(() => {
    const told = letters.length;
    document.querySelector("#hurry").click();
    return letters.slice(0, told).filter(([way]) => way === "says").map(([, text]) => JSON.parse(text));
  });
  const best = said.at(-1).SoFar;
  assert.equal(best[0], before);
  await waitForMoves(page, before + 1, 20000);
  assert.equal(JSON.parse(await engine(page, "record_now")).actions.at(-1), legal[best[1]]);
  const bots = await page.evaluate(() => letters.filter(([way]) => way === "asks").map(([, text]) => JSON.parse(text).asks.Choose?.bot));
  assert.deepEqual([...new Set(bots)], ["forest:600000ms"]);
  await close(page);
});

// A game of each box, begun by a bot or by a person.
const FIRST = { duo: "duel&seats=squirrel,human", valley: "players:2&seats=squirrel,human", grove: "bards:2&seats=squirrel,human" };
const OURS = { duo: "duel&seats=human,squirrel", valley: "players:2&seats=human,squirrel", grove: "solo:medium&seats=human" };

for (const [box, mode] of Object.entries(FIRST)) {
  test(`a bot of ${box} says why it did what it did, beside the table and in the log, in either language`, async () => {
    for (const [french, because] of [[false, /^\S.*: (it|nothing) /], [true, /^\S.*\u00a0: (cela|rien) /]]) {
      const page = await open({ on: `${box}.html`, path: `#/new?mode=${mode}&seed=7`, french });
      await page.waitForSelector(".app");
      for (let i = 0; i < 40 && !(await page.locator(".recap .ask").count()); i++) {
        await hearAll(page);
        const legal = await engine(page, "legal_now");
        if (legal.length) await engine(page, "perform", legal[0]);
        await page.waitForTimeout(200);
      }
      await page.click(".recap .ask");
      await page.waitForFunction((because) => new RegExp(because, "u").test(document.querySelector(".hint.panel p")?.textContent), because.source);
      await page.keyboard.press("Escape");
      await page.waitForSelector(".hint.panel", { state: "detached" });
      await page.keyboard.press("l");
      await page.locator("dialog .log .ask").first().click();
      await page.waitForFunction((because) => new RegExp(because, "u").test(document.querySelector("dialog .because")?.textContent), because.source);
      await close(page);
    }
  });
}

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

// Points now and points expected, and by name what is set up or denied, if that is much.
const GAIN = [
  [false, /-?\d+ points? now(, and about \d+\.\d more in the end than other choices)?|No points yet, but about \d+\.\d more|Nothing brings more|It is the only choice/, /; (\S.* will be worth more|the event \S.* comes nearer|it prepares \S|held back: \S|it puts \S.* within reach|good for the song: \S)/],
  [true, /-?\d+ points? tout de suite(, et environ \d+,\d de plus à la fin que les autres choix)?|Rien tout de suite, mais environ \d+,\d de plus|Rien ne rapporte davantage|C'est le seul choix/, /\s; (\S.* rapportera davantage|l'évènement \S.* se rapproche|cela prépare \S|cela freine\s: \S|cela met à portée\s: \S|bon pour la chanson\s: \S)/],
];

for (const [box, mode] of Object.entries(OURS)) {
  test(`the owl gives hints in ${box} that say what they bring now, what they promise and what they set up or deny, on a phone, in either language`, async () => {
    for (const [french, gain, aim] of GAIN) {
      const page = await open({ on: `${box}.html`, path: `#/new?mode=${mode}&seed=7`, french, viewport: PHONE });
      await page.waitForSelector(".app");
      let named = false;
      for (let asked = 0; asked < 12 && !named; asked++) {
        await hearAll(page);
        await page.waitForFunction(() => bosk.legal_now().length > 0);
        // The key is heard only where it is the person's turn, and a hint comes in steps.
        for (let i = 0; i < 12; i++) {
          await page.keyboard.press("h");
          const shown = await page.waitForSelector(".hint.panel", { timeout: 5000 }).catch(() => null);
          if (shown && gain.test(await shown.innerText().catch(() => ""))) break;
        }
        const said = await page.innerText(".hint.panel");
        assert.match(said, gain);
        named = aim.test(said);
        const { left, right, top, bottom } = await page.$eval(".hint.panel", (panel) => panel.getBoundingClientRect().toJSON());
        assert.ok(left >= 0 && right <= PHONE.width && top >= 0 && bottom <= PHONE.height, `${[left, right, top, bottom]} is in sight`);
        await page.keyboard.press("Escape");
        if (!named) await engine(page, "perform", (await engine(page, "legal_now"))[0]);
      }
      assert.ok(named, "something is named");
      await close(page);
    }
  });
}

test("what thinks is kept for days without a network", async () => {
  const page = await open({ offline: true, path: "#/new?mode=duel&seats=human,squirrel&seed=7" });
  await page.waitForSelector(".app");
  await isKept(page, "duo-worker.js", "duo-thinker.js", "duo-thinker_bg.wasm");
  await close(page);
});

test("when what thinks cannot be loaded, the page says so", async () => {
  const page = await open({ on: "index.html" });
  await page.route(/thinker_bg/, (route) => route.abort());
  await page.goto(new URL(`duo.html${SLOW}`, process.env.BOSK_URL).href);
  await page.waitForSelector(".app");
  await hand(page);
  await page.waitForSelector(".notice");
  assert.match(await page.innerText(".notice"), /nobody thinks/);
  await page.context().close();
});
