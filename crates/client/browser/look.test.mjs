// How the page looks: nothing scrolls, nothing is cut, everything can be told apart without colour or motion.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DESKTOP, PHONE, URL, begin, clickOnce, close, dear, dice, fits, hearAll, hurry, isOver, layPack, leave, looksRight, looseTexts, open, openPosition, openScenario, tooSmall } from "./kit.mjs";

async function inOrder(page, where) {
  assert.deepEqual(await fits(page), { wide: true, high: true }, where);
  assert.deepEqual(await page.evaluate(looseTexts), [], where);
  await looksRight(page);
}

for (const [lang, options] of [["en", {}], ["fr", { french: true }], ["40 % longer", { path: "?lang=xx" }]]) {
  for (const [size, viewport] of [["desktop", DESKTOP], ["phone", PHONE]]) {
    test(`full tables, payments and partners fit on a ${size} in ${lang}: no scrolling, no text outside its box`, async () => {
      const page = await openScenario("stress.toml", { viewport, ...options });
      for (const file of ["stress.toml", "payment.toml", "together.toml"]) {
        await openPosition(page, readFileSync(new globalThis.URL(file, import.meta.url), "utf8"));
        await inOrder(page, `${file}: table`);
        for (const tab of size === "phone" ? await page.locator("[role=tab]").all() : []) {
          await tab.click();
          await inOrder(page, `${file}: ${await tab.innerText()}`);
        }
        if (size === "phone") await page.locator("[role=tab]").first().click();
        for (const thing of [".mead .card.can", ".locs .place", ".cards .card"]) {
          await page.locator(thing).first().click();
          await page.waitForSelector(".sheet");
          await inOrder(page, `${file}: sheet of ${thing}`);
          await page.keyboard.press("Escape");
        }
      }
      await close(page);
    });
  }
}

// Plays a game to its end in the engine alone.
async function openEnd(options) {
  const page = await open({ pace: 600000, ...options });
  await begin(page, { seed: 3 });
  await hurry(page);
  await page.waitForSelector("main.end");
  return page;
}

for (const [size, viewport, least] of [["desktop", DESKTOP, 24], ["phone", PHONE, 44]]) {
  test(`the end, and what has no game, on a ${size}: nothing sideways, no text outside its box, nothing too small to press`, async () => {
    for (const options of [{}, { french: true }, { path: "?lang=xx" }]) {
      const page = await openEnd({ viewport, ...options });
      const check = async (where) => {
        assert.ok((await fits(page)).wide, where);
        assert.deepEqual(await page.evaluate(looseTexts), [], where);
        assert.deepEqual(await tooSmall(page, least), [], where);
      };
      await check("end");
      for (const height of size === "desktop" ? [720, 625] : []) {
        await page.setViewportSize({ width: height === 625 ? 1366 : 1280, height });
        assert.ok((await fits(page)).high, `what came of the game is seen at a glance, ${height} high`);
      }
      await page.setViewportSize(viewport);
      const plays = await page.locator(".best-play").evaluateAll((all) => all.map((e) => [e.querySelectorAll(".blk svg").length > 0, e.querySelector(".what").textContent, e.querySelector(".gain").textContent]));
      assert.ok(plays.length > 0 && plays.length <= 3 && plays.every(([drawn, what, gain]) => drawn && what && /^\+\d/.test(gain)), JSON.stringify(plays));
      const moments = await page.locator(".moment").allInnerTexts();
      assert.ok(moments.length > 0 && moments.length <= 3 && moments.every((told) => /\d.*\S.*[+−]\d+$/s.test(told.trim())), JSON.stringify(moments));
      await page.locator(".best button").first().click();
      await page.waitForSelector("main.review");
      await page.click("#review-table");
      await page.waitForSelector(".app");
      await check("a moment of the game");
      const before = await page.locator(".prompt").innerText();
      await page.click("#step-back");
      assert.notEqual(await page.locator(".prompt").innerText(), before, "one move back");
      await page.keyboard.press("ArrowRight");
      assert.equal(await page.locator(".prompt").innerText(), before, "and on again");
      await page.keyboard.press("u");
      await page.click("#to-end");
      await page.click("#review-close");
      await page.waitForSelector("main.end");
      await page.click("#again");
      await page.waitForSelector(".app");
      for (const where of ["watch", "campaign"]) {
        await leave(page, where);
        await check(where);
      }
      await close(page);
    }
  });
}

test("where Miss Thorn's points come from stands beside the town's, each source by its own sign", async () => {
  const page = await open({ beat: 0, on: "duo.html", path: "#/new?mode=challenge:hard&seats=human,human&seed=6" });
  await hurry(page);
  for (let i = 0; i < 100 && !(await isOver(page)); i++) {
    await hearAll(page);
    await hurry(page);
    await page.waitForTimeout(20);
  }
  const inside = () => {
    const panel = document.querySelector(".sources").getBoundingClientRect();
    return [...document.querySelectorAll(".sources table")].map((table) => table.getBoundingClientRect()).map((r) => r.top >= panel.top && r.bottom <= panel.bottom + 1 && r.left >= panel.left && r.right <= panel.right + 1);
  };
  for (const [width, height] of [[1280, 720], [1366, 625], [1600, 1000]]) {
    await page.setViewportSize({ width, height });
    assert.deepEqual(await page.evaluate(inside), [true, true], `${width}×${height}`);
    assert.ok((await fits(page)).high, `${width}×${height}`);
    assert.deepEqual(await page.evaluate(looseTexts), [], `${width}×${height}`);
  }
  const signs = await page.locator(".sources table").evaluateAll((tables) => tables.map((table) => [...table.querySelectorAll("th[scope=row] use")].map((use) => use.getAttribute("href"))));
  assert.deepEqual(signs, [["#i-construction", "#i-purple", "#i-point", "#i-event"], ["#i-construction", "#i-purple", "#i-event", "#i-skunk"]]);
  await close(page);
});

test("the smallest phone never scrolls sideways", async () => {
  for (const path of ["#/watch", "?lang=xx"]) {
    const page = await openScenario("stress.toml", { viewport: { width: 320, height: 568 }, path });
    assert.ok((await fits(page)).wide, `table ${path}`);
    await page.locator(".mead .card").nth(1).click();
    assert.ok((await fits(page)).wide, `sheet ${path}`);
    await close(page);
  }
});

for (const [viewport, least] of [[DESKTOP, 24], [PHONE, 44]]) {
  test(`everything that can be pressed is at least ${least}×${least} at ${viewport.width} wide`, async () => {
    for (const file of ["stress.toml", "payment.toml", "together.toml"]) {
      const page = await openScenario(file, { viewport });
      const check = async (where) => assert.deepEqual(await tooSmall(page, least), [], where);
      await check("table");
      for (const tab of viewport === PHONE ? await page.locator("[role=tab]").all() : []) {
        await tab.click();
        await check(await tab.innerText());
      }
      if (viewport === PHONE) await page.locator("[role=tab]").first().click();
      await page.locator(".mead .card.can").nth(1).click();
      await check("sheet");
      await page.keyboard.press("Escape");
      await page.click("[aria-label=Settings]");
      await check("settings");
      await page.keyboard.press("Escape");
      await leave(page, "campaign");
      await check("campaigns");
      await close(page);
    }
  });
}

test("the prompt keeps its place through a whole game, and what is said is never empty nor said twice", async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await open({ viewport, french: true });
    await begin(page);
    await page.evaluate(() => {
      window.said = [];
      new MutationObserver(() => window.said.push(document.querySelector("#live").textContent)).observe(
        document.querySelector("#live"),
        { childList: true, characterData: true, subtree: true },
      );
    });
    const place = () => page.evaluate(() => {
      const prompt = document.querySelector(".app #prompt")?.getBoundingClientRect();
      return prompt && [prompt.top, prompt.height];
    });
    const start = await place();
    const roll = dice(12);
    for (let i = 0; i < 3000 && !(await isOver(page)); i++) {
      await clickOnce(page, roll);
      const now = await place();
      if (now) assert.ok(Math.abs(now[0] - start[0]) <= 1 && Math.abs(now[1] - start[1]) <= 1, `the prompt moved from ${start} to ${now}`);
    }
    assert.ok(await isOver(page));
    const said = await page.evaluate(() => window.said);
    assert.ok(said.length > 50, `${said.length} messages`);
    assert.deepEqual(said.filter((text) => !text.trim()), [], "no empty message");
    assert.deepEqual(said.filter((text, i) => text === said[i - 1]), [], "no message twice in a row");
    const english = said.filter((text) => /\b(worker|Meadow|twigs?|pebbles?|berry|berries|plays|takes|draws|The)\b/.test(text));
    assert.deepEqual(english, [], "no English word in a French game");
    await close(page);
  }
});

test("theme and language can be changed in the middle of a choice: position, selection and focus stay", async () => {
  const page = await openScenario("payment.toml");
  await page.click("[data-card=castle]");
  await page.locator(".opt", { hasText: "Crane" }).click();
  const action = await page.getAttribute("#confirm", "data-action");
  const settings = page.locator(".top .btn").last();
  await settings.focus();
  await page.keyboard.press("Enter");
  for (const n of [1, 2]) await page.locator(".drawer .gaps > .btn").nth(n - 1).click();
  await page.keyboard.press("Escape");
  assert.equal(await page.getAttribute("html", "lang"), "fr");
  assert.equal(await page.getAttribute("html", "data-theme"), "dark");
  assert.equal(await page.getAttribute("#confirm", "data-action"), action);
  assert.match(await page.locator("#confirm").innerText(), /Jouer Château/);
  assert.ok(await settings.evaluate((e) => e === document.activeElement), "the keyboard is back where it was");
  await close(page);
});

test("with forced colours every control is still there, with a border or words of its own", async () => {
  const page = await openScenario("payment.toml", { forcedColors: "active" });
  await page.click("[data-card=castle]");
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll("button")]
      .filter((e) => e.checkVisibility())
      .filter((e) => parseFloat(getComputedStyle(e).borderTopWidth) === 0 && !e.textContent.trim() && !e.ariaLabel)
      .map((e) => e.outerHTML.slice(0, 90)),
  );
  assert.deepEqual(bare, []);
  const ticked = await page.$$eval(".opt[aria-checked=true]", (all) => all.map((e) => e.querySelector("use")?.getAttribute("href")));
  assert.ok(ticked.length && ticked.every((href) => href === "#i-check"), "what is ticked bears a tick");
  await close(page);
});

test("where nothing may move nothing moves after an action; otherwise something does, by what is cheap alone and not for ever", async () => {
  for (const [more, moves] of [[{ reducedMotion: "reduce", still: false }, false], [{ still: true }, false], [{ still: false }, true]]) {
    const page = await openScenario("payment.toml", more);
    const running = () =>
      page.evaluate(() => {
        document.querySelector("[data-card=castle]").click();
        return new Promise((done) => requestAnimationFrame(() => done(document.getAnimations().length)));
      });
    const n = await running();
    if (moves) assert.ok(n > 0, "a selected card rises");
    else assert.equal(n, 0);
    assert.deepEqual(await dear(page), []);
    await page.click("#confirm");
    if (!moves) assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    assert.deepEqual(await dear(page), []);
    await close(page);
  }
});

test("without any colour, cards, resources, mayors and states are told apart by shape and text", async () => {
  const page = await openScenario("stress.toml");
  const drawing = (id) => page.$eval(`symbol#i-${id}`, (symbol) => symbol.innerHTML.replace(/var\(--[\w-]+\)|#[0-9a-f]{3,6}/gi, ""));
  for (const group of [["green", "blue", "tan", "red", "purple"], ["twig", "resin", "pebble", "berry", "any", "point"], ["hare", "tortoise"], ["critter", "construction"], ["sun", "moon"]]) {
    const drawn = await Promise.all(group.map(drawing));
    assert.equal(new Set(drawn).size, group.length, `${group} have shapes of their own`);
  }
  const shapeless = await page.evaluate(() => {
    const colours = ["green", "blue", "tan", "red", "purple"];
    const shows = (e, colour) => e?.querySelector(`use[href="#i-${colour}"]`);
    return [...document.querySelectorAll("[class*=' c-'], [class^='c-']")]
      .filter((e) => e.matches(".card, .chip, .chead, .occ"))
      .filter((e) => {
        const colour = colours.find((colour) => e.classList.contains(`c-${colour}`));
        return !shows(e, colour) && !shows(e.closest(".cols > div")?.querySelector(".chead"), colour);
      })
      .map((e) => e.outerHTML.slice(0, 120));
  });
  assert.deepEqual(shapeless, [], "every card shows the shape of its colour, or stands under it");
  const states = await page.$$eval(".card, .place[data-space]", (all) =>
    all.filter((e) => e.matches(".can") !== /Can be chosen/.test(e.querySelector(".sr").textContent)).map((e) => e.outerHTML.slice(0, 90)),
  );
  assert.deepEqual(states, [], "who can be chosen says so in words");
  const owners = await page.$$eval(".evs .full", (all) => all.map((e) => e.querySelector("use[href='#i-hare'], use[href='#i-tortoise']") !== null));
  assert.deepEqual(owners, Array(6).fill(true), "a claimed event shows the animal of its mayor");
  await close(page);
});

// The contrast table of the design, recomputed from the tokens.
const TOKENS = readFileSync(new globalThis.URL("../assets/tokens.css", import.meta.url), "utf8");
function tokens(selector) {
  const block = TOKENS.slice(TOKENS.indexOf(selector) + selector.length);
  const pairs = block.slice(0, block.indexOf("}")).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi);
  return Object.fromEntries([...pairs].map(([, name, value]) => [name, value]));
}
function luminance(colour) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a, b) {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test("the colours of the tokens have enough contrast in both themes", () => {
  const grounds = ["page", "surface", "sunken", "face", "pick-soft", "moss-soft"];
  const cards = ["green", "blue", "tan", "red", "purple"];
  const pairs = [
    ...grounds.flatMap((ground) => [["ink", ground, 4.5], ["ink-2", ground, 4.5]]),
    ["on-moss", "moss", 4.5], ["on-pick", "pick", 4.5], ["danger", "surface", 4.5], ["ok", "surface", 4.5],
    ...cards.flatMap((card) => [["on-card", `c-${card}`, 4.5], [`c-${card}`, "page", 3]]),
    ...cards.flatMap((card) => ["surface", "page", "face"].map((ground) => [`t-${card}`, ground, 4.5])),
    ...["page", "surface", "sunken"].flatMap((ground) => [["pick", ground, 3], ["focus", ground, 3]]),
    ["line-strong", "page", 3], ["line-strong", "surface", 3],
  ];
  for (const selector of [":root{", "[data-theme=dark]{"]) {
    const theme = tokens(selector);
    const weak = pairs.map(([a, b, need]) => [a, b, need, contrast(theme[a], theme[b])]).filter(([, , need, ratio]) => !(ratio >= need));
    assert.deepEqual(weak, [], selector);
  }
});

test("a card shows its own picture, and one that somebody added shows the sign of its kind", async () => {
  const page = await open({ pace: 600000 });
  const added = `[[card]]
new = true
id = "toll-gate"
name_en = "Toll Gate"
name_fr = "Octroi"
kind = "construction"
colour = "green"
cost = { twig = 1 }
points = 2
effect = [{ do = "gain", berry = 2 }]
text_en = "Gain 2 berries."
text_fr = "Gagnez 2 baies."
`;
  await layPack(page, "duo", { name: "cards.toml", mimeType: "text/plain", buffer: Buffer.from(added) });
  await leave(page);
  const table = `title = "A card of one's own"
box = "duo"
proves = ["D1.1"]

[position.hare]
hand = ["mine", "toll-gate"]

[[step]]
legal = ["draw"]
`;
  await openPosition(page, table);
  const picture = (card) => page.locator(`.cards [data-card=${card}] .mo use`).getAttribute("href");
  assert.equal(await picture("mine"), "#v-mine");
  assert.equal(await picture("toll-gate"), "#i-construction");
  await close(page);
});

test("where the drawings of cards do not come, each card shows the sign of its kind", async () => {
  for (const on of ["duo.html", "valley.html", "grove.html"]) {
    const page = await open({ on: "sw.js" });
    await page.route(/pictures-[0-9a-f]{16}[.]svg/, (route) => route.abort());
    await page.goto(`${URL}${on}#/new?mode=${{ "duo.html": "duel", "valley.html": "players:2", "grove.html": "bards:2" }[on]}&seats=human,greedy&seed=7`);
    await page.waitForSelector(".app .mo, .app .blk");
    await page.waitForFunction(() => !("pictures" in document.documentElement.dataset));
    const empty = () => page.$$eval(".app .mo use, .app .blk use", (all) => all.filter((use) => use.checkVisibility() && !document.querySelector(use.getAttribute("href"))).map((use) => use.getAttribute("href")));
    await page.waitForFunction(() => [...document.querySelectorAll(".app .mo use, .app .blk use")].every((use) => document.querySelector(use.getAttribute("href"))), null, { timeout: 3000 }).catch(() => {});
    assert.deepEqual(await empty(), [], on);
    page.faults.length = 0;
    await close(page);
  }
});
