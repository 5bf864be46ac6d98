// What a card says of itself: its state when a turn begins, badges that count things, and the card up close.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { close, dice, engine, hearAll, open, openPosition } from "./kit.mjs";

const BOXES = [
  { name: "duo", on: "duo.html", file: "payment.toml", mode: "duel" },
  { name: "valley", on: "valley.html", file: "valley-full.toml", mode: "players:2" },
];

async function openAt(box, options = {}) {
  const page = await open({ pace: 600000, on: box.on, ...options });
  await page.waitForSelector("#import");
  await openPosition(page, readFileSync(new globalThis.URL(box.file, import.meta.url), "utf8"));
  return page;
}

// Where a written play takes its card from: "play castle", "play farm meadow-2 by crane".
const thing = (written) => written.split(" ").slice(1).filter((word, i) => i === 0 || /^(meadow-\d|legend|pile)$/.test(word)).join(" ");

const look = () => {
  const pick = getComputedStyle(document.documentElement).getPropertyValue("--pick").trim();
  const orange = document.createElement("i");
  orange.style.color = pick;
  document.body.append(orange);
  const is = getComputedStyle(orange).color;
  orange.remove();
  const tiles = [...document.querySelectorAll(".mead .card, .cards .card")];
  const of = (state) => tiles.filter((tile) => tile.classList.contains(state));
  const badge = (key) => Number(document.querySelector(`.verbs [data-key="${key}"] .badge`)?.textContent ?? 0);
  return {
    now: of("now").length,
    may: of("may").map((tile) => [tile.dataset.card, tile.querySelector(".how use[href='#i-hand']") !== null]),
    not: of("not").length,
    all: tiles.length,
    can: tiles.filter((tile) => tile.matches(".can")).length,
    checks: of("now").every((tile) => tile.querySelector(".okc")),
    mute: of("not").filter((tile) => tile.matches(".can") || !/Not playable|Not next to/.test(tile.querySelector(".sr").textContent)).length,
    pale: of("not").filter((tile) => /short\./.test(tile.querySelector(".sr").textContent) && !tile.querySelector(".lack, .lackn")).length,
    orange: [...document.querySelectorAll(".locs .place, .wood .place, .wee, .plot:not(.may), .chip")].filter((e) => getComputedStyle(e).borderTopColor === is).length,
    play: badge("2"),
    verb: document.querySelector(".verbs [aria-pressed=true]") !== null,
  };
};

// Remembers when something came over a card, and when the card opened.
const watchZoom = () => {
  const came = (event) => {
    const card = event.target.closest?.("[data-card], [data-zoom]");
    if (card && card !== window.over) window.since = performance.now();
    window.over = card;
  };
  for (const name of ["pointerover", "pointerdown"]) addEventListener(name, came, true);
  const see = () => {
    const open = document.querySelector("#zoom") !== null;
    if (open && !window.isOpen) window.took = performance.now() - window.since;
    window.isOpen = open;
  };
  new MutationObserver(see).observe(document.body, { childList: true, subtree: true });
};
const waited = (page) => page.evaluate(() => window.took);

for (const box of BOXES) {
  test(`the states of ${box.name}'s cards are what the list of choices says, and badges count things`, async () => {
    const page = await openAt(box);
    const roll = dice(11);
    let turns = 0;
    for (let i = 0; i < 60 && turns < 8; i++) {
      const legal = await engine(page, "legal_now");
      if (legal.length === 0) break;
      const seen = await page.evaluate(look);
      const plays = new Set(legal.filter((written) => written.startsWith("play ")).map(thing));
      const isTurn = legal.some((written) => written.startsWith("place ")) && seen.all > 0 && seen.now + seen.may.length + seen.not > 0;
      if (isTurn) {
        turns++;
        const helped = seen.may.filter(([, taken]) => !taken).length;
        assert.equal(seen.now + helped, plays.size, `playable now or with help, of ${legal}`);
        assert.equal(seen.now + seen.may.length, seen.can, "what can be chosen is solid or dashed");
        assert.equal(seen.now + seen.may.length + seen.not, seen.all, "every card has a state");
        assert.equal(seen.checks, true, "what is playable has its check");
        assert.equal(seen.mute, 0, "what is not yet playable says why");
        assert.equal(seen.pale, 0, "what is missing is pale");
        assert.equal(seen.orange, 0, "orange is for cards, events and the prompt");
        if (seen.play) assert.equal(seen.play, plays.size, "the badge counts cards, not ways to pay");
      }
      await engine(page, "perform", legal[roll(legal.length)]);
      await page.waitForTimeout(20);
    }
    assert.ok(turns >= 3, `${turns} turns looked at`);
    await close(page);
  });

  test(`a card of ${box.name} that is not playable yet says why up close, as its tile does to those who listen`, async () => {
    const page = await open({ on: box.on, path: `#/new?mode=${box.mode}&seats=human,greedy&seed=7` });
    await page.waitForSelector(".app .can");
    const tiles = await page.locator(".mead .card.not, .cards .card.not").all();
    assert.ok(tiles.length > 0);
    for (const tile of tiles.slice(0, 3)) {
      const [why] = (await tile.locator(".sr").textContent()).match(/(Not playable|Not next to)[^.]*[.]/);
      await page.mouse.move(2, 2);
      await page.waitForSelector("#zoom", { state: "detached" });
      await tile.hover();
      await page.waitForSelector("#zoom");
      assert.ok((await page.textContent("#zoom")).includes(why), why);
    }
    await close(page);
  });

  test(`a card of ${box.name} up close stands beside it, with every sign in words`, async () => {
    const page = await openAt(box);
    const apart = () => page.evaluate(() => {
      const zoom = document.querySelector("#zoom").getBoundingClientRect();
      const over = (e) => {
        const r = e.getBoundingClientRect();
        return Math.min(r.right, zoom.right) - Math.max(r.left, zoom.left) > 1 && Math.min(r.bottom, zoom.bottom) - Math.max(r.top, zoom.top) > 1;
      };
      const card = window.zoomed;
      return { card: over(card), prompt: over(document.querySelector("#prompt")), hand: over(document.querySelector(".hand")), inside: zoom.left >= 0 && zoom.top >= 0 && zoom.right <= innerWidth + 1 };
    });
    await page.evaluate(watchZoom);
    const beside = { card: false, prompt: false, hand: false, inside: true };
    for (const [width, height] of [[1366, 625], [1600, 1000], [820, 1180]]) {
      await page.setViewportSize({ width, height });
      for (const where of [".mead .card >> nth=0", ".mead .card >> nth=5", ".cards .card >> nth=0", ".city [data-card] >> nth=0", ".opp [data-card] >> nth=0"]) {
        const card = page.locator(where);
        if (!(await card.count())) continue;
        await page.mouse.move(2, 2);
        await page.waitForSelector("#zoom", { state: "detached" });
        await card.hover();
        await card.evaluate((e) => (window.zoomed = e));
        await page.waitForSelector("#zoom");
        assert.ok((await waited(page)) >= 230, "it waits until the mouse rests");
        await page.waitForTimeout(150);
        assert.deepEqual(await apart(), beside, `${where} at ${width}×${height}`);
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    // Every sign of the tile has its row, whichever card it is.
    const tiles = await page.locator(".mead .card, .cards .card").all();
    for (const tile of tiles) {
      await tile.hover();
      await page.waitForFunction((id) => document.querySelector("#zoom use[href^='#v-'], #zoom .zb use")?.closest("#zoom").querySelector("h2").textContent.length && window.last !== id, null);
      const { signs, strange, rows } = await tile.evaluate((e) => {
        const fx = e.querySelector(".fx");
        const pictures = [...fx.querySelectorAll("use")].map((use) => use.getAttribute("href"));
        const marks = [...fx.querySelectorAll("span:not(.w)")].flatMap((span) => [...span.textContent.replace(/[\d\s,]/g, "")]);
        const all = new Set([...pictures, ...marks]);
        return { signs: all.size, strange: marks.filter((mark) => !"→≤−+".includes(mark)), rows: document.querySelectorAll("#zoom dt:not(.zcost)").length };
      });
      assert.deepEqual(strange, [], `${await tile.getAttribute("data-card")}: what is no sign is a word`);
      const extra = box.name === "valley" ? 2 : 0;
      assert.ok(rows >= signs && rows <= signs + extra, `${await tile.getAttribute("data-card")}: ${signs} signs, ${rows} rows`);
    }
    // Shift keeps it, Esc closes it; the keyboard opens it too, and a click selects the card all the same.
    await page.keyboard.press("Shift");
    await page.mouse.move(2, 2);
    await page.waitForTimeout(100);
    assert.equal(await page.locator("#zoom").count(), 1, "pinned");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#zoom", { state: "detached" });
    await page.keyboard.press("m");
    await page.keyboard.press("i");
    await page.waitForSelector("#zoom");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#zoom", { state: "detached" });
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("#zoom", { timeout: 2000 });
    await page.locator(".mead .card.can").first().click();
    await page.waitForSelector(".sheet");
    assert.equal(await page.locator("#zoom").count(), 0, "a click selects");
    await close(page);
  });
}

for (const box of [...BOXES, { name: "grove", on: "grove.html", file: "grove-song.toml", card: "[data-place][data-zoom]" }]) {
  test(`on a phone a held card of ${box.name} opens as a sheet that stays`, async () => {
    const page = await openAt(box, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await hearAll(page);
    const at = await page.locator(box.card ?? ".mead .card").first().boundingBox();
    const client = await page.context().newCDPSession(page);
    const point = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
    await page.evaluate(watchZoom);
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await page.waitForSelector("#zoom");
    assert.ok((await waited(page)) >= 330, "it waits until the finger holds");
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForTimeout(100);
    assert.equal(await page.locator("#zoom").count(), 1, "it stays when the finger lifts");
    assert.equal(await page.locator(".sheet").count(), 0, "and selects nothing");
    await page.touchscreen.tap(180, 20);
    await page.waitForSelector("#zoom", { state: "detached" });
    await close(page);
  });
}

test("a card that the log names is seen up close from there", async () => {
  const page = await open({ pace: 600000, on: "valley.html" });
  await page.waitForSelector("#import");
  await openPosition(page, readFileSync(new globalThis.URL("valley-ask.toml", import.meta.url), "utf8"));
  await page.evaluate(() => bosk.perform("play peddler"));
  await page.locator(".top .btn").first().click();
  await page.locator(".drawer [data-zoom=peddler]").first().hover();
  await page.waitForSelector("#zoom");
  assert.ok(await page.locator("#zoom").evaluate((e) => e.closest("[popover]").matches(":popover-open")), "over the log");
  await page.keyboard.press("Escape");
  await close(page);
});
