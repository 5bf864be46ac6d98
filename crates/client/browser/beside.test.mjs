// The companion in the hands of somebody who meets it for the first time: typing, numbers, the end, links, two tabs, drafts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SMALL, begin, bringIn, openAt, said, scrolls, scrollsInside, tooLow } from "./beside.mjs";
import { PHONE, axe, close, looseTexts, tooSmall } from "./kit.mjs";

// What has no room for its own words.
const spilt = (page) => page.evaluate(() => [...document.querySelectorAll("#body button, #body a.btn")]
  .filter((it) => it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1).map((it) => it.innerText));
const overlap = (page, what) => page.$$eval(what, (all) => all.slice(1).filter((it, n) => it.getBoundingClientRect().top < all[n].getBoundingClientRect().bottom).length);
// Where the lowest part of the screen ends above its edge.
const gap = (page) => page.evaluate(() => innerHeight - document.querySelector(".foot").getBoundingClientRect().bottom);

test("the name of a card is typed forwards, key by key, and taken with Enter", async () => {
  const page = await openAt("#/valley/nightweave:1:deck=table:die=table");
  await begin(page);
  await bringIn(page, { said: ["turn", "r06", "3"] });
  await page.tap("#wanted");
  await page.keyboard.type("mien");
  assert.equal(await page.inputValue("#wanted"), "mien");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("ne");
  assert.equal(await page.inputValue("#wanted"), "mine");
  assert.match(await page.innerText(".hit"), /^Mine/);
  for (let i = 0; i < 4; i++) await page.keyboard.press("Backspace");
  assert.equal(await page.evaluate(() => document.activeElement.id), "wanted", "an empty field is still typed into");
  assert.ok((await gap(page)) < 2, "the foot is at the edge");
  await page.keyboard.type("mine");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => !document.querySelector("#wanted"));
  assert.equal((await said(page)).at(-1), "mine");
  await close(page);
});

test("points are typed or held, on the smallest phone, and the end says who has won", async () => {
  const page = await openAt("#/duo/challenge:easy", SMALL);
  await begin(page);
  const until = async (id) => {
    for (let i = 0; i < 200 && !(await page.locator(id).count()); i++) await page.tap((await page.locator("#tick").count()) ? "#tick" : "#answer-0");
  };
  await until("#amount");
  assert.deepEqual(await scrollsInside(page), []);
  assert.equal(await scrolls(page), false);
  assert.deepEqual(await tooSmall(page, 44), []);
  assert.ok((await gap(page)) < 2, "the foot is at the edge");
  await axe(page, "a number");
  // Held, a step goes on by itself, and letting go is no step more.
  const box = await page.locator("#more").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForFunction(() => Number(document.querySelector("#amount").value) > 3);
  await page.mouse.up();
  const held = Number(await page.inputValue("#amount"));
  await page.tap("#less");
  assert.equal(Number(await page.inputValue("#amount")), held - 1, "a tap is one step");
  await page.tap("#amount");
  await page.keyboard.type("15");
  await page.tap("#number");
  await page.waitForFunction(() => document.querySelector("#amount")?.value === "0");
  assert.equal((await said(page)).at(-1), "15");
  // Of her cards none is purple, and no event is hers; a key types from anywhere.
  await page.keyboard.press("Enter");
  await page.tap("#number");
  await page.waitForFunction((n) => document.querySelector("#crumb-1")?.innerText === "0" || n, 1);
  for (let i = 0; i < 3 && !/ville/.test(await page.innerText("#now")); i++) await page.tap("#number");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.type("80");
  assert.equal(await page.inputValue("#amount"), "80");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => /gagné/.test(document.querySelector("#now").innerText));
  assert.match(await page.innerText("#now"), /80 points contre \d+/);
  assert.match(await page.innerText("#body"), /Votre ville\s+80\s+Miss Thorn\s+\d+/);
  await axe(page, "the end");
  await page.tap("#undo");
  await page.tap("#amount");
  await page.keyboard.type("999");
  await page.tap("#number");
  assert.match(await page.innerText(".notice"), /0 à 300/, "what cannot be is told");
  await close(page);
});

// The questions with the most answers: between her turns, an event, a place for a web, an award.
const MANY = [
  ["#/valley/nightweave:2:rugwort-cards:deck=table:die=table", ["set city.inn 1", "turn", "r06", "3", "mine"], 9],
  ["#/valley/nightweave:2:rugwort-cards:deck=table:die=table", ["turn", "r06", "3", "mine", "claimed"], 9],
  ["#/valley/nightweave:2:plot=smothering-swarm:deck=table:die=table", ["turn", "r01", "3", "mine"], 8],
  ["#/valley/nightweave:2:bellfaire:deck=table:die=table", ["set over yes", "score"], 7],
];
for (const [n, [address, answers, many]] of MANY.entries())
  test(`a question with ${many} answers fits any phone without scrolling (${n + 1})`, async () => {
    for (const french of [true, false])
      for (const viewport of [PHONE, SMALL.viewport]) {
        const page = await openAt(address, { ...SMALL, viewport, french });
        await begin(page);
        await bringIn(page, { said: answers });
        for (let i = 0; i < 40 && (await page.locator("#tick").count()); i++) await page.tap("#tick");
        assert.ok((await page.locator("#body [data-do^='answer ']").count()) >= many, await page.innerText("#body"));
        assert.deepEqual([await scrolls(page), await scrollsInside(page), await tooLow(page), await spilt(page)], [false, [], [], []], `${french} ${viewport.width}`);
        assert.deepEqual(await page.evaluate(looseTexts), []);
        await close(page);
      }
  });

// What stands between the turns of each opponent: what it is in, what goes on, and what is counted.
const PAUSES = [
  ["#/valley/nightweave:2:rugwort-cards:deck=table:die=table", ["turn", "r06", "3", "mine"], /Hiver · niveau 2/, "Au tour de Tissenuit", ["Araignées dans l'Antre: 2", "Cartes en main: 1", "Jetons Point: 0", "Places prises dans sa ville: 1 sur 15"]],
  ["#/duo/challenge:normal", ["1"], /Hiver · normal/, "La saison est finie", ["Mouffettes sur le plateau: 5", "Cartes de Miss Thorn: 3"]],
  ["#/grove/solo:easy", null, /^[^·]*$/, "Au tour du Rival", ["Ses gemmes: 0"]],
];
for (const [address, answers, header, next, counts] of PAUSES)
  test(`between turns one button goes on, the rest is quiet, and what counts is in sight: ${next}`, async () => {
    for (const viewport of [PHONE, SMALL.viewport]) {
      const page = await openAt(address, { ...SMALL, viewport });
      await begin(page);
      if (answers) await bringIn(page, { said: answers });
      for (let i = 0; i < 40 && !(await page.locator(".yours").count()); i++) await page.tap((await page.locator("#tick").count()) ? "#tick" : "#answer-0");
      assert.equal(await page.innerText(".yours"), "À vous");
      assert.match(await page.innerText(".bar small"), header);
      assert.equal((await page.innerText(".foot .pri")).trim(), next);
      assert.ok((await page.locator(".anss .ans").count()) > 0 && !(await page.innerText(".anss")).includes(next), "what goes on is not one of the list");
      assert.equal(await page.locator(".anss .ans:not(.plain)").count(), 0, "nothing of the rest is asked of anybody");
      const seen = await page.$$eval(".counts [role=img]", (all) => all.map((it) => it.getAttribute("aria-label")));
      for (const count of counts) assert.ok(seen.includes(count), `${count} in ${seen}`);
      assert.deepEqual([await scrolls(page), await scrollsInside(page), await tooLow(page), await spilt(page)], [false, [], [], []]);
      assert.deepEqual(await tooSmall(page, 44), []);
      await axe(page, "between turns");
      await page.tap("#answer-0");
      assert.equal(await page.locator(".yours").count(), 0, "and on it goes");
      await close(page);
    }
  });

test("where Nightweave begins, it is said and one press away", async () => {
  const page = await openAt("#/valley/nightweave:2", SMALL);
  await begin(page);
  for (let i = 0; i < 9 && (await page.locator("#tick").count()); i++) await page.tap("#tick");
  assert.equal(await page.innerText(".yours"), "Tissenuit commence");
  assert.match(await page.innerText("#now"), /Au tour de Tissenuit/);
  assert.equal(await scrolls(page), false);
  await page.tap(".foot .pri");
  assert.ok(await page.locator("#tick, #why").count());
  assert.equal(await page.locator(".yours").count(), 0);
  await close(page);
});

test("between her turns every answer is explained by its own paragraph, and where to look is drawn", async () => {
  const page = await openAt("#/valley/nightweave:2:deck=table:die=table", SMALL);
  await begin(page);
  await bringIn(page, { said: ["set city.inn 1", "turn", "r06", "3", "mine"] });
  for (let i = 0; i < 40 && (await page.locator("#tick").count()); i++) await page.tap("#tick");
  await page.tap("#why");
  await page.waitForSelector("#sheet[open] .rulebox");
  assert.equal(await page.innerText("#sheet-title"), "V18.8");
  const told = await page.innerText("#sheet");
  for (const rule of ["V21.1", "V21.2", "V21.3", "V21.6", "V10.1"]) assert.match(told, new RegExp(rule.replace(".", "[.]")));
  await axe(page, "several paragraphs");
  assert.deepEqual(await tooSmall(page, 44), []);
  assert.equal(await scrolls(page), false);
  await page.tap("#close");
  await page.getByText("Vous visitez").tap();
  await page.tap("#why");
  await page.waitForSelector("#sheet[open] .pct.on");
  assert.equal(await page.innerText("#sheet-title"), "V21.6");
  await close(page);
});

test("a link that cannot be copied is shown to be copied by hand; a note covers nothing and goes with the next press", async () => {
  const page = await openAt("#/valley", SMALL);
  await page.addInitScript(() => {
    window.refuse = true;
    const writeText = async () => { if (window.refuse) throw new DOMException("no", "NotAllowedError"); };
    Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  });
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  await begin(page);
  await page.tap("#menu");
  await page.tap("#link");
  await page.waitForSelector("#by-hand");
  assert.match(await page.innerText("#sheet"), /pas permis de copier/);
  assert.match(await page.evaluate(() => getSelection().toString() || document.activeElement.value), /#\/link\//);
  assert.equal(await page.evaluate(() => document.activeElement.selectionEnd - document.activeElement.selectionStart), (await page.inputValue("#by-hand")).length, "all of it is selected");
  await axe(page, "by hand");
  await page.tap("#close");
  await page.evaluate(() => (window.refuse = false));
  await page.tap("#menu");
  await page.tap("#link");
  await page.waitForSelector(".notice");
  assert.match(await page.innerText(".notice"), /copié/);
  const bar = await page.locator("#bar").boundingBox();
  assert.ok((await page.locator(".notice").boundingBox()).y >= bar.y + bar.height, "it lies below the bar");
  await page.tap((await page.locator("#tick").count()) ? "#tick" : "#answer-0");
  assert.equal(await page.locator(".notice").count(), 0);
  await close(page);
});

test("two tabs with one table notice each other, and one takes over or follows", async () => {
  const page = await openAt("#/grove");
  await begin(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector("html[data-ready=companion] #now");
  await other.tap("#tick");
  await page.waitForSelector("#elsewhere-load");
  await axe(page, "elsewhere");
  const kept = (it) => it.evaluate(() => localStorage.getItem(`bosk.game.${location.hash.split("/")[2]}`));
  const there = await kept(other);
  await page.tap("#tick");
  assert.equal(await kept(page), there, "until somebody says which, nothing is written");
  await page.tap("#elsewhere-load");
  assert.equal(await page.innerText("#body"), await other.innerText("#body"));
  await page.tap((await page.locator("#tick").count()) ? "#tick" : "#answer-0");
  await other.waitForSelector("#elsewhere-here");
  await other.tap("#elsewhere-here");
  assert.equal(await kept(other), there, "taken over as it stood in this tab");
  await other.close();
  await close(page);
});

test("a card half filled in is there again after a reload, and what is missing never grows", async () => {
  const page = await openAt("#/cards/valley");
  const missing = async () => Number((await page.innerText("#save")).match(/\d+/)?.[0] ?? 0);
  let before = await missing();
  for (let i = 0; i < 4; i++) {
    await page.locator("#body .cells [role=radiogroup]:not(:has([aria-checked=true]))").first().locator("[role=radio]").first().tap();
    const now = await missing();
    assert.ok(now < before, `${now} after ${before}`);
    before = now;
  }
  const card = await page.innerText(".cardf");
  await page.reload();
  await page.waitForSelector("html[data-ready=companion] #now");
  assert.equal(await page.innerText(".cardf"), card);
  assert.equal(await missing(), before);
  await close(page);
});

test("long answers have room, and words are parted by their syllables", async () => {
  const page = await openAt("#/valley/nightweave:1:deck=table");
  await begin(page);
  for (let i = 0; i < 9 && !(await page.locator(".hit").count()); i++) await page.tap((await page.locator("#tick").count()) ? "#tick" : "#answer-0");
  assert.equal(await overlap(page, ".hit"), 0);
  assert.deepEqual(await spilt(page), []);
  await page.evaluate(() => (location.hash = "#/cards/valley"));
  await page.waitForSelector("#mark-3");
  assert.match(await page.locator("#mark-3").evaluate((it) => it.textContent), /\u00ad/);
  await page.evaluate(() => (location.hash = "#/campaign"));
  await page.waitForSelector("#new-campaign");
  assert.deepEqual(await spilt(page), []);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.evaluate(() => (location.hash = "#/board"));
  await page.waitForSelector("#board-keep");
  await page.tap("#back");
  await page.waitForSelector("#own-board");
  assert.match(await page.innerText("#bar"), /4 sur 4/, "back to where the board was asked for");
  assert.deepEqual(await spilt(page), []);
  assert.match(await page.innerText("#body"), /carte de Bosk/);
  assert.deepEqual(await page.evaluate(looseTexts), []);
  await close(page);
});

test("addresses that lead nowhere are told", async () => {
  const page = await openAt("#/");
  for (const hash of ["#/game/nope", "#/link/garbage", "#/new?mode=nonsense", "#/duo/nonsense"]) {
    await page.evaluate((hash) => (location.hash = hash), hash);
    await page.waitForSelector(".notice");
    await page.tap("#notice-ok");
    assert.equal(await page.locator(".notice").count(), 0, hash);
  }
  await close(page);
});
