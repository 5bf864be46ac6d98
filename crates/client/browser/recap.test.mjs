// What the others did: a strip that tells the whole of it until one acts, on a table that stays where it is, and again step by step.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close, engine, hearAll, moves, open } from "./kit.mjs";

const BOXES = {
  duo: { on: "duo.html", path: "#/new?mode=duel&seats=human,greedy&seed=7" },
  valley: { on: "valley.html", path: "#/new?mode=players:3&seats=human,greedy,greedy&seed=7" },
  grove: { on: "grove.html", path: "#/new?mode=bards:2&seats=human,greedy&seed=7" },
};
const SIZES = [[1366, 560], [1366, 625], [1280, 720], [820, 1180], [320, 568], [360, 740], [390, 844]];

async function sit(box, more = {}) {
  const page = await open({ on: box.on, path: box.path, beat: 0, ...more });
  await page.waitForSelector(".app");
  await untilAsked(page);
  return page;
}

const CHIPS = ".recap .rchip:not(.ask, .again, .more)";
const asked = (page) => page.evaluate(() => Boolean(document.querySelector(".app .can")) && !document.querySelector("#story-next"));

// Decides one thing, and waits until one is asked again.
async function decide(page, n = 0) {
  const legal = await engine(page, "legal_now");
  await engine(page, "perform", legal[(n * 7) % legal.length]);
  await untilAsked(page);
}

async function untilAsked(page) {
  await page.waitForTimeout(20);
  for (let i = 0; i < 300 && !(await asked(page)); i++) {
    await hearAll(page);
    await page.waitForTimeout(20);
  }
}

// Plays until the strip tells something.
async function untilTold(page, from = 0) {
  for (let i = from; i < from + 30; i++) {
    await decide(page, i);
    if (await page.locator(CHIPS).count()) return i + 1;
  }
  assert.fail("the others are told of");
}

for (const [name, box] of Object.entries(BOXES)) {
  test(`${name}: every chip outlines something and says its sentence, shows its card up close, and goes when one acts`, async () => {
    const page = await sit(box, { pace: 300 });
    let [cards, outlined, numbered] = [0, 0, 0];
    const plain = (text) => text.replaceAll("\u00ad", "");
    for (let round = 0, n = 0; round < 4; round++) {
      n = await untilTold(page, n);
      const chips = page.locator(CHIPS);
      const told = await chips.count();
      const more = page.locator(".rchip.more");
      if (await more.isVisible()) await more.click();
      for (let i = 0; i < told; i++) {
        const chip = chips.nth(i);
        await chip.evaluate((chip) => chip.click());
        const sentence = await chip.locator(".sr").textContent();
        assert.ok(sentence.length > 5);
        assert.equal(await page.locator("#prompt .note").textContent(), sentence, "the sentence can be read, also by who touches");
        outlined += (await page.locator(".app .touched").count()) > 0 ? 1 : 0;
        assert.equal(await chip.locator("b").textContent(), String(i + 1), "numbered, in order");
        // A card that the strip names bears a number of the strip, its own unless a later one is about it, too.
        const named = page.locator(`.app [data-card="${await chip.getAttribute("data-zoom")}"].touched[data-told]`);
        for (const card of await named.all()) {
          assert.ok(Number(await card.getAttribute("data-told")) >= i + 1);
          numbered += 1;
        }
        if (await chip.getAttribute("data-zoom")) {
          cards += 1;
          await chip.evaluate((chip) => chip.scrollIntoView());
          await chip.hover();
          await page.waitForSelector("#zoom h2");
          assert.equal(plain(await page.locator("#zoom h2").textContent()), plain(await chip.locator("span[aria-hidden]").textContent()), "the card that it names");
          await page.mouse.move(2, 2);
        }
      }
      await engine(page, "perform", (await engine(page, "legal_now"))[0]);
      await page.waitForFunction((chips) => !document.querySelector(chips) && !document.querySelector(".touched, [data-told]"), CHIPS);
      await untilAsked(page);
    }
    assert.ok(cards > 0, "chips of cards");
    assert.ok(outlined > 3, "what a chip is about is outlined");
    assert.ok(numbered > 0 || name === "grove", "and cards of it on the table bear its number");
    await close(page);
  });

  test(`${name}: the table stays where it is when the strip comes and goes`, async () => {
    for (const [width, height] of SIZES) {
      const page = await sit(box, { viewport: { width, height }, pace: 400 });
      const places = () =>
        page.evaluate(() => {
          const rect = (e) => [e.x, e.y, e.width, e.height].map(Math.round).join();
          // On a low phone the hand is as wide as trading leaves it, which can be done on one's turn.
          const wide = (e, part) => ({ x: e.x, y: e.y, width: part === ".hand" ? 0 : e.width, height: e.height });
          return [".top", ".mead", ".side", ".prompt", ".hand", ".resv"].map((part) => `${part} ${rect(wide(document.querySelector(part).getBoundingClientRect(), part))}`);
        });
      await decide(page);
      await engine(page, "perform", (await engine(page, "legal_now"))[0]);
      await page.waitForFunction((chips) => !document.querySelector(chips), CHIPS);
      const without = await places();
      await untilAsked(page);
      if (!(await page.locator(CHIPS).count())) await untilTold(page);
      assert.deepEqual(await places(), without, `${width}×${height}`);
      assert.ok(await page.evaluate(() => document.querySelector(".recap").getBoundingClientRect().height >= 26), "and has room");
      await close(page);
    }
  });

  test(`${name}: again, step by step, on the board of each step; then the strip is back`, async () => {
    const page = await sit(box, { still: true });
    await decide(page);
    const before = await moves(page);
    await untilTold(page);
    const chips = await page.locator(CHIPS).allTextContents();
    const now = await moves(page);
    const film = (await engine(page, "film_since", before)).map((shot) => JSON.parse(shot));
    await page.click(".again");
    await page.waitForSelector("#story-next");
    let at = 0;
    let outlined = 0;
    for (let i = 0; i < 60; i++) {
      const text = await page.locator("#prompt .note").textContent();
      while (at < film.length && film[at][0] !== text) at++;
      assert.ok(at < film.length, `told by the engine, too: ${text}`);
      const points = await page.$$eval(".scores > span", (all) => all.map((span) => Number([...span.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(""))));
      assert.deepEqual(points, film[at][1].slice(0, points.length), `the points at: ${text}`);
      outlined += (await page.locator(".app .touched").count()) > 0 ? 1 : 0;
      assert.equal(await page.locator(".recap .rchip.now b").textContent(), String(i + 1), "the film strip in the place of the recap");
      at += 1;
      if ((await page.getAttribute("#story-end", "aria-disabled")) === "true") break;
      await page.click("#story-next");
      await page.waitForTimeout(20);
    }
    // In the Grove a bard's own cards are not on the table of the others.
    if (name !== "grove") assert.ok(outlined > 0, "what a step touched is outlined");
    await page.click("#story-next");
    await page.waitForSelector(CHIPS);
    assert.deepEqual(await page.locator(CHIPS).allTextContents(), chips, "the strip is back");
    assert.equal(await moves(page), now, "nothing was played");
    await close(page);
  });
}

test("on a phone the strip stays in sight in every tab", async () => {
  for (const box of [BOXES.duo, BOXES.valley]) {
    const page = await sit(box, { viewport: { width: 390, height: 844 } });
    await untilTold(page);
    const tabs = page.locator("[role=tab]");
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click();
      assert.ok(await page.locator(CHIPS).first().isVisible(), `tab ${i + 1}`);
    }
    await close(page);
  }
});

test("while a bot plays what it touches is outlined, in no colour that calls for a choice", async () => {
  for (const box of [BOXES.duo, BOXES.valley]) {
    const page = await sit(box, { pace: 500 });
    await page.evaluate(() => {
      window.touched = 0;
      new MutationObserver(() => {
        const thing = document.querySelector(".app .touched");
        if (!thing) return;
        window.touched += 1;
        window.colour = getComputedStyle(thing).outlineColor;
      }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ["class"] });
    });
    await untilTold(page);
    assert.ok((await page.evaluate(() => window.touched)) > 0, "outlined");
    const pick = await page.evaluate(() => {
      const e = document.body.appendChild(document.createElement("i"));
      e.style.color = "var(--pick)";
      return getComputedStyle(e).color;
    });
    assert.notEqual(await page.evaluate(() => window.colour), pick);
    await page.waitForTimeout(2600);
    assert.equal(await page.locator(".app .touched").count(), 0, "for a while");
    await close(page);
  }
});

test("a strip that is too long folds what happened first into a number, which shows it when it is pressed", async () => {
  const four = { on: "valley.html", path: "#/new?mode=players:4&seats=human,greedy,greedy,greedy&seed=7" };
  for (const viewport of [{ width: 1280, height: 720 }, { width: 1366, height: 625 }, { width: 820, height: 1180 }]) {
    const page = await sit(four, { viewport });
    const strip = () =>
      page.evaluate((chips) => {
        const strip = document.querySelector(".told-chips");
        const all = [...document.querySelectorAll(chips)];
        const right = (e) => e.getBoundingClientRect().right;
        return {
          all: all.length,
          folded: all.filter((chip) => chip.closest("[hidden]")).length,
          first: all.findIndex((chip) => !chip.closest("[hidden]")),
          more: document.querySelector(".rchip.more:not([hidden])")?.textContent ?? null,
          fits: strip.scrollWidth <= strip.clientWidth && all.every((chip) => right(chip) <= right(strip) + 1),
        };
      }, CHIPS);
    let folded = null;
    for (let i = 0; i < 30 && !folded; i++) {
      await decide(page, i);
      await page.waitForTimeout(60);
      const now = await strip();
      assert.ok(now.all === 0 || now.fits, `what happened last is in sight: ${JSON.stringify([viewport, now])}`);
      assert.equal(now.more, now.folded ? `+${now.folded}` : null);
      assert.equal(now.first, now.all ? now.folded : -1, "the first are folded");
      if (now.folded) folded = now;
    }
    assert.ok(folded, "three others do more than fits a line");
    await page.locator(".rchip.more").click();
    assert.equal((await strip()).folded, 0, "all of it");
    await close(page);
  }
});
