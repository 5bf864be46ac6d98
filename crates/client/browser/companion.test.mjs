// The companion beside a table of cardboard: whole games by touch on a phone in French, undo, corrections, reloads, no network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { act, begin, isEnd, openAt, phone, said, scrolls, scrollsInside, tooLow } from "./beside.mjs";
import { axe, close, dice, isKept, looseTexts, tooSmall } from "./kit.mjs";

for (const box of ["duo", "valley", "grove"]) {
  test(`a whole game beside cardboard of ${box} by touch, on a phone in French`, async () => {
    const page = await openAt(`#/${box}`);
    await axe(page, "setup");
    await page.tap("#back");
    assert.equal(await page.locator(`#call-${box}`).getAttribute("aria-checked"), "true");
    await axe(page, "who comes");
    await begin(page);
    const roll = dice(5);
    let steps = 0;
    for (; steps < 1500 && !(await isEnd(page)); steps++) {
      assert.equal(await scrolls(page), false, await page.innerText("#body"));
      assert.deepEqual(await scrollsInside(page), [], `step ${steps}`);
      assert.deepEqual(await tooLow(page), [], `step ${steps}`);
      if (steps % 15 === 4 && steps < 100) {
        assert.deepEqual(await page.evaluate(looseTexts), []);
        assert.deepEqual(await tooSmall(page, 44), []);
      }
      if (steps === 12) await axe(page, "in the middle");
      if (steps === 20) {
        const before = await page.innerText("#body");
        await page.reload();
        await page.waitForSelector("html[data-ready=companion] #now");
        assert.equal(await page.innerText("#body"), before, "a reload asks the same");
      }
      await act(page, roll);
    }
    console.log(`${box}: ${steps} taps, ${(await said(page)).length} answers`);
    assert.ok(await isEnd(page), "it comes to its end");
    assert.match(await page.innerText("#now"), /point/);
    await page.goto(page.url().replace(/companion.*/, ""));
    assert.ok(await page.locator("a[href^='companion.html#/game/']").count(), "the shelf leads back");
    await close(page);
  });
}

test("every choice before the game begins a table, and screens before it do not scroll", async () => {
  const page = await openAt("#/");
  for (const box of ["duo", "valley", "grove"]) {
    await page.evaluate((hash) => (location.hash = hash), `#/${box}`);
    await page.waitForSelector("#back");
    await page.tap("#back");
    await page.tap(`#call-${box}`);
    for (let screen = 1; ; screen++) {
      await page.tap("#next");
      await axe(page, `${box}, screen ${screen}`);
      assert.equal(await scrolls(page), false);
      assert.deepEqual(await page.evaluate(looseTexts), []);
      assert.deepEqual(await tooSmall(page, 44), []);
      for (const id of await page.$$eval("#body [role=radio]:enabled", (all) => all.map((it) => it.id))) {
        if (!(await page.locator(`#${id}`).count())) await page.tap("#quest-0");
        await page.tap(`#${id}`);
        assert.equal(await page.getAttribute(`#${id}`, "aria-checked"), "true");
        const address = await page.evaluate(() => decodeURI(location.hash));
        await begin(page);
        assert.equal(await page.locator(".notice").count(), 0, `${address} after ${id}`);
        await page.goBack();
        await page.waitForSelector("#begin");
        while (!(await page.locator(`#${id}`).count())) await page.tap("#back");
      }
      if (await page.locator("#begin").count()) break;
    }
  }
  await close(page);
});

// What each other box asks or orders that nothing else does.
const GUESTS = { pearlbrook: /Joyaux de la rivière|perle/i, spirecrest: /météo|randonnée|Découverte/i, bellfaire: /Marché|Fête/i, newleaf: /gare|visiteur|12/i };
for (const [box, shows] of Object.entries(GUESTS)) {
  test(`Nightweave with ${box}, chosen on the page, asks and orders what it brings`, async () => {
    const page = await openAt("#/valley");
    await page.tap("#next");
    await page.tap("#die-1");
    await page.tap("#next");
    await page.tap(`#${box}-tick`);
    assert.equal(await page.locator("#personality-shut").count(), 1, "what cannot be says so");
    assert.match(await page.innerText("#personality-shut"), /V13[.]4/);
    await page.waitForFunction((word) => location.hash.includes(`:${word}`), box);
    const address = await page.evaluate(() => location.hash);
    await page.reload();
    await page.waitForSelector("html[data-ready=companion] #now");
    assert.equal(await page.evaluate(() => location.hash), address, "the address says what was chosen");
    await page.evaluate(() => (location.hash = "#/"));
    await page.waitForSelector("#call-valley");
    await page.tap("#call-valley");
    for (let i = 0; i < 3; i++) await page.tap("#next");
    assert.equal(await page.getAttribute(`#${box}-tick`, "aria-checked"), "true", "and it is remembered");
    await begin(page);
    const roll = dice(7);
    let told = "";
    for (let steps = 0; steps < 900 && !shows.test(told) && !(await isEnd(page)); steps++) {
      told = await page.innerText("#body");
      if (!shows.test(told)) await act(page, roll);
    }
    assert.match(told, shows);
    await close(page);
  });
}

test("personalities and plots lock what they exclude, on the smallest phone", async () => {
  const page = await openAt("#/valley/nightweave:2", { viewport: { width: 320, height: 568 }, hasTouch: true, french: true });
  await page.tap("#next");
  await page.tap("#next");
  await page.selectOption("#web-list", { label: "Nuée Suffocante" });
  await page.selectOption("#personality-list", { index: 2 });
  assert.ok(await page.locator("#legends-tick:disabled, #newleaf-tick:disabled").count() === 2);
  await axe(page, "locked");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  await page.tap("#back");
  await page.tap("#back");
  await page.tap("#people-1");
  await page.waitForFunction(() => /:two:team:personality=/.test(location.hash) && !/plot/.test(location.hash), null, { timeout: 20000 });
  await begin(page);
  assert.equal(await page.locator(".notice").count(), 0);
  await close(page);
});

// Fills in what a form still lacks.
async function fillIn(page) {
  for (let i = 0; i < 30 && (await page.locator("#save:disabled").count()); i++) {
    const group = page.locator("#body .cells [role=radiogroup]:not(:has([aria-checked=true]))").first();
    if (await group.count()) await group.locator("[role=radio]").first().tap();
    else {
      await page.locator(".tapv.empty").first().tap();
      await page.tap(`#take-${i % 7}`);
    }
    assert.equal(await scrolls(page), false);
  }
}

test("an owner copies an Activity card: lines follow the one above, it is kept, goes out and comes in, and is turned up in a game", async () => {
  const page = await openAt("#/valley/nightweave:1:deck=table");
  await page.tap("#next");
  await page.tap("#cards-1");
  assert.match(await page.innerText("#own-cards"), /pas nécessaire/);
  await page.tap("#own-cards");
  await page.waitForSelector("#season-0");
  await axe(page, "an empty form");
  assert.equal(await page.locator("#save:disabled").count(), 1, "a form with an empty cell cannot be kept");
  await page.tap("#season-1");
  assert.equal(await page.locator("#winter-first").count(), 0, "lines before its season are closed");
  await page.tap("#spring-first");
  await axe(page, "the picker");
  assert.deepEqual(await tooSmall(page, 44), []);
  await page.tap("#take-3");
  await page.tap("#spring-first");
  await page.tap("#beside");
  await page.keyboard.press("Escape");
  const line = await page.innerText("#spring-first");
  assert.match(line, /[+]$/);
  assert.equal(await page.innerText("#autumn-first"), line, "a new line copies the one above");
  await page.tap("#season-0");
  await fillIn(page);
  assert.deepEqual(await page.evaluate(looseTexts), []);
  assert.deepEqual(await tooSmall(page, 44), []);
  await axe(page, "a full form");
  const card = await page.innerText(".cardf");
  await page.tap("#save");
  await page.waitForFunction(() => /2/.test(document.querySelector("#now").innerText));
  await page.tap("#before");
  assert.equal(await page.innerText(".cardf"), card, "it is kept");
  const [download] = await Promise.all([page.waitForEvent("download"), page.tap("#cards-out")]);
  const text = readFileSync(await download.path(), "utf8");
  assert.equal(download.suggestedFilename(), "activity.toml");
  await page.tap("#clear");
  assert.equal(await page.locator("#save:disabled").count(), 1);
  const file = (text) => ({ name: "activity.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.setInputFiles("#cards", file(text.replace("clockwise", "sideways")));
  await page.waitForSelector(".notice");
  assert.match(await page.innerText(".notice"), /activity[.]toml:\d+.*sideways/, "what is wrong, and where");
  await page.tap("#notice-ok");
  await page.setInputFiles("#cards", file(text));
  await page.waitForSelector("#save:enabled");
  assert.equal(await page.innerText(".cardf"), card, "out and in again it is the same");
  await page.tap("#leave-card");
  await page.waitForSelector("#own-cards");
  assert.match(await page.innerText("#own-cards"), /1/);
  await begin(page);
  const roll = dice(4);
  for (let i = 0; i < 40 && !(await page.locator("#copy").count()); i++) {
    if (await page.locator("#tick").count()) await page.tap("#tick");
    else await page.tap("#answer-0");
  }
  assert.equal(await page.locator(".hit").first().locator("small").count(), 0, "the copied card comes first");
  const before = (await said(page)).length;
  await page.tap("#copy");
  await page.waitForSelector("#season-0");
  await page.tap("#season-0");
  await fillIn(page);
  await page.tap("#save");
  await page.waitForSelector("#undo");
  assert.equal((await said(page))[before], "r02", "the turn goes on with the card that was just copied");
  const told = await page.innerText("#body");
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  assert.equal(await page.innerText("#body"), told, "and the table keeps its cards");
  for (let i = 0; i < 10 && !(await isEnd(page)); i++) await act(page, roll);
  await close(page);
});

test("the Rival's Solo cards and Challenge cards are copied on the smallest phone", async () => {
  const page = await openAt("#/cards/grove", { viewport: { width: 320, height: 568 }, hasTouch: true, french: true });
  for (const deck of [0, 1]) {
    await page.tap(`#deck-${deck}`);
    await fillIn(page);
    await axe(page, `deck ${deck}`);
    assert.deepEqual(await page.evaluate(looseTexts), []);
    await page.tap("#save");
    await page.waitForSelector("#save:disabled");
    assert.match(await page.innerText("#bar"), /1 saisie/);
  }
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  assert.match(await page.innerText("#bar"), /1 saisie/);
  await close(page);
});

test("an owner's campaign: a chapter at the table, its result on the sheet, another typed in, on the smallest phone", async () => {
  const page = await openAt("#/duo", { viewport: { width: 320, height: 568 }, hasTouch: true, french: true });
  await page.tap("#quest-1");
  await page.tap("#to-campaign");
  await page.waitForSelector("#new-campaign");
  await axe(page, "no campaign yet");
  await page.goto(page.url().replace(/companion.*/, "duo.html#/campaign"));
  await page.fill("#town", "Mousseville");
  await page.click("#new-campaign");
  await page.waitForSelector("#play-chapter");
  const id = await page.evaluate(() => location.hash.split("/")[2]);
  await page.goto(page.url().replace(/duo.html.*/, `companion.html#/campaign/${id}`));
  await page.waitForSelector("#chapter-table");
  assert.match(await page.innerText("#body"), /Première encre[^]*Mouffettes/, "the chapter with its goals and skunks");
  await axe(page, "the sheet");
  assert.deepEqual(await page.evaluate(looseTexts), []);
  assert.deepEqual(await tooSmall(page, 44), []);
  await page.tap("#chapter-table");
  await page.waitForFunction(() => location.hash.startsWith("#/game/"));
  // Every goal is reached; the city is worth what it is.
  for (let i = 0; i < 400 && !(await page.locator("#write-result").count()); i++) {
    if (await page.locator("#tick").count()) await page.tap("#tick");
    else if (await page.locator("#number").count()) {
      for (let n = 0; n < 3; n++) await page.tap("#more");
      await page.tap("#number");
    } else await page.locator("#body [data-do='answer 0']").first().tap();
  }
  await page.tap("#write-result");
  await page.waitForSelector("#write-down");
  assert.equal(await page.inputValue("#typed-points"), "3", "what the table said is filled in");
  await page.fill("#typed-points", "92");
  await page.fill("#typed-watches", "1");
  await page.selectOption("#news-0", "1");
  await axe(page, "the result");
  await page.tap("#write-down");
  await page.waitForSelector("#chapter-table");
  assert.match(await page.innerText("#body"), /102 points/);
  await page.tap("#untype-last");
  assert.doesNotMatch(await page.innerText("#body"), /102 points/, "a result that was typed in can be taken back");
  await page.tap("#type-in");
  assert.equal(await page.locator("#body [aria-checked=true], #write-down:enabled").count(), 0, "nothing is said for people");
  await page.tap("#won-1");
  await page.tap("#write-down");
  assert.match(await page.innerText(".notice"), /0 à 300/, "a win has points");
  await page.fill("#typed-points", "12");
  await page.tap("#write-down");
  assert.match(await page.innerText(".notice"), /12 points.*90/, "what the goal contradicts is doubted");
  await page.fill("#typed-points", "92");
  await page.fill("#typed-watches", "1");
  await page.tap("#write-down");
  await page.waitForSelector("#chapter-table");
  assert.match(await page.innerText("#body"), /102 points/);
  await page.tap("#type-in");
  await page.tap("#won-0");
  assert.equal(await page.locator("#typed-points").count(), 0, "a lost chapter has no points");
  await page.tap("#write-down");
  await page.waitForSelector("#type-replay");
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #type-replay");
  await page.goto(page.url().replace(/companion.*/, `duo.html#/campaign/${id}`));
  await page.waitForSelector("#replay-chapter");
  assert.match(await page.innerText(".campaign-sheet"), /92/, "the screen shows the same sheet");
  await close(page);
});

test("an answer is taken back with what must be put back; a value is set right, and both are kept", async () => {
  const page = await openAt("#/duo");
  await begin(page);
  const roll = dice(2);
  for (let i = 0; i < 60 && !((await page.locator("#tick").count()) && (await said(page)).length > 1); i++) await act(page, roll);
  const before = await page.innerText("#body");
  await page.tap("#tick");
  const after = await page.innerText("#body");
  await page.tap("#undo");
  assert.match(await page.innerText("#sheet"), /Remettez/, "cardboard is put back first");
  await axe(page, "put back");
  await page.tap("#keep");
  assert.equal(await page.innerText("#body"), after, "kept as it was");
  await page.tap("#undo");
  await page.tap("#restored");
  assert.equal(await page.innerText("#body"), before, "a tick is taken back");
  const answers = await said(page);
  await page.tap("#undo");
  assert.equal((await said(page)).length, answers.length - 1, "then what was said");
  await close(page);
});

for (const [box, id] of [["duo", "cards"], ["valley", "tokens"], ["grove", "gems"]]) {
  test(`what Bosk thinks of the table of ${box} is set right once for all steps, told in the log and taken back`, async () => {
    const page = await openAt(`#/${box}`);
    await begin(page);
    const roll = dice(2);
    for (let i = 0; i < 60 && (await said(page)).length < 2; i++) await act(page, roll);
    for (let i = 0; i < 30 && (await page.locator("#tick").count()); i++) await page.tap("#tick");
    const before = await said(page);
    await page.tap("#known");
    await axe(page, "what Bosk knows");
    assert.deepEqual(await tooSmall(page, 44), []);
    const field = page.locator(`#amount-${id}`);
    const was = Number(await field.inputValue());
    for (let n = 1; n <= 3; n++) {
      await page.tap(`#more-${id}`);
      assert.equal(Number(await field.inputValue()), was + n);
    }
    assert.deepEqual(await said(page), before, "nothing is set right before the field is left");
    await page.tap("#right");
    assert.deepEqual(await said(page), [...before, `set ${id} ${was + 3}`], "then all of it at once");
    assert.match(await page.innerText(".notice"), new RegExp(`Correction notée. .+: ${was + 3}[.]`));
    assert.equal(await scrolls(page), false);
    await axe(page, "a correction is told");
    await page.tap("#menu");
    await page.tap("#log");
    assert.match(await page.locator("#sheet .log li").first().innerText(), new RegExp(`Corrigé.*: ${was + 3}`));
    await page.tap("#close");
    await page.reload();
    await page.waitForSelector("html[data-ready=companion] #now");
    await page.tap("#known");
    assert.equal(Number(await field.inputValue()), was + 3, "it is kept");
    // Typed, and left by touching another value.
    await field.fill(String(was + 2));
    await page.locator("#sheet button.tapv").first().tap();
    const after = await said(page);
    assert.equal(after[before.length + 1], `set ${id} ${was + 2}`);
    assert.equal(after.length, before.length + 3, "the other value is another correction");
    await page.tap("#close");
    assert.match(await page.innerText(".notice"), new RegExp(`Correction notée. .+: ${was + 2} et .+`), "both are told");
    await page.tap("#undo");
    assert.match(await page.innerText(".notice"), /Correction annulée/);
    await page.tap("#undo");
    assert.deepEqual(await said(page), [...before, `set ${id} ${was + 3}`], "one step back takes back all its steps");
    assert.match(await page.innerText(".notice"), new RegExp(`Correction annulée. .+: ${was + 3}[.]`), "with how it is again");
    await close(page);
  });
}

test("a value that can hardly be is doubted, and kept only if it is so", async () => {
  const page = await openAt("#/valley/nightweave:1");
  await begin(page);
  await page.tap("#known");
  await page.fill("#amount-spiders", "9");
  await page.tap("#right");
  await page.waitForSelector("#doubt-so");
  assert.match(await page.innerText("#sheet"), /9 en tout/);
  await axe(page, "a doubted value");
  assert.equal((await said(page)).length, 0);
  await page.tap("#doubt-known");
  assert.equal(await page.inputValue("#amount-spiders"), "2", "back as it was");
  await page.fill("#amount-spiders", "9");
  await page.keyboard.press("Escape");
  await page.tap("#doubt-so");
  assert.deepEqual(await said(page), ["set spiders 9"]);
  await page.tap("#close");
  await page.tap("#menu");
  await page.tap("#log");
  assert.match(await page.innerText("#sheet"), /malgré tout/);
  await close(page);
});

test("what counts by a value of ours is marked in what Bosk knows", async () => {
  const page = await openAt("#/grove");
  await begin(page);
  await page.tap("#known");
  const marked = await page.$$eval("#sheet .kv:has(.unoff)", (all) => all.map((it) => it.innerText));
  assert.ok(marked.some((text) => /Carte Solo/.test(text)) && marked.some((text) => /piste/.test(text)), marked.join());
  assert.equal(await page.locator("#sheet .kv:has(#amount-gems) .unoff").count(), 0);
  await close(page);
});

test("offline on a phone in French: a table of Bardwood Grove begins, goes on and is there again", async () => {
  const page = await openAt("#/grove", { ...phone, offline: true });
  await isKept(page, "companion.html", "companion_bg.wasm", "rules/grove.fr.md");
  await page.context().setOffline(true);
  await begin(page);
  const roll = dice(9);
  // Nobody ends it early.
  for (let i = 0; i < 30; i++) await ((await page.locator(".yours").count()) ? page.tap("#answer-0") : act(page, roll));
  for (let i = 0; i < 30 && (await page.locator("#tick").count()); i++) await page.tap("#tick");
  const told = await page.innerText("#body");
  await page.tap("#why");
  await page.waitForSelector("#sheet[open] .rulebox");
  assert.match(await page.innerText("#sheet-title"), /^G\d+[.]\d+$/);
  assert.ok((await page.innerText(".rulebox")).length > 20);
  await page.tap("#close");
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  assert.equal(await page.innerText("#body"), told);
  await close(page);
});

test("a record goes out and comes in again; a broken one is told, and nothing is lost", async () => {
  const page = await openAt("#/grove");
  await begin(page);
  const roll = dice(3);
  for (let i = 0; i < 12; i++) await act(page, roll);
  const told = await page.innerText("#body");
  await page.tap("#menu");
  const [download] = await Promise.all([page.waitForEvent("download"), page.tap("#export")]);
  const text = readFileSync(await download.path(), "utf8");
  const other = await openAt("#/");
  await other.setInputFiles("#record", { name: "half.json", mimeType: "application/json", buffer: Buffer.from(text.slice(0, 60)) });
  assert.match(await other.innerText(".notice"), /half[.]json.*ligne/);
  await other.tap("#notice-ok");
  await other.setInputFiles("#record", { name: "table.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await other.waitForFunction(() => location.hash.startsWith("#/game/"));
  assert.deepEqual(await said(other), JSON.parse(text).said);
  assert.ok(told.length > 0);
  await close(other);
  await close(page);
});

test("by keyboard, in English, without a network, and the rule behind a question", async () => {
  const page = await openAt("#/valley", { viewport: { width: 1280, height: 720 }, offline: true });
  await isKept(page, "companion.html", "companion_bg.wasm", "rules/valley.en.md");
  await page.context().setOffline(true);
  await begin(page, async (id) => {
    await page.focus(id);
    await page.keyboard.press("Enter");
  });
  for (let i = 0; i < 30; i++) await page.keyboard.press((await page.locator("#tick").count()) ? " " : "1");
  assert.ok((await said(page)).length > 2);
  for (let i = 0; i < 20 && (await page.locator("#tick").count()); i++) await page.keyboard.press(" ");
  await page.keyboard.press("?");
  await page.waitForSelector("#sheet[open] .rulebox");
  assert.match(await page.innerText("#sheet-title"), /^V\d+[.]\d+$/);
  assert.ok((await page.innerText(".rulebox")).length > 20);
  await page.keyboard.press("Escape");
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  await page.goto(page.url().replace(/#.*/, "#/game/nothing"));
  await page.waitForSelector(".notice");
  await close(page);
});

test("a table of cardboard is kept though the list of games cannot be read, and the shelf leads back to it", async () => {
  const page = await openAt("#/duo");
  await page.evaluate(() => localStorage.setItem("bosk.games", "[{"));
  await begin(page);
  const id = (await page.evaluate(() => location.hash)).split("/")[2];
  assert.deepEqual(await page.evaluate(() => JSON.parse(localStorage.getItem("bosk.games")).map((entry) => entry.id)), [id]);
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  await page.goto(page.url().replace(/companion.*/, ""));
  await page.waitForSelector(`a[href='companion.html#/game/${id}']`);
  await close(page);
});
