// The table is alive: pieces travel, what the others did is recapped, a story is told on the board of its moment, and nothing is
// heard before somebody wishes for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close, dear, engine, hearAll, hurry, moves, open, reload, snapshot } from "./kit.mjs";

const DUEL = "#/new?mode=duel&seats=human,greedy&seed=7";
const NIGHT = "#/new?mode=nightweave:1&seats=human&seed=7";

async function sit(path, more = {}) {
  const page = await open({ path, still: false, ...more });
  await page.waitForSelector(".app");
  return page;
}

// Makes the first choice that stands open, by mouse.
async function choose(page) {
  await page.locator(".can:visible").first().click();
  if (await page.locator("#confirm").count()) await page.click("#confirm");
}

const animations = (page) =>
  page.evaluate(() => document.getAnimations().filter((a) => a.constructor.name === "Animation").map((a) => Object.keys(a.effect.getKeyframes()[0])));

// Collects what is animated from now on.
const watch = (page) =>
  page.evaluate(() => {
    window.seen = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      window.seen.push({ card: this.dataset.card ?? this.dataset.piece, keys: Object.keys(frames[0]), ms: options.duration });
      return animate.call(this, frames, options);
    };
  });

test("a card that is played travels, quickly, and a key ends it; who wishes for stillness gets it", async () => {
  for (const [name, more, moves] of [["moving", {}, true], ["still", { still: true }, false], ["reduced", { reducedMotion: "reduce" }, false]]) {
    const page = await sit(DUEL, more);
    await watch(page);
    for (let i = 0; i < 6 && (await page.evaluate(() => window.seen.length)) === 0; i++) {
      await choose(page);
      await page.waitForTimeout(120);
    }
    const seen = await page.evaluate(() => window.seen);
    assert.equal(seen.length > 0, moves, `${name}: ${JSON.stringify(seen)}`);
    for (const flight of seen) {
      assert.ok(flight.keys.every((key) => ["transform", "zIndex", "opacity"].includes(key)), "only what is cheap is animated");
      assert.ok(flight.ms <= 320, "no piece travels long");
    }
    await page.keyboard.press("Shift");
    assert.deepEqual(await animations(page), [], "a key ends what is under way");
    await close(page);
  }
});

const RIVALS = {
  Nightweave: { path: NIGHT, on: "valley.html" },
  Rugwort: { path: "#/new?mode=rugwort:1&seats=human&seed=7", on: "valley.html" },
  "Miss Thorn": { path: "#/new?mode=challenge:easy:solo&seats=human&seed=7" },
  "the Rival": { path: "#/new?mode=solo:medium&seats=human&seed=7", on: "grove.html" },
};

for (const [name, { path, ...more }] of Object.entries(RIVALS)) {
  test(`${name}: what she or he does is told on the board of each moment, as the engine has it, forwards and back`, async () => {
    const page = await sit(path, { still: true, ...more });
    // The Meadow, the points and everything that stands about.
    const board = () =>
      page.evaluate(() => ({
        meadow: [...document.querySelectorAll(".mead .cell")].map((cell) => cell.querySelector("[data-card]")?.dataset.card ?? null),
        points: [...document.querySelectorAll(".scores > span")].map((span) => Number([...span.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(""))),
        supply: [...document.querySelectorAll(".top .st")].map((e) => parseInt(e.textContent)),
        tokens: [...document.querySelectorAll(".nd .rt")].map((e) => Number(e.textContent)),
        his: [...document.querySelectorAll(".rfacts .res")].map((e) => parseInt(e.textContent)),
        pawn: document.querySelector(".pawn")?.getAttribute("style"),
        open: document.querySelectorAll(".nd[data-zoom]").length,
        rest: [...document.querySelectorAll(".mead, .loc, .place, .lair, .hers, .opp, .rivalp, .sharep")].map((e) => e.innerText + [...e.querySelectorAll("use")].map((u) => u.getAttribute("href"))).join("|"),
      }));
    await hearAll(page);
    let before = 0;
    for (let i = 0; i < 60 && (await page.locator("#story-next").count()) === 0; i++) {
      before = await engine(page, "record_now").then((text) => JSON.parse(text).actions.length);
      const legal = await engine(page, "legal_now");
      await engine(page, "perform", legal[(i * 7) % legal.length]);
      await page.waitForTimeout(30);
    }
    const film = (await engine(page, "film_since", before)).map((shot) => JSON.parse(shot));
    const boards = [];
    const [named, numbered] = [new Map(), new Map()];
    for (let at = 0; ; at++) {
      const text = await page.locator("#prompt .note").textContent();
      // What is told in one breath ends with the last thing that happened.
      for (let rest = text; rest; at += rest ? 1 : 0) {
        while (at < film.length && !(film[at][0] && rest.startsWith(film[at][0]))) at++;
        assert.ok(at < film.length, `the engine tells it, too: ${text}`);
        rest = rest.slice(film[at][0].length).trim();
      }
      const [, points, view] = film[at];
      const drawn = await board();
      boards.push(drawn);
      // Two mayors who play together have one account; the opponent in the box stands last.
      const accounts = drawn.points.length < points.length ? [points[0], points.at(-1)] : points;
      assert.deepEqual(drawn.points, accounts.slice(0, drawn.points.length), `the points at: ${text}`);
      if (view.table) {
        const { supply, rival, open } = view.table;
        assert.deepEqual(drawn.supply, supply, `the supplies at: ${text}`);
        assert.deepEqual([...drawn.tokens].sort(), rival.tokens.filter(Boolean).sort(), `his tokens at: ${text}`);
        assert.deepEqual(drawn.his.slice(0, 4), [rival.gems, rival.volume, rival.crests, rival.runes], `what he has at: ${text}`);
        assert.equal(drawn.open, open.filter((card) => card !== null).length, `open cards at: ${text}`);
        assert.equal(named.get(rival.pawn) ?? drawn.pawn, drawn.pawn, `his pawn at: ${text}`);
        named.set(rival.pawn, drawn.pawn);
      }
      const meadow = view.meadow ?? [];
      assert.equal(drawn.meadow.length, meadow.length);
      // The engine numbers its cards: the same number is the same card at every step.
      meadow.forEach((number, slot) => {
        const card = drawn.meadow[slot];
        assert.equal(card === null, number === null, `slot ${slot + 1} at: ${text}`);
        assert.equal(named.get(number) ?? card, card, `slot ${slot + 1} at: ${text}`);
        assert.equal(numbered.get(card) ?? number, number, `slot ${slot + 1} at: ${text}`);
        named.set(number, card);
        numbered.set(card, number);
      });
      if ((await page.getAttribute("#story-end", "aria-disabled")) === "true") break;
      await page.click("#story-next");
      await page.waitForTimeout(40);
    }
    assert.ok(boards.length > 1, "the turn has steps");
    for (let i = boards.length - 2; i >= 0; i--) {
      await page.click("#story-back");
      await page.waitForTimeout(40);
      assert.deepEqual(await board(), boards[i], `back at step ${i + 1}`);
    }
    await close(page);
  });
}

test("nothing is heard before somebody switches it on", async () => {
  const page = await sit(DUEL);
  await page.addInitScript(() => {
    window.devices = 0;
    const Device = window.AudioContext;
    window.AudioContext = class extends Device {
      constructor() {
        super();
        window.devices++;
      }
    };
  });
  await reload(page);
  await choose(page);
  assert.equal(await page.evaluate(() => window.devices), 0);
  await page.click("[aria-label=Settings]");
  await page.click("#sound");
  assert.equal(await page.evaluate(() => window.devices), 1);
  assert.equal(await page.getAttribute("#sound", "aria-pressed"), "true");
  await close(page);
});

test("undo and one's own turn are heard by who wishes for sounds", async () => {
  const page = await sit("#/new?mode=players:2&seats=human,greedy&seed=7", { on: "valley.html", pace: 3000, beat: 0 });
  await page.evaluate(() => {
    window.tones = [];
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      const tone = create.call(this);
      window.tones.push(tone);
      return tone;
    };
  });
  const heard = () => page.evaluate(() => window.tones.splice(0).map((tone) => Math.round(tone.frequency.value)));
  await page.click("[aria-label=Settings]");
  await page.click("#sound");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".app .can");
  const place = (await engine(page, "legal_now")).find((action) => /^place (twigs|resin|pebble|berry)-\d$/.test(action));
  await engine(page, "perform", place);
  await heard();
  await page.click("#undo");
  assert.ok((await heard()).includes(180), "a card set down, backwards");
  await engine(page, "perform", place);
  await page.waitForTimeout(300);
  assert.ok(!(await heard()).includes(392), "the bot's turn");
  await page.waitForFunction(() => document.querySelector(".app .can"));
  assert.ok((await heard()).includes(392), "one's own");
  await close(page);
});

test("the log is told by turns, the newest first; a line shows its thing, a turn the table of then", async () => {
  const page = await sit(DUEL, { still: true });
  for (let i = 0; i < 30 && (await moves(page)) < 12; i++) {
    await choose(page).catch(() => {});
    await page.waitForTimeout(100);
  }
  await page.keyboard.press("l");
  const turns = page.locator(".log .turn-told");
  const who = await turns.locator("h3").allInnerTexts();
  assert.ok(who.length > 2 && who.every((name, i) => i === 0 || name !== who[i - 1]), `turns alternate: ${who}`);
  const numbers = (await turns.locator(".look").evaluateAll((all) => all.map((look) => look.getAttribute("aria-label")))).map((label) => Number(label.match(/\d+/)));
  assert.ok(numbers.every((n, i) => i === 0 || n < numbers[i - 1]), `the newest first: ${numbers}`);
  assert.equal(numbers.at(-1), 1, "down to the first");
  const last = (await turns.first().innerText()).split("\n").at(-1);
  assert.ok((await page.locator("#prompt").innerText()).length > 0 && last.length > 5);
  let outlined = 0;
  for (let i = 0; i < 6 && !outlined; i++) {
    await page.keyboard.press("l");
    await turns.locator("li button").nth(i).click();
    assert.equal(await page.locator(".drawer").count(), 0, "the table is in sight");
    outlined = await page.locator(".app .touched").count();
  }
  assert.ok(outlined > 0, "what a line is about is outlined");
  await page.keyboard.press("l");
  const now = await snapshot(page);
  await turns.last().locator(".look").click();
  assert.notEqual(await snapshot(page), now, "the table of then");
  assert.equal(await page.locator(".can").count(), 0, "nothing can be done there");
  await page.click("#to-end");
  assert.ok((await page.locator(".can").count()) > 0, "back in the game");
  await close(page);
});

test("in Everdell the log's line of a card played from the hand shows it in the city", async () => {
  const page = await sit("#/new?mode=players:2&seats=human,greedy&seed=7", { on: "valley.html", still: true, beat: 0 });
  let played;
  for (let i = 0; i < 60 && !played; i++) {
    const hand = await page.$$eval(".hand .can", (cards) => cards.map((card) => card.dataset.card));
    const legal = await engine(page, "legal_now");
    played = hand.find((card) => legal.includes(`play ${card}`));
    if (await page.locator(".app .can").count()) await engine(page, "perform", played ? `play ${played}` : legal[(i * 7) % legal.length]);
    await page.waitForTimeout(30);
  }
  assert.ok(played, "a card was played from the hand");
  await page.keyboard.press("l");
  await page.locator(".log li button", { hasText: /hand/ }).first().click();
  assert.equal(await page.locator(`.city .touched[data-card="${played}"]`).count(), 1);
  await close(page);
});

test("who moves the keyboard right after a decision keeps it there", async () => {
  const page = await sit(DUEL, { still: true });
  await page.locator(".can:visible").first().click();
  await page.waitForSelector("#confirm");
  const at = await page.evaluate(async () => {
    document.querySelector("#confirm").click();
    document.querySelector("[aria-label=Settings]").focus();
    await new Promise((later) => setTimeout(later, 200));
    return document.activeElement.getAttribute("aria-label");
  });
  assert.equal(at, "Settings");
  await close(page);
});

test("a drawer is a dialog that keeps the keyboard and gives it back; radio groups take arrow keys", async () => {
  const page = await sit(DUEL, { still: true });
  await page.waitForSelector(".can");
  const button = page.locator("[aria-label=Settings]");
  await button.focus();
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog.drawer:modal");
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement.closest("dialog"))), "the keyboard stays");
  }
  // Each of them: how fast bots move, how a turn ends, and all the others.
  const groups = page.locator("dialog.drawer [role=radiogroup]");
  assert.ok((await groups.count()) >= 2);
  for (let i = 0; i < (await groups.count()); i++) {
    const chosen = () => groups.nth(i).locator("[aria-checked=true]").innerText();
    await groups.nth(i).locator("[aria-checked=true]").focus();
    const before = await chosen();
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await chosen(), before, `group ${i + 1}`);
    await page.keyboard.press("ArrowLeft");
    assert.equal(await chosen(), before, `group ${i + 1}`);
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-checked")), "true");
  }
  await page.keyboard.press("Escape");
  await page.waitForSelector("dialog.drawer", { state: "detached" });
  assert.ok(await button.evaluate((button) => document.activeElement === button), "back where it was");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog.drawer:modal");
  await page.mouse.click(40, 300);
  await page.waitForSelector("dialog.drawer", { state: "detached" });
  await close(page);
});

test("a season begins with a ceremony that says what it brings; a key ends it, and where nothing may move it comes up complete", async () => {
  for (const [options, whole] of [[{}, 0], [{ still: true }, 1], [{ reducedMotion: "reduce" }, 1]]) {
    const page = await sit("#/new?mode=players:2&seats=human,greedy&seed=7", { on: "valley.html", pace: 600000, seasons: true, ...options });
    const play = (choose) =>
      page.evaluate((choose) => {
        const legal = bosk.legal_now();
        if (legal.length) bosk.perform(legal.find((action) => action.startsWith(choose)) ?? legal[0]);
      }, choose);
    let seen = 0;
    for (let i = 0; i < 60 && !seen; i++) {
      await play(i < 40 ? "place" : "prepare");
      seen = await page.locator("dialog.ceremony").count();
    }
    assert.equal(seen, 1);
    assert.equal(await page.locator("dialog.ceremony.whole").count(), whole);
    assert.deepEqual(await dear(page), []);
    if (whole) assert.equal(await page.evaluate(() => document.querySelector(".ceremony").getAnimations().length), 0, "nothing moves");
    assert.match(await page.locator("dialog.ceremony h2").innerText(), /Spring/);
    assert.equal(await page.locator(".crew-all span").count(), 3, "the workers, with the new one");
    assert.equal(await page.locator(".crew-all b").count(), 1);
    assert.match(await page.locator(".brings").innerText(), /At home: 3 of 3/);
    assert.equal((await page.locator("#season-on").innerText()).trim(), "Go on", "the bot is next");
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog.ceremony", { state: "detached" });
    assert.equal(await page.locator(".app #prompt").count(), 1, "the game goes on");
    await close(page);
  }
});

for (const french of [false, true]) {
  test(`the button under a season names the next decision in ${french ? "French" : "English"}`, async () => {
    // What the button says while the season is shown, and the question after it.
    const both = async (page) => {
      await page.waitForSelector("dialog.ceremony");
      const named = (await page.locator("#season-on").innerText()).trim();
      await page.click("#season-on");
      await page.waitForSelector("dialog.ceremony", { state: "detached" });
      return [named, (await page.locator("#prompt .q b .wide").innerText()).trim()];
    };
    const valley = await open({ on: "valley.html", path: "#/watch", french, seasons: true });
    const position = `title = "A Husband gives what one likes"
box = "valley"
proves = ["V9.27"]

[position.squirrel]
city = ["husband+wife", "farm"]
workers = ["twigs-3", "resin-2"]

[[step]]
`;
    assert.equal(await engine(valley, "open_scenario", position), undefined);
    assert.ok(await engine(valley, "perform", "prepare"));
    const [named, asked] = await both(valley);
    assert.match(named, french ? /Quelle ressource gagnez-vous/ : /Which resource do you gain/);
    assert.equal(named, asked);
    await close(valley);
    const duo = await sit(DUEL, { seasons: true, beat: 0, french });
    for (let i = 0; i < 200 && !(await duo.locator("dialog.ceremony").count()); i++) {
      await duo.evaluate((i) => {
        const legal = bosk.legal_now();
        if (document.querySelector(".app .can")) bosk.perform(legal[(i * 7) % legal.length]);
      }, i);
      await duo.waitForTimeout(20);
    }
    const [now, then] = await both(duo);
    assert.ok(now === then || now === (french ? "Continuer" : "Go on"), `${now} before ${then}`);
    await close(duo);
  });
}

test("in Duo a season begins for both, with a ceremony", async () => {
  const page = await sit(DUEL, { seasons: true, beat: 0 });
  for (let i = 0; i < 200 && !(await page.locator("dialog.ceremony").count()); i++) {
    await page.evaluate((i) => {
      const legal = bosk.legal_now();
      if (document.querySelector(".app .can")) bosk.perform(legal[(i * 7) % legal.length]);
    }, i);
    await page.waitForTimeout(20);
  }
  const [season] = (await engine(page, "asked_now")).split(" ").slice(-1);
  assert.equal(season, "spring");
  assert.equal(await page.locator("dialog.ceremony.spring:modal").count(), 1);
  assert.match(await page.locator("dialog.ceremony h2").innerText(), /Spring/);
  assert.ok((await page.locator(".brings .panel").count()) > 0, "it says what it brings");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog.ceremony", { state: "detached" });
  await page.waitForSelector(".app .can");
  await close(page);
});

test("on one sofa a season begins for who looks next, with what green cards give, before and after", async () => {
  const page = await open({ on: "valley.html", path: "#/new?mode=players:2&seats=human,human&seed=3", still: false, seasons: true });
  const lift = async () => {
    await page.click(".curtain #prompt");
    await page.waitForSelector(".app");
  };
  const perform = (action) => engine(page, "perform", action);
  const turns = ["place forest-2", "place resin-2", "place twigs-3", "place pebble-1", "play farm meadow-1", "play general-store", "play wife meadow-3 on farm", "prepare", "prepare"];
  for (const action of turns) {
    await lift();
    assert.equal(await page.locator("dialog.ceremony").count(), 0, `nothing begins before ${action}`);
    assert.ok(await perform(action), action);
  }
  await lift();
  await page.waitForSelector("dialog.ceremony.spring");
  assert.equal(await page.locator(".sheaves li").count(), 1, "the General Store gives");
  assert.match(await page.locator(".was-is").innerText(), /1 → 2/, "a berry more than before");
  await page.click("#season-short");
  await page.waitForSelector("dialog.ceremony", { state: "detached" });
  await perform("place twigs-3");
  await lift();
  await page.waitForSelector("dialog.ceremony.spring");
  assert.equal(await page.locator("#season-on").count(), 0, "shorter from now on");
  await page.waitForSelector("dialog.ceremony", { state: "detached", timeout: 4000 });
  await close(page);
});

test("the end counts points up by source, and shows all of them at once to who wishes for stillness", async () => {
  for (const [options, rises] of [[{ still: false }, true], [{ still: true }, false], [{ still: false, reducedMotion: "reduce" }, false]]) {
    const page = await sit("#/new?mode=duel&seats=human,greedy&seed=5", { pace: 600000, ...options });
    await hurry(page, 900);
    await page.waitForSelector("main.end");
    assert.equal(await page.locator("main.end.rises").count(), Number(rises));
    const sums = () => page.$$eval(".facing tr", (all) => all.slice(1).map((tr) => [...tr.querySelectorAll("td .n")].map((n) => Number(n.textContent))));
    if (rises) await page.waitForTimeout(1500);
    const rows = await sums();
    const total = rows.pop();
    for (const i of [0, 1]) assert.equal(rows.reduce((sum, row) => sum + row[i], 0), total[i], "sources make up the whole");
    const shown = await page.$$eval(".sums b", (all) => all.map((b) => Number(b.textContent)));
    assert.deepEqual(shown, total);
    assert.equal((await page.evaluate(() => document.getAnimations().length)), 0, "nothing goes on moving");
    await close(page);
  }
});

test("where there is room the log stands beside the table, and goes on with it", async () => {
  const page = await sit(DUEL, { still: true, viewport: { width: 1700, height: 760 }, pace: 600000 });
  await page.waitForSelector(".dock");
  const apart = () => page.evaluate(() => document.querySelector(".dock").getBoundingClientRect().left - document.querySelector(".app").getBoundingClientRect().right);
  assert.ok((await apart()) > -9, "it covers nothing");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.documentElement.scrollHeight <= innerHeight), true);
  await hurry(page, 4);
  assert.ok((await page.locator(".dock .turn-told").count()) > 0, "what happened is told there");
  await page.keyboard.press("l");
  await page.waitForSelector(".dock", { state: "detached" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press("l");
  await page.waitForSelector("dialog.drawer:modal");
  await close(page);
});

test("sounds are offered once, at the end of the first game, and are as loud as one likes", async () => {
  const page = await sit(DUEL, { still: true });
  await page.evaluate(() => {
    window.peaks = [];
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
      window.peaks.push(value);
      return ramp.call(this, value, at);
    };
  });
  const loud = () => page.evaluate(() => Math.max(0, ...window.peaks.splice(0)));
  await hurry(page);
  await page.waitForSelector("main.end #offer-sound");
  await page.locator("#offer-sound .btn").first().click();
  await page.waitForSelector("#offer-sound", { state: "detached" });
  const full = await loud();
  assert.ok(full > 0, "one of them is heard");
  const over = page.url();
  await page.click("#again");
  await page.waitForSelector(".app .can");
  await page.click("[aria-label=Settings]");
  assert.equal(await page.getAttribute("#sound", "aria-pressed"), "true");
  const heard = [];
  for (const n of [0, 1, 2]) {
    await page.locator("#volume [role=radio]").nth(n).click();
    heard.push(await loud());
  }
  assert.ok(0 < heard[0] && heard[0] < heard[1] && heard[1] < heard[2] && heard[2] === full, `soft, middle, full: ${heard}`);
  await page.click("#sound");
  assert.equal(await page.locator("#volume").count(), 0, "what is silent has no volume");
  await page.keyboard.press("Escape");
  await page.goto(over);
  await page.waitForSelector("main.end");
  assert.equal(await page.locator("#offer-sound").count(), 0, "nobody is asked twice");
  await close(page);
});
