// The shelf: your games, the boxes, beginning one; small, quick, by keys, without a network.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { DESKTOP, PHONE, URL, axe, close, isKept, kept, looseTexts, open, record, slowly, timesOf, tooSmall } from "./kit.mjs";

const SIZES = [
  [320, 568], [360, 740], [390, 844], [820, 1180], [1180, 820], [1280, 720], [1366, 625], [1440, 900], [1600, 1000], [1920, 1080],
].map(([width, height]) => ({ width, height }));

const HOUR = 3600_000;
const game = (id, more = {}) => ({
  id, box: "duo", mode: "duel", seats: ["human", "greedy"], name: null, where: "bot", turn: "mine",
  line: { en: "autumn · 59 to 52", fr: "automne · 59 à 52" }, picture: "", moves: 9, at: Date.now() - HOUR, ...more,
});
const GAMES = [
  game("older1", { turn: "theirs", at: 1000 }),
  game("newer1", { turn: "over", at: 2000, mode: "chapter:6:normal", seats: ["human", "human"], where: "here" }),
  game("mine01", { mode: "nightweave:2", box: "valley", seats: ["human"] }),
  game("draw01", { turn: "theirs", at: 100, picture: '<svg viewBox="0 0 2 2"><rect width="2" height="2" fill="var(--c-green)"/></svg>' }),
  game("far001", { where: "far", name: "With Léa", at: Date.now() - 2 * HOUR, box: "valley", mode: "players:2" }),
  game("table1", { turn: "theirs", at: 500, where: "table", picture: '<svg xmlns="http://www.w3.org/2000/svg" onload="window.bad=1"><script>window.bad=1</script></svg>' }),
];

// The shelf with these games kept.
async function shelf({ games, path = "", ...options } = {}) {
  const page = await open({ on: "", ...options });
  await page.evaluate((text) => text === undefined || localStorage.setItem("bosk.games", text), typeof games === "string" ? games : games && JSON.stringify(games));
  if (games !== undefined || path) {
    await page.goto(`${URL}sw.js`);
    await page.goto(URL + path);
  }
  await page.waitForSelector("html[data-ready=shelf]");
  return page;
}

// The shelf at another place of it, or in another window, as if it were opened there.
async function again(page, { hash = "", viewport = page.viewportSize() } = {}) {
  await page.setViewportSize(viewport);
  await page.evaluate((hash) => history.replaceState(null, "", location.pathname + location.search + hash), hash);
  await page.reload();
  await page.waitForSelector("html[data-ready=shelf]");
}

const ids = (page, list = "#games") => page.$$eval(`${list} [data-game]`, (cards) => cards.map((card) => card.dataset.game));
const whole = (page) =>
  page.evaluate(() => ({ wide: document.documentElement.scrollWidth <= innerWidth, high: document.documentElement.scrollHeight <= innerHeight }));

// Colours take no room, so one theme is enough here.
for (const options of [{ french: true }, {}, { search: "?lang=xx" }]) {
  const lang = options.french ? "fr" : options.search ? "40 % longer" : "en";
  test(`the shelf and its boxes fit every window (${lang})`, async () => {
    const page = await shelf({ games: GAMES, french: options.french, path: options.search ?? "" });
    for (const viewport of SIZES) {
      const size = `${viewport.width}×${viewport.height}`;
      await again(page, { viewport });
      const check = async (what) => {
        assert.ok((await whole(page)).wide, `${what} ${size} does not scroll sideways`);
        assert.deepEqual(await page.evaluate(looseTexts), [], `${what} ${size}`);
        const touch = viewport.width < 1000;
        const least = what === "shelf" && !touch ? 24 : touch ? 40 : 24;
        assert.deepEqual(await tooSmall(page, least), [], `${what} ${size}`);
      };
      await check("shelf");
      // Above the fold: every box, and on a wide window everything.
      const low = await page.$$eval(".bx2", (boxes) => Math.max(...boxes.map((box) => box.getBoundingClientRect().bottom)));
      if (viewport.height >= 600 && !options.search) assert.ok(low <= viewport.height, `all boxes are in sight at ${size}, not down to ${low}`);
      if (viewport.width >= 1000) assert.ok((await whole(page)).high, `the shelf does not scroll at ${size}`);
      for (const id of ["duo", "valley", "grove"]) {
        await page.evaluate((id) => (location.hash = `#/${id}`), id);
        await page.waitForSelector("#panel[open]");
        for (const mode of await page.$$eval("[data-mode]:not(.later)", (tiles) => tiles.map((tile) => tile.dataset.mode))) {
          await page.click(`[data-mode=${mode}]`);
          await check(`${id} ${mode}`);
          if (viewport.width >= 1000) {
            assert.ok((await whole(page)).high, `${id} ${mode} does not scroll at ${size}`);
            if (!options.search) {
              const cut = await page.$eval("#panel", (panel) => panel.scrollHeight - panel.clientHeight);
              assert.ok(cut <= 1, `nothing of ${id} ${mode} is cut at ${size}, but ${cut}`);
            }
          }
        }
      }
    }
    await close(page);
  });
}

test("the first screen asks one thing: three boxes, no field, no word of a seed", async () => {
  for (const french of [true, false]) {
    const page = await shelf({ french });
    assert.equal(await page.locator(".bx2:visible").count(), 3);
    assert.equal(await page.locator("input:visible, select:visible").count(), 0);
    assert.doesNotMatch(await page.innerText("body"), /seed|graine/i);
    assert.equal(await page.getAttribute("#lesson", "href"), "duo.html#/lesson", "on the first visit the lesson stands first");
    await page.click("#box-grove");
    await page.waitForSelector("#panel[open]");
    assert.match(await page.innerText("#panel"), french ? /Reconstitution/ : /Reconstruction/, "whose values they are");
    await close(page);
  }
});

test("Enter on a box, on Start and on who plays begins a game", async () => {
  for (const [id, wanted] of [["duo", "duo.html#/new?mode=duel&seats=human,hedgehog"], ["valley", "valley.html#/new?mode=players:2&seats=human,hedgehog"], ["grove", "grove.html#/new?mode=solo:easy&seats=human"]]) {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await shelf({ viewport });
      await page.focus(`#box-${id}`);
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.activeElement?.id === "start");
      assert.equal(await page.locator("#seed").count(), 0, "the seed is out of the way");
      await page.keyboard.press("Enter");
      // Where no bots play, nobody is asked which.
      if (id !== "grove") {
        await page.waitForFunction(() => document.activeElement?.id === "play");
        await page.keyboard.press("Enter");
      }
      await page.waitForURL(URL + wanted);
      await page.waitForSelector("html[data-ready]");
      await close(page);
    }
  }
});

test("Back closes what lies over the shelf, and the shelf stays", async () => {
  const page = await shelf({ games: GAMES });
  await page.click("#box-duo");
  await page.waitForSelector("#panel[open]");
  await page.click("#start");
  await page.waitForSelector("#sheet[open] #play");
  await page.goBack();
  await page.waitForSelector("#sheet:not([open])", { state: "attached" });
  assert.equal(await page.locator("#panel[open]").count(), 1, "the box is still open");
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector("#panel[open]"));
  assert.equal(await page.locator("dialog:modal").count(), 0, "nothing empty lies over the shelf");
  const before = page.url();
  for (const button of ["#link", "#watch"]) {
    await page.click(button);
    await page.waitForSelector("#sheet[open]");
    await page.goBack();
    await page.waitForSelector("#sheet:not([open])", { state: "attached" });
    assert.equal(page.url(), before);
    await page.click(button);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => history.state !== "sheet", undefined, { timeout: 3000 });
    assert.equal(await page.locator("#sheet[open]").count(), 0);
  }
  // From the table Back leads to the box, not to what lay over it.
  await page.click("#box-duo");
  await page.click("#start");
  await page.click("#play");
  await page.waitForURL("**/duo.html#/**");
  await page.goBack();
  await page.waitForSelector("html[data-ready=shelf] #panel[open]");
  assert.equal(await page.locator("#sheet[open]").count(), 0);
  await close(page);
});

test("an address that leads nowhere is told in a sentence", async () => {
  const page = await shelf({ path: "#/nothing" });
  assert.match(await page.innerText(".notice"), /leads to nothing/);
  await page.click("#notice-ok");
  await page.evaluate(() => (location.hash = "#/duo"));
  await page.waitForSelector("#panel[open]");
  assert.equal(await page.locator(".notice").count(), 0);
  await close(page);
});

const LEVELS = ["dormouse", "squirrel", "hedgehog", "fox", "owl"];

test("a game begins at each level by keys: a number or arrows choose, Enter begins", async () => {
  for (const [n, level] of LEVELS.entries()) {
    const page = await shelf({ path: "#/duo", viewport: n % 2 ? PHONE : DESKTOP });
    await page.focus("#start");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "play");
    if (n < 3) {
      await page.keyboard.press(String(n + 1));
      assert.match((await page.innerText("#play")).toLowerCase(), new RegExp(level), "the button says whom one meets");
    } else {
      await page.focus("#level-3");
      for (let i = 2; i < n; i++) await page.keyboard.press("ArrowRight");
      assert.equal(await page.evaluate(() => document.activeElement.id), `level-${n + 1}`);
    }
    assert.equal(await page.getAttribute(`#level-${n + 1}`, "aria-checked"), "true");
    assert.ok(page.url().includes("#/duo"), "choosing begins nothing");
    await page.keyboard.press("Enter");
    await page.waitForURL(`**/duo.html#/**`);
    await page.waitForSelector(".app");
    assert.deepEqual(JSON.parse(await record(page)).seats, ["human", level]);
    await close(page);
  }
});

test("the level offered is the lowest not beaten twice, with one's record; who was met before there were levels counts", async () => {
  const page = await shelf({ path: "#/duo" });
  const met = (...games) => games.map(([level, won], id) => ({ id: `game${id}`, level, won }));
  const offered = async (games) => {
    await page.evaluate((games) => localStorage.setItem("bosk.levels.duo", JSON.stringify(games)), games);
    await page.reload();
    await page.click("#start");
    await page.waitForSelector("#play");
    return page.locator(".lv[aria-checked=true]").getAttribute("id");
  };
  assert.equal(await offered([]), "level-3", "a first game");
  assert.equal(await offered(met(["hedgehog", false])), "level-3", "nobody weaker than anyone met");
  assert.equal(await offered(met(["hedgehog", true], ["hedgehog", true])), "level-4", "the next one");
  assert.equal(await offered(met(["dormouse", true], ["random", true], ["greedy", true], ["fox", false])), "level-2");
  assert.match(await page.getAttribute("#level-1", "aria-label"), /^Level 1, Dormouse\. .*you 2 – 0$/);
  assert.match(await page.innerText("#level-4 .fared"), /you 0 – 1/);
  assert.match(await page.innerText("#level-5 .fared"), /not met yet/);
  await page.keyboard.press("Escape");
  await page.waitForSelector("#play", { state: "detached" });
  assert.equal(await page.locator("#panel[open]").count(), 1, "back in the box");
  await close(page);
});

test("the five levels fit without scrolling, in both languages and in every mode with a bot", async () => {
  for (const viewport of [DESKTOP, PHONE, { width: 320, height: 568 }, { width: 568, height: 320 }]) {
    for (const french of [false, true]) {
      const page = await shelf({ viewport, french });
      for (const [box, mode, bot] of [["duo", "duel"], ["duo", "thorn", "#opt-partner-2"], ["valley", "players"], ["grove", "bards"]]) {
        await again(page, { hash: `#/${box}` });
        await page.click(`[data-mode=${mode}]`);
        if (bot) await page.click(bot);
        await page.click("#start");
        await page.waitForSelector("#play");
        const [high, wide] = await page.evaluate(() => {
          const inside = [...document.querySelectorAll("#sheet, .lvs, .five, .lv, .lv .says")].filter((e) => e.checkVisibility());
          return [inside.filter((e) => e.scrollHeight > e.clientHeight + 1), inside.filter((e) => e.scrollWidth > e.clientWidth + 1)].map((all) => all.map((e) => e.id || e.className));
        });
        assert.deepEqual([high, wide], [[], []], `${box} ${mode} ${french} ${viewport.width}`);
        await axe(page, `levels of ${box}`);
      }
      await close(page);
    }
  }
});

test("modes and options are chosen by arrow keys, and the address says them", async () => {
  const page = await shelf({ path: "#/duo" });
  await page.focus("#mode-duel");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.getAttribute("#mode-thorn", "aria-checked"), "true");
  assert.match(await page.innerText("#start"), /Face Miss Thorn/);
  await page.focus("#opt-thorn-level-0");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.id), "opt-thorn-level-2", "the keyboard stays on what it chose");
  await page.focus("#opt-partner-0");
  await page.keyboard.press("ArrowRight");
  await page.focus("#start");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/duo.html#/new?mode=challenge:hard&seats=human,human");
  await page.goBack();
  await page.waitForSelector("html[data-ready=shelf]");
  assert.equal(await page.getAttribute("#mode-thorn", "aria-checked"), "true", "the mode played last is chosen");
  await close(page);
});

test("advanced options: seed, modules, seats; what cannot meet is told", async () => {
  const page = await shelf({ path: "#/valley" });
  await page.click("[data-mode=nightweave]");
  await page.selectOption("#opt-personality", { label: "Nightweave the Needy" });
  await page.click("#more");
  await page.check("#opt-farms");
  assert.match(await page.innerText("#impossible"), /do not go with farms.*V13\.4/);
  assert.equal(await page.getAttribute("#start", "aria-disabled"), "true");
  await page.click("#start", { force: true });
  assert.ok(page.url().endsWith("#/valley"), "nothing begins");
  await page.uncheck("#opt-farms");
  await page.check("#opt-powers");
  await page.check("#opt-spring-worker");
  await page.type("#seed", "1x");
  assert.match(await page.innerText("#impossible"), /whole number/);
  assert.equal(await page.inputValue("#seed"), "1x", "what is typed stays");
  await page.fill("#seed", "17");
  await page.click("#start");
  await page.waitForURL("**/valley.html#/new?mode=nightweave:1:personality=needy:powers:spring-worker&seats=human&seed=17");
  await close(page);
});

test("your games: those that wait first, each with its way back; the others behind All", async () => {
  const page = await shelf({ games: GAMES });
  assert.deepEqual(await ids(page), ["far001", "mine01", "newer1", "older1"]);
  assert.match(await page.innerText("[data-game=far001]"), /With Léa[^]*59 to 52[^]*Your turn for 2\sh/);
  assert.match(await page.innerText("[data-game=mine01]"), /Nightweave[^]*Your turn/);
  assert.match(await page.innerText("[data-game=newer1]"), /Chapter 6: Two Signatures[^]*Finished/);
  assert.equal(await page.getAttribute("[data-game=mine01] a", "href"), "valley.html#/game/mine01");
  await page.click("#all-games");
  assert.deepEqual(await ids(page, "#sheet"), ["far001", "mine01", "newer1", "older1", "table1", "draw01"]);
  const drawn = page.locator("#sheet [data-game=draw01] img");
  assert.match(decodeURIComponent(await drawn.getAttribute("src")), /fill="#3d6b34"/, "a picture has the colours of the page");
  await page.waitForFunction((image) => image.naturalWidth > 0, await drawn.elementHandle());
  const picture = page.locator("#sheet [data-game=table1] img");
  assert.match(await picture.getAttribute("src"), /^data:image\/svg\+xml,/);
  assert.equal(await page.evaluate(() => window.bad), undefined, "a picture runs nothing");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#sheet[open]").count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.id), "all-games", "the keyboard is back");
  const phone = await shelf({ games: GAMES, viewport: PHONE });
  assert.equal(await phone.locator("#games [data-game]:visible").count(), 3);
  await close(phone);
  await close(page);
});

test("the books beside the boxes: the rules of each, how one fared, and a game of the day that begins", async () => {
  const page = await shelf({ games: GAMES });
  await page.evaluate(() => localStorage.setItem("bosk.levels.duo", JSON.stringify([{ id: "a", level: "fox", won: true }, { id: "b", level: "fox", won: false }])));
  await page.click("#book-rules-of-all");
  assert.deepEqual(await page.$$eval("#sheet a", (links) => links.map((link) => link.getAttribute("href"))), ["duo", "valley", "grove"].map((box) => `${box}.html#/rules`));
  await page.keyboard.press("Escape");
  await page.click("#book-records");
  assert.match(await page.textContent(".fared5 li:nth-child(4)"), /you 1 – 1/);
  assert.deepEqual(await ids(page, "#sheet"), ["newer1"]);
  await axe(page, "records");
  await page.goBack();
  await page.waitForSelector("#sheet:not([open])", { state: "attached" });
  // A phone has them as lines; what is played tomorrow is something else.
  await page.setViewportSize(PHONE);
  const today = async () => {
    await page.click("#line-today");
    const address = await page.getAttribute("#play-today", "href");
    await page.keyboard.press("Escape");
    return address;
  };
  const first = await today();
  await page.evaluate((day) => {
    const now = Date.now;
    Date.now = () => now() + day;
  }, 24 * HOUR);
  await page.click("#theme");
  assert.notEqual(await today(), first);
  await page.click("#line-today");
  await page.click("#play-today");
  await page.waitForSelector("#prompt");
  await close(page);
});

test("a game is named, and deleted only when asked twice", async () => {
  const page = await shelf({ games: GAMES });
  await page.evaluate(() => localStorage.setItem("bosk.game.mine01", "{}"));
  await page.click("[data-game=mine01] .dots");
  await page.fill("#game-name", "Sunday <b>night</b>");
  await page.keyboard.press("Enter");
  assert.match(await page.innerText("[data-game=mine01]"), /Sunday <b>night<\/b>/);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("bosk.games")));
  assert.equal((await kept()).find((entry) => entry.id === "mine01").name, "Sunday <b>night</b>");
  await page.click("[data-game=mine01] .dots");
  assert.equal(await page.inputValue("#game-name"), "Sunday <b>night</b>");
  await page.click("#delete");
  assert.match(await page.innerText("#delete"), /Really/);
  assert.equal((await kept()).length, GAMES.length, "once is not enough");
  await page.click("#delete");
  assert.deepEqual((await kept()).map((entry) => entry.id).sort(), ["draw01", "far001", "newer1", "older1", "table1"]);
  assert.equal(await page.evaluate(() => localStorage.getItem("bosk.game.mine01")), null);
  assert.ok(!(await ids(page)).includes("mine01"));
  await close(page);
});

test("a list of games that cannot be read is told and kept, and boxes open all the same", async () => {
  const broken = '[{"id":"k3f9a2","box":';
  const page = await shelf({ games: broken });
  assert.match(await page.innerText("#unreadable"), /cannot be read/);
  await page.click("#box-duo");
  await page.waitForSelector("#panel[open]");
  assert.equal(await page.evaluate(() => localStorage.getItem("bosk.games")), broken);
  await close(page);
});

test("games of another tab appear", async () => {
  const page = await shelf();
  const other = await page.context().newPage();
  await other.goto(URL);
  await other.evaluate((text) => localStorage.setItem("bosk.games", text), JSON.stringify([game("abc123")]));
  await page.waitForSelector("[data-game=abc123]");
  await close(page);
});

test("a link that was sent is pasted; a bad one is told", async () => {
  const page = await shelf();
  await page.click("#link");
  for (const bad of ["hello", `${URL}duo.html`, `${URL}duo.html#/game/k3f9a2`, `${URL}duo.html#/link/`, "javascript:alert(1)#/link/x"]) {
    await page.fill("#pasted", bad);
    await page.click("#open-link");
    assert.match(await page.innerText("#impossible"), /no link to a game/, bad);
    assert.equal(await page.inputValue("#pasted"), bad, "it stays to be mended");
  }
  await page.fill("#pasted", ` https://elsewhere.example/bosk/valley.html#/link/1AbC \n`);
  await page.keyboard.press("Enter");
  await page.waitForURL(`${URL}valley.html#/link/1AbC`);
  await close(page);
  const old = await open({ on: "#game=%7B%22x%22%3A1%7D" });
  await old.waitForURL(`${URL}duo.html#game=%7B%22x%22%3A1%7D`);
  await close(old);
});

test("Back and Escape close a box, the address keeps it, and the keyboard returns to it", async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await shelf({ viewport });
    const shut = () => page.waitForFunction(() => !document.querySelector("#panel").open);
    const back = () => page.waitForFunction(() => document.activeElement?.id === "box-duo");
    await page.click("#box-duo");
    await page.waitForSelector("#panel[open]");
    assert.ok(page.url().endsWith("#/duo"));
    assert.equal(await page.$eval("#panel", (panel) => panel.matches(":modal")), viewport === PHONE);
    await page.goBack();
    await shut();
    await back();
    assert.ok(!page.url().includes("#"));
    await page.click("#box-duo");
    await page.waitForSelector("#panel[open]");
    await page.keyboard.press("Escape");
    await shut();
    await back();
    await page.goto(`${URL}sw.js`);
    await page.goto(`${URL}#/duo`);
    await page.waitForSelector("#panel[open]");
    await page.click("#close-box");
    await shut();
    assert.ok(!page.url().includes("#/"), "a box that came with the address leaves it");
    await close(page);
  }
});

test("language and theme are kept and change nothing else", async () => {
  const page = await shelf({ path: "#/valley" });
  await page.click("[data-mode=rugwort]");
  await page.click("#opt-year-2");
  await page.focus("#lang-en");
  await page.keyboard.press("ArrowLeft");
  assert.match(await page.innerText("#start"), /Affronter Paillasson/);
  assert.equal(await page.getAttribute("#opt-year-2", "aria-checked"), "true");
  await page.click("#theme");
  assert.deepEqual(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset.theme]), ["fr", "dark"]);
  const settings = await page.evaluate(() => JSON.parse(localStorage.getItem("bosk.settings")));
  assert.deepEqual([settings.french, settings.dark], [true, true]);
  await close(page);
});

for (const dark of [false, true]) {
  test(`no serious accessibility finding on the shelf, in a box, in a sheet (${dark ? "dark" : "light"})`, async () => {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await shelf({ games: GAMES, dark, viewport, french: true });
      await axe(page, "shelf", { colours: dark });
      for (const id of ["duo", "valley", "grove"]) {
        await page.evaluate((id) => (location.hash = `#/${id}`), id);
        await page.waitForSelector("#panel[open]");
        await axe(page, id, { colours: dark });
        await page.click("#more");
        await axe(page, `${id} further`, { colours: dark });
      }
      await page.evaluate(() => (location.hash = ""));
      await page.waitForFunction(() => !document.querySelector("#panel").open);
      for (const id of ["all-games", "link", "watch"]) {
        await page.click(`#${id}`);
        await axe(page, id, { colours: dark });
        await page.keyboard.press("Escape");
      }
      await close(page);
    }
  });
}

test("what the shelf loads is small: at most 120 KB compressed, and nothing of the tables", async () => {
  const page = await open({ on: "" });
  await page.waitForSelector("html[data-ready=shelf]");
  // What came over the wire, packed as the host sends it to a browser.
  const loaded = await page.evaluate(() => {
    const entries = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    return entries.map((entry) => [entry.name, entry.encodedBodySize]);
  });
  const sizes = new Map(loaded.filter(([name]) => !/\/fonts\/|sw\.js/.test(name)));
  const files = [...sizes.keys()];
  assert.ok([...sizes.values()].every((size) => size > 0), "every file was weighed");
  const weight = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`the shelf loads ${weight} bytes in ${files.length} files`);
  assert.ok(weight <= 120_000, `${weight} bytes: ${files}`);
  assert.ok(!files.some((name) => /bosk|valley|duo/.test(new globalThis.URL(name).pathname)), "no table is loaded");
  await close(page);
});

test("the shelf can be used within 2 s on a slow network and a slow machine", async () => {
  const page = await open({ on: "sw.js" });
  const slow = await slowly(page);
  await slow.goto(URL, { waitUntil: "commit" });
  await slow.waitForSelector("html[data-ready=shelf]");
  const [first, ready] = await timesOf(slow);
  console.log(`the shelf on a slow network and machine: first paint after ${first} ms, usable after ${ready} ms`);
  assert.ok(ready < 2000 * 2, `aim 2 s on an idle machine, twice that here, not ${ready} ms`);
  await close(page);
});

// How long a table takes depends on what else the machine does, so it is told, not judged; the aim is 4.5 s.
test("on a slow network and a slow machine a table shows what is coming until it can be used", async () => {
  for (const [box, mode] of [["duo", "duel"], ["valley", "players:2"], ["grove", "solo"]]) {
    const page = await open({ on: "sw.js", french: true, viewport: { width: 1366, height: 625 } });
    const slow = await slowly(page);
    await slow.goto(`${URL}${box}.html#/new?mode=${mode}&seed=7`, { waitUntil: "commit" });
    await slow.waitForSelector("#coming:visible");
    assert.match(await slow.innerText("#coming"), /^On met la table…$/, "in the language that will be spoken");
    const outline = await slow.evaluate(() => [...document.querySelectorAll("#coming > *")].map((e) => e.getBoundingClientRect().toJSON()));
    assert.ok(outline.length > 5 && outline.every((r) => r.width > 0 && r.bottom <= 625 && r.right <= 1366), "the whole table is there in outline");
    await slow.waitForSelector(`html[data-ready=${box}]`, { timeout: 60_000 });
    assert.equal(await slow.locator("#coming").count(), 0, "the table has come");
    const [first, ready] = await timesOf(slow);
    console.log(`${box} on a slow network and machine: what is coming after ${first} ms, usable after ${ready} ms`);
    assert.ok(first < ready, "the outline comes first");
    await close(page);
  }
});

test("a page whose code does not come says so in both languages", async () => {
  for (const [on, file] of [["", "shelf_bg"], ["duo.html", "duo_bg"], ["valley.html", "valley"], ["grove.html", "grove_bg"]]) {
    const page = await open({ on: "sw.js" });
    await page.route(new RegExp(`/${file}-[0-9a-f]{16}[.](js|wasm)$`), (route) => route.abort());
    await page.goto(URL + on);
    await page.waitForSelector("#fault:visible");
    assert.match(await page.innerText("#fault"), /could not be loaded[^]*n'a pas pu être chargé/);
    await page.context().close();
  }
});

test("the shelf and a box that was opened work without a network; a box that was not is not kept", async () => {
  // A server of our own that can be switched off.
  let up = true;
  const server = createServer(async (request, answer) => {
    if (!up) return request.socket.destroy();
    const reply = await fetch(URL + request.url.slice(1));
    answer.writeHead(reply.status, { "content-type": reply.headers.get("content-type") ?? "text/plain" });
    answer.end(Buffer.from(await reply.arrayBuffer()));
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const page = await open({ on: "", url, offline: true });
  await page.waitForSelector("html[data-ready=shelf]");
  await isKept(page, "", "shelf_bg.wasm");
  assert.ok(!(await kept(page)).includes("valley_bg.wasm"));
  await page.goto(`${url}duo.html#/watch`);
  await page.waitForSelector("html[data-ready=duo]");
  await isKept(page, "duo.html", "duo_bg.wasm", "duo-worker.js");
  await page.waitForLoadState("networkidle");
  up = false;
  server.closeAllConnections();
  await page.goto(url);
  await page.waitForSelector("html[data-ready=shelf]");
  await page.click("#box-duo");
  await page.waitForSelector("#panel[open]");
  await page.goto(`${url}duo.html#/watch`);
  await page.waitForSelector("html[data-ready=duo]");
  await close(page);
  server.close();
});

test("who shares a screen can give names: optional, short, kept, and in the address", async () => {
  for (const viewport of [DESKTOP, PHONE]) {
    const page = await shelf({ path: "#/duo", viewport });
    assert.equal(await page.locator("#name-0").count(), 0, "not against a bot");
    await page.click("#mode-thorn");
    await page.click("#opt-partner-1");
    await page.click("#more");
    await page.fill("#name-0", "Léa & Zoé, les deux");
    assert.equal(await page.inputValue("#name-0"), "Léa & Zoé, l", "short");
    await page.focus("#start");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/duo.html#/new?mode=challenge:easy&seats=human,human&names=L%C3%A9a%20%26%20Zo%C3%A9%2C%20l,");
    await page.goBack();
    await page.waitForSelector("html[data-ready=shelf]");
    await page.click("#opt-partner-1");
    await page.click("#more");
    assert.equal(await page.inputValue("#name-0"), "Léa & Zoé, l", "kept");
    assert.equal(await page.inputValue("#name-1"), "");
    await close(page);
  }
});
