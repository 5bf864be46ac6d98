// The companion of somebody who owns the box: the board drawn, decks that Bosk draws from, doubts, the way back, links, voice.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { SMALL, act, begin, bringIn, isEnd, openAt, phone, said, scrolls, scrollsInside, tooLow } from "./beside.mjs";
import { axe, close, dice, looseTexts, tooSmall } from "./kit.mjs";

const board = (text) => ({ name: "board.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
const flaw = (page) => page.innerText("[role=status]");

for (const [size, options] of [["the smallest phone", SMALL], ["a phone", phone]]) {
  test(`an owner draws the board of Bardwood Grove on ${size}, and the Rival walks on it`, async () => {
    const page = await openAt("#/grove", options);
    for (let i = 0; i < 2; i++) await page.tap("#next");
    assert.match(await page.innerText("#own-board"), /celui de Bosk/);
    await page.tap("#own-board");
    await page.waitForSelector("#board-keep:enabled");
    assert.equal(await page.locator(".board .pnt:not(.free)").count(), 24, "our map is the template");
    await axe(page, "the board");
    assert.equal(await scrolls(page), false);
    assert.deepEqual(await tooSmall(page, 44), []);
    assert.deepEqual(await page.evaluate(looseTexts), []);
    // The corner is taken away: two paths go with it.
    await page.tap("#cell-0-0");
    await axe(page, "a crossing");
    assert.deepEqual(await tooSmall(page, 44), []);
    await page.tap("#board-remove");
    assert.match(await page.getAttribute("#cell-0-0", "aria-label"), /ajouter/);
    // A portal less is told in one sentence, and cannot be kept.
    await page.tap("#cell-0-1");
    await page.selectOption("#crossing-kind", "creature");
    await page.tap("#close");
    assert.match(await flaw(page), /eau.*deux portails.*1/);
    assert.equal(await page.locator("#board-keep:disabled").count(), 1);
    await page.tap("#cell-0-1");
    await page.selectOption("#crossing-kind", "portal");
    await page.tap("#close");
    // A new place that no path leads to is cut off, until one does.
    await page.tap("#cell-0-0");
    await page.selectOption("#crossing-kind", "stage");
    assert.equal(await page.inputValue("#crossing-name"), "Scène A1", "it is called by what and where it is");
    await page.fill("#crossing-name", "Chez nous");
    await page.selectOption("#crossing-slot-2", "0");
    await page.tap("#close");
    assert.match(await flaw(page), /Chez nous.*aucun chemin/);
    await page.tap("#cell-0-0");
    await page.selectOption("#crossing-down", { label: "Le Gué de l'Ouest" });
    await page.tap("#close");
    await page.waitForSelector("#board-keep:enabled");
    await page.tap("#cell-2-2");
    assert.equal(await page.locator("#board-remove").count(), 0, "where the Rival begins is always there");
    await page.fill("#crossing-name", "Notre départ");
    await page.tap("#close");
    // It is there again after a reload, goes out and comes in.
    await page.reload();
    await page.waitForSelector("html[data-ready=companion] #board-keep:enabled");
    assert.match(await page.getAttribute("#cell-0-0", "aria-label"), /Chez nous, Scène/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.tap("#board-out")]);
    const text = readFileSync(await download.path(), "utf8");
    assert.equal(download.suggestedFilename(), "board.toml");
    await page.tap("#board-reset");
    assert.match(await page.getAttribute("#cell-0-0", "aria-label"), /Le Creux aux fougères/);
    await page.setInputFiles("#board", board(text.replace('down = "portal-water-left"', 'down = "shop-rhyme"')));
    await page.waitForSelector(".notice");
    assert.match(await page.innerText(".notice"), /board[.]toml:\d+/, "what is wrong, and where");
    await page.tap("#notice-ok");
    assert.match(await page.getAttribute("#cell-0-0", "aria-label"), /Le Creux aux fougères/, "and nothing has changed");
    await page.setInputFiles("#board", board(text));
    await page.waitForFunction(() => /Chez nous/.test(document.querySelector("#cell-0-0").ariaLabel ?? document.querySelector("#cell-0-0").getAttribute("aria-label")));
    await page.tap("#board-keep");
    await page.tap("#notice-ok");
    await page.tap("#back");
    await page.waitForSelector("#next, #begin");
    for (let i = 0; i < 3 && !(await page.locator("#own-board").count()); i++) await page.tap("#next");
    assert.match(await page.innerText("#own-board"), /24 carrefours/);
    await begin(page);
    assert.match(await page.innerText("#body"), /Notre départ/, "the Rival begins on this board");
    for (let i = 0; i < 10 && (await page.locator("#tick").count()); i++) await page.tap("#tick");
    await page.tap("#answer-0");
    assert.match(await page.innerText("#body"), /Notre départ/, "and leaves a token where he began");
    await page.tap("#known");
    const values = await page.innerText("#sheet");
    assert.match(values, /Chez nous/);
    assert.doesNotMatch(values, /Creux aux fougères/);
    await close(page);
  });
}

test("the board is drawn by keyboard alone", async () => {
  const page = await openAt("#/board", { viewport: { width: 1280, height: 720 } });
  await page.focus("#cell-0-0");
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown"]) await page.keyboard.press(key);
  assert.equal(await page.evaluate(() => document.activeElement.id), "cell-2-1");
  await page.keyboard.press("Enter");
  await page.waitForSelector("#crossing-name");
  await page.focus("#crossing-kind");
  await page.keyboard.press("b");
  await page.waitForFunction(() => document.querySelector("#crossing-kind").value === "bank");
  await page.keyboard.press("Escape");
  assert.match(await page.getAttribute("#cell-2-1", "aria-label"), /Bank/);
  await page.waitForFunction(() => document.activeElement.id === "cell-2-1", null, { timeout: 5000 });
  await axe(page, "the board on a desktop");
  await close(page);
});

test("an answer that cannot be is doubted, with three ways on; and a crumb leads back", async () => {
  const page = await openAt("#/valley/nightweave:2:deck=table:die=table");
  await begin(page);
  await bringIn(page, { said: ["set city.mine 3", "turn", "r06", "3"] });
  const crumbs = page.locator(".crumb");
  assert.equal(await crumbs.count(), 2, "what was said in this turn");
  assert.match(await crumbs.nth(1).innerText(), /^dé\s:\s3$/, "with what it is about");
  assert.match(await crumbs.nth(1).getAttribute("aria-label"), /^Revenir à «\sdé\s: 3\s»$/);
  const type = async (text) => {
    await page.fill("#wanted", text);
    await page.waitForFunction((text) => document.querySelector(".hit")?.innerText.toLowerCase().startsWith(text), text);
    await page.tap(".hit");
  };
  await type("mine");
  await page.waitForSelector("#doubt-so");
  assert.match(await page.innerText(".alert"), /Vous dites Mine/);
  await axe(page, "a doubt");
  assert.equal(await scrolls(page), false);
  assert.equal((await said(page)).length, 4, "nothing is said yet");
  await page.tap("#doubt-wrong");
  await page.waitForSelector("#wanted");
  await type("mine");
  await page.tap("#doubt-known");
  await page.waitForSelector("#sheet[open]");
  assert.equal(await page.evaluate(() => document.activeElement.id), "amount-city.mine", "the value that counts it");
  await page.tap("#less-city\\.mine");
  await page.keyboard.press("Escape");
  await page.tap("#undo");
  await type("mine");
  await page.tap("#doubt-so");
  assert.equal((await said(page)).at(-1), "mine");
  await page.tap("#menu");
  await page.tap("#log");
  assert.match(await page.innerText("#sheet"), /malgré tout/, "the log notes it");
  await page.keyboard.press("Escape");
  await page.tap("#tick");
  await page.locator(".crumb").first().tap();
  assert.match(await page.innerText("#sheet"), /Remettez/, "cardboard is put back first");
  await page.tap("#keep");
  assert.equal((await said(page)).at(-1), "mine", "kept as it was");
  await page.locator(".crumb").first().tap();
  await page.tap("#restored");
  assert.deepEqual((await said(page)).slice(-1), ["turn"], "all of the turn is taken back");
  await close(page);
});

test("the way back says of every answer what it is about, and shows what was said last", async () => {
  const page = await openAt("#/grove/solo:easy");
  await begin(page);
  // All that is asked is answered with no.
  const no = async () => {
    if (await page.locator("#tick").count()) return page.tap("#tick");
    if (await page.locator("#number").count()) return page.tap("#number");
    const said = (await page.locator(".yours").count()) || !(await page.locator("#answer-1").count());
    return page.tap((await page.locator("#nothing").count()) ? "#nothing" : said ? "#answer-0" : "#answer-1");
  };
  const crumbs = page.locator(".crumb");
  for (let i = 0; i < 400 && (await crumbs.count()) < 4; i++) await no();
  const texts = await crumbs.allInnerTexts();
  assert.ok(texts.length >= 4 && texts.every((text) => !/^(oui|non|\d+)$/.test(text)), texts.join(" | "));
  assert.match(texts[0], /^portée\s:\snon$/);
  const [last, row] = [await crumbs.last().boundingBox(), await page.locator("#crumbs").boundingBox()];
  assert.ok(last.x >= row.x && last.x + last.width <= row.x + row.width + 1, "the last one is in sight");
  assert.deepEqual(await tooSmall(page, 44), []);
  assert.equal(await scrolls(page), false);
  await close(page);
});

test("cards are found by their colour, without a keyboard", async () => {
  for (const options of [phone, SMALL]) {
    const page = await openAt("#/valley/nightweave:2:deck=table:die=table", options);
    await begin(page);
    await bringIn(page, { said: ["turn", "r06", "3"] });
    assert.equal(await page.locator(".sort").count(), 5);
    assert.notEqual(await page.evaluate(() => document.activeElement.id), "wanted", "no keyboard opens by itself");
    await page.tap("#sort-red");
    assert.equal(await page.getAttribute("#sort-red", "aria-pressed"), "true");
    assert.deepEqual(await page.$$eval(".hit .csign", (all) => [...new Set(all.map((it) => it.className))]), ["csign c-red"]);
    await axe(page, "red cards");
    assert.deepEqual(await tooLow(page), []);
    assert.equal(await scrolls(page), false);
    const visible = await page.$$eval(".hit", (all) => all.filter((it) => it.getBoundingClientRect().bottom <= it.parentElement.getBoundingClientRect().bottom + 1).length);
    assert.ok(visible >= (options === SMALL ? 2 : 3), `${visible} to be seen`);
    await page.fill("#wanted", "aub");
    await page.waitForFunction(() => /^Auberge/.test(document.querySelector(".hit")?.innerText));
    await page.fill("#wanted", "");
    await page.tap("#sort-red");
    assert.equal(await page.getAttribute("#sort-red", "aria-pressed"), "false", "a second touch shows all");
    await page.tap("#sort-purple");
    await page.locator(".hit").first().tap();
    await page.waitForFunction(() => !document.querySelector("#wanted"));
    await close(page);
  }
});

test("what is not understood is explained with the rule and a picture of where to look", async () => {
  for (const [box, mode, most] of [["grove", "solo:easy:deck=table", 80], ["valley", "nightweave:2:die=table", 60], ["duo", "challenge:normal:die=table", 40]]) {
    const page = await openAt(`#/${box}/${mode}`);
    await begin(page);
    const roll = dice(6);
    let seen = 0;
    for (let i = 0; i < most && seen < 6 && !(await isEnd(page)); i++) {
      if ((await page.locator("#why").count()) && !(await page.locator(".yours").count())) {
        await page.tap("#why");
        await page.waitForSelector("#sheet[open] .pic");
        assert.ok(await page.locator("#sheet .pic :is(.pnt, .pct).on").count(), await page.innerText("#now"));
        const missing = await page.$$eval("#sheet .pic use", (all) => all.map((it) => it.getAttribute("href")).filter((id) => !document.querySelector(id)));
        assert.deepEqual(missing, []);
        if (seen++ === 0) await axe(page, "explained");
        await page.keyboard.press("Escape");
      }
      await act(page, roll);
    }
    assert.ok(seen > 2, `${box}: ${seen}`);
    await close(page);
  }
});

test("a link holds a table; it is spoken aloud, stays awake and is on the shelf while it runs", async () => {
  const page = await openAt("#/valley");
  const stub = () => {
    window.heard = [];
    window.spoken = [];
    Object.defineProperty(navigator, "wakeLock", { value: { request: async (what) => void window.heard.push(what) } });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => void (window.copied = text) } });
    speechSynthesis.speak = (said) => window.spoken.push([said.text, said.lang]);
  };
  await page.addInitScript(stub);
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  await begin(page);
  assert.deepEqual(await page.evaluate(() => window.heard), ["screen"], "the screen is kept lit");
  await page.tap("#menu");
  assert.equal(await page.getAttribute("#voice", "aria-pressed"), "false", "silent until it is asked to speak");
  await page.tap("#voice");
  await page.keyboard.press("Escape");
  const roll = dice(8);
  for (let i = 0; i < 12; i++) await act(page, roll);
  const [text, lang] = (await page.evaluate(() => window.spoken)).at(-1);
  assert.equal(text, await page.getAttribute("#now", "data-say"), "what is on the screen is said");
  assert.equal(lang, "fr");
  const told = await page.innerText("#now");
  await page.tap("#menu");
  await page.tap("#link");
  await page.waitForFunction(() => window.copied);
  const link = await page.evaluate(() => window.copied);
  assert.ok(link.includes("companion.html#/link/") && link.length < 500, link);
  const answers = await said(page);
  await page.goto(page.url().replace(/companion.*/, ""));
  assert.match(await page.innerText("a[href^='companion.html#/game/']"), /réponse|À ma table/i, "the shelf goes on with it");
  const other = await openAt(link.slice(link.indexOf("#")));
  await other.waitForFunction(() => location.hash.startsWith("#/game/"));
  assert.deepEqual(await said(other), answers);
  assert.ok(told.length > 0);
  await other.goto(other.url().replace(/#.*/, "#/link/1AAAA"));
  await other.reload();
  await other.waitForSelector(".notice");
  await close(other);
  await close(page);
});

test("a deck that was copied whole is the one that Bosk draws from; level cards are copied as well", async () => {
  const page = await openAt("#/cards/valley", SMALL);
  const card = (id) => `[[activity]]\nid = "${id}"\nseason = "winter"\nmark = "spider"\narrow = "clockwise"\nvisitor = false\nlines = [{ seasons = ["winter", "spring", "summer", "autumn"], first = "draw", second = "discard" }]\ndefault = ["level"]\ntext_en = "x"\ntext_fr = "x"\n`;
  const deck = Array.from({ length: 20 }, (_, i) => `r${String(i + 1).padStart(2, "0")}`);
  const ids = (n) => deck.slice(0, n);
  const bring = async (n) => {
    await page.setInputFiles("#cards", { name: "activity.toml", mimeType: "text/plain", buffer: Buffer.from(ids(n).map(card).join("\n")) });
    await page.waitForFunction((n) => document.querySelector("#bar").innerText.includes(`${n} saisie`), n);
  };
  const files = () => page.evaluate(() => JSON.parse(localStorage.getItem(`bosk.game.${location.hash.split("/")[2]}`)).cards.map(([name]) => name));
  await bring(3);
  await page.tap("#deck-1");
  await page.waitForFunction(() => /Araignée Domestique/.test(document.querySelector("#now").innerText));
  await page.tap("#zero_bonus-3");
  await page.tap("#purple_bonus-2");
  for (const id of ["special_event", "adornment"]) {
    await page.tap(`#${id}`);
    await page.tap("#take-8");
  }
  await axe(page, "a level card");
  assert.deepEqual(await page.evaluate(looseTexts), []);
  await page.tap("#save");
  await page.waitForFunction(() => /Araignée Mutine/.test(document.querySelector("#now").innerText));
  await page.evaluate(() => (location.hash = "#/valley/nightweave:0"));
  await page.waitForSelector("#next");
  await begin(page);
  assert.deepEqual(await files(), ["nightweave.toml"], "half a deck is not drawn from");
  await page.evaluate(() => (location.hash = "#/cards/valley"));
  await page.waitForSelector("#cards", { state: "attached" });
  await bring(deck.length);
  await page.evaluate(() => (location.hash = "#/valley/nightweave:0"));
  await page.waitForSelector("#next, #begin");
  await begin(page);
  assert.deepEqual((await files()).sort(), ["activity.toml", "nightweave.toml"], "the whole deck of twenty is");
  await page.evaluate(() => (location.hash = "#/valley/nightweave:0:pearlbrook"));
  await page.waitForSelector("#next, #begin");
  await begin(page);
  assert.deepEqual(await files(), ["nightweave.toml"], "with Pearlbrook two cards more are wanted");
  await close(page);
});

test("on the smallest phone no screen scrolls, before the game or in it", async () => {
  for (const box of ["duo", "valley", "grove"]) {
    const page = await openAt(`#/${box}`, SMALL);
    await page.tap("#back");
    for (;;) {
      assert.deepEqual(await scrollsInside(page), [], `${box}, before the game`);
      if (await page.locator("#begin").count()) break;
      await page.tap("#next");
    }
    await begin(page);
    const roll = dice(12);
    for (let i = 0; i < 60 && !(await isEnd(page)); i++) {
      // The list of what comes later may scroll.
      if (!(await page.locator("#tick").count())) assert.deepEqual(await scrollsInside(page), [], box);
      assert.deepEqual(await page.evaluate(looseTexts), []);
      await act(page, roll);
    }
    await close(page);
  }
});
