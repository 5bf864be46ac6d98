// The page of Everdell and Mistwood: whole games, Nightweave's turns, the look, every choice, bad input.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DESKTOP, PHONE, axe, begin, close, dice, engine, fits, hearAll, isKept, looksRight, looseTexts, open, openPosition, record, reload, tooSmall, walk } from "./kit.mjs";

const openValley = async (options = {}) => {
  const page = await open({ pace: 600000, on: "valley.html", ...options });
  await page.waitForSelector("#import");
  return page;
};
async function openAt(file, options = {}) {
  const page = await openValley(options);
  await openPosition(page, readFileSync(new globalThis.URL(file, import.meta.url), "utf8"));
  await hearAll(page);
  return page;
}
// Plays on in the engine alone: cards before workers, never an early end.
const playOn = (page, seed, most, stop) =>
  page.evaluate(
    ([seed, most, stop]) => {
      const { legal_now, perform, asked_now } = bosk;
      window.dice ??= seed;
      const roll = (n) => {
        window.dice = (window.dice * 1103515245 + 12345) % 2147483648;
        return Math.floor((window.dice / 2147483648) * n);
      };
      for (let i = 0; i < most; i++) {
        const legal = legal_now();
        if (!legal.length || (stop && (new RegExp(stop).test(asked_now()) || legal.some((a) => new RegExp(stop).test(a))))) return i;
        const plays = legal.filter((action) => action.startsWith("play"));
        const rest = legal.filter((action) => action !== "pass");
        const among = plays.length && roll(4) > 0 ? plays : rest.length ? rest : legal;
        perform(among[roll(among.length)]);
      }
      return most;
    },
    [seed, most, stop],
  );

test("a whole game of two people on one device, in English: the curtain hides the hands, the end tells every source", async () => {
  const page = await openValley({ beat: 0 });
  await begin(page, { mode: "players:2", other: "human", seed: 5 });
  const hands = {};
  for (let turn = 0; turn < 4; turn++) {
    assert.ok(await page.locator(".curtain").count(), `curtain ${turn}`);
    const html = await page.content();
    for (const card of Object.values(hands).flat()) assert.ok(!html.includes(`data-card="${card}"`), `${card} behind the curtain`);
    const who = await page.locator(".curtain h1").innerText();
    await page.click(".curtain button");
    await page.waitForSelector(".app");
    const shown = await page.content();
    const open = await page.$$eval(".mead [data-card], .side [data-card]", (all) => all.map((e) => e.dataset.card));
    const own = await page.$$eval(".cards [data-card]", (all) => all.map((e) => e.dataset.card));
    assert.ok(own.length >= 4, "one's own hand is there");
    for (const [other, cards] of Object.entries(hands)) {
      const secret = other === who ? [] : cards.filter((card) => !open.includes(card) && !own.includes(card));
      for (const card of secret) assert.ok(!shown.includes(`data-card="${card}"`), `${who} reads ${card}`);
    }
    await page.locator("[data-site=twigs-3].can, [data-site=resin-2].can, [data-site=berry-1].can, .locs .can").first().click();
    await page.click("#confirm");
    await page.waitForSelector(".curtain");
    // The Meadow lies open, whoever looks.
    hands[who] = own.filter((card) => !open.includes(card));
  }
  await playOn(page, 3, 3000);
  await page.waitForSelector("main.end");
  const rows = await page.$$eval(".by-player tbody tr", (all) => all.map((tr) => [...tr.querySelectorAll("td")].map((td) => Number(td.textContent))));
  for (const who of [0, 1]) assert.equal(rows.slice(0, -1).reduce((sum, row) => sum + row[who], 0), rows.at(-1)[who], "the sources add up");
  await axe(page, "end");
  await page.click("#again");
  await page.waitForSelector(".curtain");
  assert.equal(JSON.parse(await record(page)).actions.length, 0, "a new game");
  await close(page);
});

test("a whole game against Nightweave with schemes, in French: a scheme is foiled and a special event claimed by hand", async () => {
  const page = await openValley({ french: true });
  await begin(page, { mode: "nightweave:1:schemes", seats: "human", seed: SEED.game });
  await hearAll(page);
  let foiled = false;
  let claimed = false;
  const specials = await page.$$eval(".ev.special", (all) => all.map((e) => e.dataset.site));
  for (let i = 0; i < 60 && !(await page.locator("main.end").count()); i++) {
    const wanted = [foiled ? null : "^foil", claimed ? null : `^place (${specials.join("|")})$`].filter(Boolean).join("|") || "^never";
    await playOn(page, SEED.play, 400, wanted);
    await hearAll(page);
    if (await page.locator("main.end").count()) break;
    const asked = await engine(page, "asked_now");
    if (!foiled && asked.startsWith("foil")) {
      assert.match(await page.locator("#prompt b").getAttribute("title"), /\p{L}{4,}.*\p{L}{4,}/su, "the scheme's text is in the prompt");
      // Whatever is not "no" pays for the foil.
      for (let n = 0; n < 6 && (await engine(page, "asked_now")).startsWith("foil"); n++) {
        const choices = page.locator(".can:visible:not([data-action=skip])");
        if (!(await choices.count())) break;
        await choices.first().click();
        if (await page.locator("#confirm").count()) await page.click("#confirm");
        await page.waitForTimeout(40);
        foiled ||= (await record(page)) !== null && (await told(page)).some((line) => /déjoue|déjoué/i.test(line));
        await hearAll(page);
      }
      if (!foiled && (await engine(page, "asked_now")).startsWith("foil")) await engine(page, "perform", "skip");
    } else if (!claimed) {
      const event = page.locator(".ev.special.can").first();
      if (await event.count()) {
        await event.click();
        assert.match(await page.locator("#confirm").innerText(), /Revendiquer l'évènement/);
        await page.click("#confirm");
        await page.waitForTimeout(40);
        claimed = true;
        await hearAll(page);
      }
    }
  }
  await playOn(page, 9, 3000);
  await hearAll(page);
  await page.waitForSelector("main.end");
  assert.ok(foiled, "a scheme was foiled");
  assert.ok(claimed, "a special event was claimed");
  assert.match(await page.locator("h1").innerText(), /Tissenuit/);
  const text = await page.locator("main").innerText();
  assert.doesNotMatch(text, /\b(worker|Meadow|points by|cards|tokens)\b/, "no English word");
  await close(page);
});
// What the log says.
async function told(page) {
  if (await page.locator("#story-next").count()) return page.$$eval(".steps-told li, #live", (all) => all.map((e) => e.textContent));
  await page.locator(".top .btn").first().click();
  const lines = await page.$$eval(".log li", (all) => all.map((e) => e.textContent));
  await page.keyboard.press("Escape");
  return lines;
}
const SEED = { game: 2, play: 40 };

for (const [name, viewport] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  test(`Nightweave's turn is stepped through with the keyboard on a ${name}, each step with its rule`, async () => {
    const page = await openValley({ viewport });
    await begin(page, { mode: "nightweave:1", seats: "human", seed: 7 });
    await page.waitForSelector("#story-next");
    const head = () => page.locator("#prompt .q b").innerText();
    const all = Number((await head()).match(/of (\d+)/)[1]);
    await page.waitForFunction(() => document.activeElement?.id === "story-next");
    // A slow machine takes its time to draw a step, so each is waited for.
    const step = (n) => page.waitForFunction((begins) => document.querySelector("#prompt .q b")?.innerText.startsWith(begins), `Step ${n} of ${all}`);
    for (let n = 1; n <= all; n++) {
      await step(n);
      await page.waitForFunction(() => document.activeElement.id === "story-next", null, { timeout: 3000 }).catch(() => assert.fail("the keyboard stays on Next"));
      await looksRight(page);
      await page.keyboard.press(["Enter", "Space", "ArrowRight"][n % 3]);
    }
    await page.waitForFunction(() => !document.querySelector("#story-next"), null, { timeout: 3000 }).catch(() => assert.fail(`${all} steps need ${all} presses`));
    const final = await page.locator("main").innerText();
    await reload(page);
    await page.waitForSelector("#story-next");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("e");
    await step(all);
    await page.click("#story-why");
    await page.waitForSelector(".para.here");
    assert.equal(await page.locator(".para.here").count(), 1, "the rule of the step is open");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".para.here", { state: "detached" });
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((final) => document.querySelector("main").innerText === final, final, { timeout: 3000 }).catch(() => {});
    assert.equal(await page.locator("main").innerText(), final, "to the end leads to the same screen");
    await close(page);
  });
}

async function inOrder(page, where) {
  assert.deepEqual(await fits(page), { wide: true, high: true }, where);
  assert.deepEqual(await page.evaluate(looseTexts), [], where);
  await looksRight(page);
}

for (const [lang, options] of [["en", {}], ["fr", { french: true }], ["40 % longer", { path: "?lang=xx" }]]) {
  for (const [size, viewport, least] of [["desktop", DESKTOP, 24], ["phone", PHONE, 44]]) {
    test(`full cities fit on a ${size} in ${lang}: no scrolling, no text outside its box, nothing too small to press`, async () => {
      for (const file of ["valley-full.toml", "valley-lair.toml"]) {
        const page = await openAt(file, { viewport, ...options });
        const check = async (where) => {
          await inOrder(page, `${file} ${where}`);
          assert.deepEqual(await tooSmall(page, least), [], `${file} ${where}`);
        };
        await check("table");
        for (const tab of size === "phone" ? await page.locator("[role=tab]").all() : []) {
          await tab.click();
          await check(await tab.innerText());
        }
        if (size === "phone") await page.locator("[role=tab]").first().click();
        for (const thing of [".mead .card", ".locs .can", ".cards .card"]) {
          await page.locator(thing).first().click();
          await page.waitForSelector(".sheet");
          await check(`sheet of ${thing}`);
          await page.keyboard.press("Escape");
        }
        await close(page);
      }
    });
  }
}

const MODULES = "farms:corrin:legends:powers";
for (const [name, viewport, modes] of [
  ["desktop", DESKTOP, [["nightweave:1:schemes", 1], [`players:3:${MODULES}`, 3], [`rugwort:1:${MODULES}`, 1]]],
  ["phone", PHONE, [["nightweave:1:plot", 1], [`players:4:${MODULES}`, 4]]],
]) {
  test(`all legal actions are reached by keyboard, with distinct names, in 20 positions on a ${name}`, async () => {
    const page = await openValley({ viewport });
    const roll = dice(31);
    let positions = 0;
    for (let game = 0; positions < 20; game++) {
      const [mode, people] = modes[game % modes.length];
      await begin(page, { mode, seats: Array(people).fill("human").join(","), seed: 200 + game });
      for (let step = 0; step < 400 && positions < 20 && !(await page.locator("main.end").count()); step++) {
        await hearAll(page);
        if (await page.locator(".curtain").count()) await page.click(".curtain button");
        const legal = await engine(page, "legal_now");
        if (!legal.length) break;
        const rare = !/^turn/.test(await engine(page, "asked_now"));
        if (legal.length > 1 && roll(rare ? 3 : 12) === 0) {
          const { found, names } = await page.evaluate(walk);
          assert.deepEqual(found.sort(), legal.slice().sort(), `game ${game}, step ${step}`);
          assert.equal(names.length, found.length, `distinct names: ${names.join(" | ")}`);
          positions++;
          if (positions % 7 === 0) break;
        }
        const act = legal.filter((action) => action !== "pass");
        await engine(page, "perform", (act.length ? act : legal)[roll(act.length || legal.length)]);
      }
      await page.evaluate(() => localStorage.removeItem("bosk.games"));
    }
    await close(page);
  });
}

test("bad input gives one sentence and loses nothing: impossible modules, a broken saved game, a stale move, a strange file", async () => {
  for (const [mode, rule] of [["nightweave:1:schemes:legends", /V13\.4/], ["nightweave:1:two:schemes", /V13\.5/]]) {
    const refused = await open({ on: "valley.html", path: `#/new?mode=${mode}` });
    await refused.waitForSelector(".notice");
    assert.match(await refused.locator(".notice").innerText(), rule);
    assert.equal(await refused.locator(".app").count(), 0, "nothing begins");
    await close(refused);
  }
  const page = await openValley();
  await begin(page, { mode: "nightweave:1:schemes", seats: "human", seed: 3 });
  await hearAll(page);
  const before = await record(page);
  await engine(page, "perform", "pass");
  assert.equal(await page.locator(".notice").count(), 1, "a move that is not legal is told");
  assert.equal(await record(page), before, "and costs nothing");
  await page.click(".notice .btn");
  assert.equal(await engine(page, "perform", "dance"), false);
  await page.evaluate(() => (location.hash = "#/watch"));
  await page.setInputFiles("#import", { name: "x.json", mimeType: "application/json", buffer: Buffer.from("{ not json") });
  await page.waitForSelector(".notice");
  assert.match(await page.locator(".notice").innerText(), /x\.json/);
  assert.equal(await record(page), before);
  const broken = '{"bosk": 1, "game": "valley"';
  await page.evaluate((text) => localStorage.setItem("bosk.valley.game", text), broken);
  await page.goto(page.url().split("#")[0]);
  await page.reload();
  await page.waitForSelector(".notice");
  assert.ok((await page.locator(".notice").innerText()).length > 30);
  await begin(page, { mode: "players:2", seed: 4 });
  await hearAll(page);
  assert.notEqual(await record(page), before, "a new game beside it");
  assert.equal(await page.evaluate(() => localStorage.getItem("bosk.valley.game")), broken, "and what cannot be read is kept");
  assert.equal(await page.evaluate(() => JSON.parse(localStorage.getItem("bosk.games")).length), 2);
  await close(page);
});

test("a game is saved after every action, the shelf leads here and back, and the page is accessible", async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await open({ viewport, pace: 600000, on: "index.html", path: "#/valley" });
    await page.click("[data-mode=rugwort]");
    await page.click("#start");
    await page.waitForSelector(".app");
    await hearAll(page);
    await axe(page, "table");
    await page.locator(".locs .can").first().click();
    await page.waitForSelector("#confirm");
    await axe(page, "sheet");
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".sheet").count(), 0);
    await page.locator(".locs .can").first().click();
    await page.click("#confirm");
    await page.waitForTimeout(30);
    assert.equal(JSON.parse(await record(page)).actions.length, 1);
    await reload(page);
    await page.click(".logo");
    await page.waitForSelector("html[data-ready=shelf]");
    assert.equal(await page.locator("#games [data-game]").count(), 1, "the game stands on the shelf");
    await page.click("#games [data-game] a");
    await page.waitForSelector(".app");
    await close(page);
  }
});

test("once it was opened, the page works without a network, and a bot gives a hint", async () => {
  const page = await openValley({ offline: true });
  await isKept(page, "valley.html", "valley_bg.wasm", "valley-worker.js");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await begin(page, { mode: "rugwort:1", seats: "human", seed: 8 });
  await page.context().setOffline(true);
  await reload(page);
  await hearAll(page);
  await page.keyboard.press("h");
  await page.waitForSelector(".hint.panel");
  await page.keyboard.press("h");
  await page.keyboard.press("h");
  assert.match(await page.locator(".hint.panel").innerText(), /points? now|no points yet|nothing brings more|only choice/i);
  await close(page);
});
