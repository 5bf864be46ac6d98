// The table of every box fits every window: nothing scrolls, nothing is cut or lies over something else, every text is whole.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { begin, close, cutWords, engine, fits, hearAll, hurry, looseTexts, open, openPosition, tooSmall } from "./kit.mjs";

const SIZES = [
  [1280, 720], [1366, 625], [1440, 900], [1600, 1000], [1920, 1080], [1200, 680], [1280, 560],
  [820, 1180], [1180, 820], [360, 740], [390, 844], [320, 568],
];
// Smaller than a class was drawn for: the table is drawn smaller, and what lies on it in most games has room.
const BETWEEN = [[768, 950], [1024, 768], [1024, 600], [960, 560], [960, 540], [1200, 520]];
// A phone held sideways.
const SIDEWAYS = [[740, 360], [568, 320], [667, 375], [844, 390], [932, 430]];
const SMALLEST = 20;
// How large a thing to press is at least.
const least = (width, height) => (width < 350 ? SMALLEST : height < 520 ? 40 : width < 720 ? 44 : 24);
const BOXES = [
  { name: "duo", parted: true, on: "duo.html", files: ["stress.toml", "payment.toml", "early.toml", "together.toml", "thorn.toml"] },
  { name: "valley", parted: true, on: "valley.html", files: ["valley-full.toml", "valley-lair.toml"] },
  { name: "grove", on: "grove.html", files: ["grove-song.toml", "grove-bards.toml"] },
];

// Texts that end in dots, zones that intersect, zones that leave the window, things that end below their panel.
function untidy() {
  const told = [];
  const smallest = innerWidth < 350;
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && e.getBoundingClientRect().width > 1;
  for (const e of document.querySelectorAll("main *")) {
    const style = getComputedStyle(e);
    const dotted = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    if (!dotted || !seen(e) || e.closest(".sr, .note")) continue;
    // The explanation behind a question may be shortened, the question itself never.
    if (e.matches(".q")) {
      const asked = e.querySelector("b")?.getBoundingClientRect();
      if (asked && asked.bottom > e.getBoundingClientRect().bottom + 1.5) told.push(`the question is cut: ${e.textContent.slice(0, 60)}`);
      continue;
    }
    if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2) told.push(`dots: ${e.className} ${e.textContent.slice(0, 40)}`);
  }
  const names = [".top", ".evs", ".mead", ".wood", ".locs", ".tabs", ".others", ".rivalp", ".chalp", ".bardsp", ".sharep", ".city", ".prompt", ".resv", ".hand", ".piles", ".trade", ".recap", ".hh"];
  const zones = names.flatMap((name) => [...document.querySelectorAll(`main ${name}`)].filter(seen).map((e) => [name, e, e.getBoundingClientRect()]));
  for (const [name, , r] of zones) {
    if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1) told.push(`${name} leaves the window`);
  }
  // The trade stands in the corner of another zone, the head of the hand in the hand.
  const inside = { ".trade": [".resv", ".piles"], ".hh": [".hand"] };
  for (const [i, [a, , r]] of zones.entries()) {
    for (const [b, , s] of zones.slice(i + 1)) {
      const over = Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1.5 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1.5;
      if (over && !inside[b]?.includes(a) && !inside[a]?.includes(b)) told.push(`${a} lies over ${b}`);
    }
  }
  // What a zone holds stays in it; only strips that are made to scroll may hold more.
  for (const [name, zone, r] of zones) {
    for (const e of zone.querySelectorAll(".card, .place, .plot, .chip, .mini, .res, .count, .tally, .power, .goal, .legend, .mot, .leg, .chal, .bardrow")) {
      const scrolls = (box) => ["auto", "scroll"].includes(getComputedStyle(box).overflowX) || ["auto", "scroll"].includes(getComputedStyle(box).overflowY);
      let box = e.parentElement;
      while (box !== zone && !scrolls(box)) box = box.parentElement;
      if (scrolls(box) || !seen(e)) continue;
      const s = e.getBoundingClientRect();
      if (s.bottom > r.bottom + 2 || s.right > r.right + 2 || s.left < r.left - 2 || s.top < r.top - 2) told.push(`${e.className} leaves ${name}`);
    }
  }
  // What can be pressed to answer is whole.
  for (const e of document.querySelectorAll("main .prompt .btn")) {
    const [r, s] = [e.getBoundingClientRect(), e.closest(".prompt").getBoundingClientRect()];
    if (seen(e) && getComputedStyle(e.parentElement).position !== "fixed" && (r.bottom > s.bottom || r.top < s.top)) told.push(`the prompt cuts ${e.textContent}`);
  }
  // Nor does anything lie over the sum of the city, the workers or the trade.
  for (const over of [".tally", ".crew", ".trade"].flatMap((name) => [...document.querySelectorAll(`main ${name}`)]).filter(seen)) {
    const r = over.getBoundingClientRect();
    const zone = over.parentElement.matches("main") ? document.querySelector(".resv") : over.parentElement;
    for (const e of zone.querySelectorAll(".chip, .plot, .res, .occ, .crew .i")) {
      const s = e.getBoundingClientRect();
      const meets = Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1.5 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1.5;
      const scrolls = getComputedStyle(e.closest(".cols") ?? e).overflowY === "auto";
      if (meets && seen(e) && !scrolls && !over.contains(e)) told.push(`${e.className.baseVal ?? e.className} lies over ${over.className}`);
    }
  }
  // Nor do the small plots of somebody's city lie over what is told of them.
  for (const opp of [...document.querySelectorAll("main .opp")].filter(seen)) {
    const facts = [...opp.querySelectorAll(".res, .count, .medal, .spread, .ph")].filter(seen).map((e) => [e, e.getBoundingClientRect()]);
    for (const [plot, r] of [...opp.querySelectorAll(".wee")].filter(seen).map((e) => [e, e.getBoundingClientRect()])) {
      const under = facts.find(([, s]) => Math.min(r.right, s.right) - Math.max(r.left, s.left) > 4 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 4);
      if (under) told.push(`${plot.className} lies over ${under[0].className} of ${opp.getAttribute("aria-label")}`);
    }
  }
  if (smallest) return [...new Set(told)];
  // What stands on a card ends with the card.
  for (const e of document.querySelectorAll("main :is(.card, .plot, .place) > :is(.nm, .fx, .cost, .lb, .pg, .two, .face > *)")) {
    if (!seen(e)) continue;
    const [r, s] = [e.getBoundingClientRect(), e.closest(".card, .plot, .place").getBoundingClientRect()];
    if (r.bottom > s.bottom + 2 || r.right > s.right + 2 || r.top < s.top - 2) told.push(`${e.className} leaves its ${e.closest("button")?.className}: ${e.textContent.slice(0, 40)}`);
  }
  return [...new Set(told)];
}

async function position(page, box, file) {
  await openPosition(page, readFileSync(new globalThis.URL(file, import.meta.url), "utf8"));
}

// All that is wrong at one size, with where it is.
async function findings(page, box, where) {
  const { width, height } = page.viewportSize();
  const finger = least(width, height);
  const { wide, high } = await fits(page);
  const told = await page.evaluate(untidy);
  // Names are parted between syllables.
  if (box.parted && !page.url().includes("lang=xx")) told.push(...(await page.evaluate(cutWords)));
  // The smallest phone has room for what is drawn, not for every letter of it; each thing opens as a sheet.
  if (finger > SMALLEST) told.push(...(await page.evaluate(looseTexts)), ...(await tooSmall(page, finger)));
  if (!wide) told.push("it scrolls sideways");
  if (!high) told.push("it scrolls");
  return told.map((what) => `${where}: ${what}`);
}

// English is the shortest of the three: one window of each class is enough for it, in the dark.
const CLASSES = [[1280, 720], [1366, 625], [1920, 1080], [820, 1180], [1180, 820], [360, 740]];

for (const box of BOXES) {
  for (const [lang, options, sizes] of [["fr", { french: true }, SIZES], ["en", { dark: true }, CLASSES], ["40 % longer", { path: "?lang=xx" }, SIZES]]) {
    test(`the table of ${box.name} fits every window in ${lang}`, async () => {
      const page = await open({ pace: 600000, on: box.on, ...options });
      await page.waitForSelector("#import");
      const told = [];
      for (const file of box.files) {
        await position(page, box, file);
        // The fullest table in each of them, the others in the two lowest.
        const sideways = lang === "fr" ? SIDEWAYS.slice(0, file === box.files[0] ? 5 : 2) : [SIDEWAYS[0]];
        for (const [width, height] of [...sizes, ...sideways]) {
          await page.setViewportSize({ width, height });
          for (const tab of await page.locator("[role=tab]:visible").all()) {
            await tab.click();
            told.push(...(await findings(page, box, `${file} at ${width}×${height}, ${await tab.innerText()}`)));
          }
          if (!(await page.locator("[role=tab]:visible").count())) told.push(...(await findings(page, box, `${file} at ${width}×${height}`)));
        }
        await page.setViewportSize({ width: 1280, height: 720 });
      }
      assert.deepEqual(told, []);
      await close(page);
    });
  }
}

// A turn as it is played: with the strip of what the others did, the head of the hand with its legend, and what cards lack.
for (const [name, on, path] of [
  ["duo", "duo.html", "#/new?mode=duel&seats=human,greedy&seed=7"],
  ["valley", "valley.html", "#/new?mode=players:2&seats=human,greedy&seed=7"],
  ["three at the table of valley", "valley.html", "#/new?mode=players:3&seats=human,greedy,greedy&seed=7"],
  ["grove", "grove.html", "#/new?mode=bards:2&seats=human,greedy&seed=7"],
]) {
  test(`one's turn, with the strip, fits every window: ${name}`, async () => {
    const page = await open({ on, path, beat: 0, french: true });
    await page.waitForSelector(".app");
    await page.waitForSelector("html[data-ready]");
    for (let i = 0, told = 0; told < 2 && i < 200; i++) {
      await hearAll(page);
      if ((await page.locator(".recap .rchip").count()) && (await engine(page, "legal_now")).length) told++;
      if (told < 2) await page.evaluate((n) => bosk.legal_now().length && bosk.perform(bosk.legal_now()[n % bosk.legal_now().length]), i * 7);
      await page.waitForTimeout(20);
    }
    // What has just changed is outlined for two seconds.
    await page.waitForTimeout(2100);
    const told = [];
    for (const [width, height] of [...SIZES, ...BETWEEN, ...SIDEWAYS]) {
      await page.setViewportSize({ width, height });
      if (height > 679 || width > 719) assert.ok(await page.locator(".recap").isVisible(), `the strip at ${width}×${height}`);
      const box = { parted: name !== "grove" };
      told.push(...(await findings(page, box, `at ${width}×${height}`)));
      // What the frames of cards mean stands above the hand wherever whole cards lie in it.
      if (name !== "grove" && width > 719 && height > 639) assert.ok(await page.locator(".hh .keyline").isVisible(), `the legend at ${width}×${height}`);
    }
    assert.deepEqual(told, []);
    await close(page);
  });
}

// Everybody at a table of four, where the others share a tab: what is told of them lies under nothing.
test("three others fit beside the board of a tablet", async () => {
  const page = await open({ pace: 600000, on: "valley.html", french: true });
  await page.waitForSelector("#import");
  await openPosition(page, readFileSync(new globalThis.URL("valley-full.toml", import.meta.url), "utf8"));
  const told = [];
  for (const [width, height] of [[1180, 820], [1024, 768]]) {
    await page.setViewportSize({ width, height });
    for (const tab of await page.locator("[role=tab]:visible").all()) {
      await tab.click();
      told.push(...(await findings(page, { parted: true }, `at ${width}×${height}, ${await tab.innerText()}`, 24)));
    }
  }
  assert.deepEqual(told, []);
  await close(page);
});

// A question whose answers stand beside it, in symbols and words: on a phone each of them is whole and in the window.
for (const [name, on, path, asked] of [
  ["a colour in duo", "duo.html", "#/new?mode=challenge:easy:solo&seats=human,human&seed=3", /^choose /],
  ["points in valley", "valley.html", "#/watch", /^pay /],
]) {
  test(`each answer stands whole on a phone: ${name}`, async () => {
    const page = await open({ on, path, beat: 0, french: true, viewport: { width: 360, height: 740 } });
    if (name === "points in valley") {
      await page.waitForSelector("#import");
      await openPosition(page, readFileSync(new globalThis.URL("valley-ask.toml", import.meta.url), "utf8"));
      await page.evaluate(() => bosk.perform("play woodcarver"));
    }
    const answers = async () => (await engine(page, "legal_now")).filter((action) => asked.test(action));
    for (let i = 0; i < 200 && (await answers()).length < 4; i++) {
      await hearAll(page);
      // What is built brings questions sooner than what is gathered, and nobody hurries the year.
      await page.evaluate((n) => {
        const worth = (action) => (/^(play|claim)/.test(action) ? 3 : /^place/.test(action) ? 2 : /^(pass|prepare)/.test(action) ? 0 : 1);
        const all = bosk.legal_now();
        const best = all.filter((action) => worth(action) === Math.max(...all.map(worth)));
        if (best.length) bosk.perform(best[n % best.length]);
      }, i * 7);
      await page.waitForTimeout(20);
    }
    assert.ok((await answers()).length >= 4, "it is asked");
    await page.waitForSelector(".verbs .heapicons");
    const told = [];
    for (const [width, height] of [[360, 740], [390, 844], [320, 568]]) {
      await page.setViewportSize({ width, height });
      told.push(...(await page.evaluate(cutWords)).filter((cut) => cut.endsWith("(cut)")));
      told.push(...(await page.evaluate(() => [...document.querySelectorAll(".verbs .btn")].filter((e) => e.getBoundingClientRect().bottom > innerHeight).map((e) => `${e.textContent} below ${innerWidth}×${innerHeight}`))));
    }
    assert.deepEqual(told, []);
    await close(page);
  });
}

test("a list of answers covers no more than it needs, nor the tabs beside the board, and its question folds it away", async () => {
  const page = await open({ pace: 600000, beat: 0, on: "valley.html", french: true });
  await page.waitForSelector("#import");
  await openPosition(page, readFileSync(new globalThis.URL("valley-ask.toml", import.meta.url), "utf8"));
  await page.evaluate(() => bosk.perform("play peddler"));
  await page.waitForSelector(".answers");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const [high, used, covered] = await page.evaluate(() => {
      const list = document.querySelector(".answers").getBoundingClientRect();
      const last = [...document.querySelectorAll(".answers .btn")].at(-1).getBoundingClientRect();
      const tabs = [...document.querySelectorAll("[role=tab]")].filter((tab) => tab.checkVisibility()).map((tab) => tab.getBoundingClientRect());
      return [list.height, last.bottom - list.top, tabs.filter((tab) => tab.bottom > list.top + 1 && tab.top < list.bottom && tab.right > list.left).length];
    });
    assert.ok(high < used + 30, `${high} for ${used} at ${width}×${height}`);
    if (width > 350) assert.equal(covered, 0, `tabs at ${width}×${height}`);
  }
  await page.click(".answers summary");
  assert.equal(await page.locator(".answers .btn:visible").count(), 0);
  await page.click(".answers summary");
  await page.locator(".answers .btn").first().click();
  await page.waitForSelector(".answers", { state: "detached" });
  await close(page);
});

// Of the names of cards, the parts that are wider than the tile on which they stand: there is one tile of each sort and width.
function tooWide(names) {
  const wide = [];
  const tiles = new Map();
  for (const e of document.querySelectorAll("main .card .nm > span, main .chip .n, main .plot .nm")) {
    const tile = e.closest(".card, .chip, .plot");
    const pair = tile.closest(".pairp");
    const zone = e.closest(".cards, .mead, .city, .minis")?.className ?? "";
    const sort = `${pair ? "pair" : tile.classList[0]} in ${zone}, ${Math.round(tile.getBoundingClientRect().width)} wide`;
    if (e.checkVisibility() && !tiles.has(sort)) tiles.set(sort, [e, pair]);
  }
  for (const [sort, [e, pair]] of tiles) {
    const was = e.innerHTML;
    e.textContent = "x ".repeat(80);
    const room = e.clientWidth ? e.clientWidth - parseFloat(getComputedStyle(e).paddingLeft) - parseFloat(getComputedStyle(e).paddingRight) : e.getBoundingClientRect().width;
    e.replaceChildren(
      ...names.filter(({ paired }) => paired || !pair).flatMap(({ parted }) => parted.split(/[\s\u00a0]|(?<=-)/u)).flatMap((word) => {
        const parts = word.split("\u00ad");
        return parts.map((part, i) => Object.assign(document.createElement("b"), { textContent: i + 1 < parts.length ? `${part}-` : part, style: "display:inline-block;white-space:nowrap;font:inherit" }));
      }),
    );
    for (const part of e.children) if (part.offsetWidth > room + 1) wide.push(`${part.textContent} is ${part.offsetWidth} wide on a ${sort} with room for ${room}`);
    e.innerHTML = was;
  }
  return [...new Set(wide)];
}

for (const [box, on, files, pairs] of [["duo", "duo.html", ["stress.toml", "early.toml"], []], ["valley", "valley.html", ["valley-full.toml"], ["husband", "wife"]]]) {
  test(`every name of a card of ${box} stands on every card, parted only where a hyphen says so`, async () => {
    const cards = readFileSync(new globalThis.URL(`../../../packs/${box}/cards.toml`, import.meta.url), "utf8").split("[[card]]").slice(1);
    for (const lang of ["fr", "en"]) {
      const page = await open({ pace: 600000, on, french: lang === "fr" });
      await page.waitForSelector("#import");
      const names = cards.map((card) => ({ name: card.match(`name_${lang} = "([^"]*)"`)[1], paired: pairs.includes(card.match(/id = "([^"]*)"/)[1]) }));
      assert.ok(names.length > 40);
      const parted = await page.evaluate((names) => names.map((it) => ({ ...it, parted: bosk.parted(it.name) })), names);
      const told = [];
      for (const file of files) {
        await position(page, { on }, file);
        for (const [width, height] of [...SIZES, ...SIDEWAYS.slice(0, 2)]) {
          await page.setViewportSize({ width, height });
          for (const tab of [null, ...(await page.locator("[role=tab]:visible").all())]) {
            await tab?.click();
            told.push(...(await page.evaluate(tooWide, parted)).map((what) => `${lang} at ${width}×${height}: ${what}`));
          }
        }
      }
      assert.deepEqual([...new Set(told)], []);
      await close(page);
    }
  });
}

// Whether a finger reaches a thing: it is in the window, large enough, and nothing lies over it.
const reached = (page, selector) =>
  page.locator(selector).first().evaluate((e) => {
    const { left, top, right, bottom, width, height } = e.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return inside && width >= 40 && height >= 40 && e.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  });

for (const [width, height] of SIDEWAYS.slice(0, 2)) {
  test(`what lies over the table is within reach on a phone held sideways (${width}×${height})`, async () => {
    const options = { viewport: { width, height }, french: true };
    for (const box of BOXES) {
      const page = await open({ pace: 600000, on: box.on, ...options });
      await page.waitForSelector("#import");
      await position(page, box, box.files[0]);
      const thing = box.name === "grove" ? page.locator(".map .can").first() : page.locator(".hand .can:has(.okc)").first();
      await thing.click();
      await page.waitForSelector("#confirm");
      for (const button of ["#confirm", "#sheet-close"]) assert.ok(await reached(page, button), `${button} of ${box.name}`);
      await page.keyboard.press("Escape");
      await page.focus("main :is([data-card], [data-zoom]):visible");
      await page.keyboard.press("i");
      const zoom = await page.locator(".zoom").boundingBox();
      assert.ok(zoom.x >= 0 && zoom.y >= 0 && zoom.x + zoom.width <= width + 1 && zoom.y + zoom.height <= height + 1, `the card of ${box.name} up close`);
      await page.keyboard.press("Escape");
      await page.click("#hint");
      await page.waitForSelector(".hint .btn");
      while (await page.locator(".hint .row .btn:not(.pri)").count() > 1) await page.locator(".hint .row .btn:not(.pri)").first().click();
      for (const button of await page.locator(".hint .btn").all()) assert.ok(await reached(page, `#${await button.evaluate((e) => (e.id ||= "the-other"))}`), `the hint of ${box.name}`);
      assert.deepEqual(await fits(page), { wide: true, high: true });
      await close(page);
    }
    // The curtain, a season that begins, and the end.
    const page = await open({ ...options, seasons: true });
    await begin(page, { seats: "human,human" });
    for (let i = 0; i < 60 && !(await page.locator(".curtain").count()); i++) {
      if (await page.locator("#hand-over").count()) await page.click("#hand-over");
      else await hurry(page, 1);
      await page.waitForTimeout(20);
    }
    assert.ok(await reached(page, ".curtain #prompt"), "the curtain");
    await page.click(".curtain #prompt");
    for (let i = 0; i < 400 && !(await page.locator("#season-on").count()); i++) {
      await page.evaluate(() => document.querySelector("#hand-over, .curtain #prompt, #story-next")?.click());
      if (!(await page.locator("#season-on").count())) await hurry(page, 1);
      await page.waitForTimeout(10);
    }
    for (const button of ["#season-on", "#season-short"]) assert.ok(await reached(page, button), button);
    await page.click("#season-on");
    await hurry(page);
    await page.waitForSelector("main.end");
    assert.ok((await fits(page)).wide, "the end does not scroll sideways");
    await close(page);
  });
}
