// What the page promises it keeps: time to take something back, names for deeds, and what is missing.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { actions, begin, close, engine, hearAll, hurry, open, PHONE, URL } from "./kit.mjs";

const valley = (seats, more) => open({ on: "valley.html", path: `#/new?mode=players:2&seats=${seats}&seed=5`, ...more });
const place = async (page) => {
  await page.locator(".locs .can").first().click();
  assert.match(await page.locator(".sheet").innerText(), /can be undone until your turn ends/);
  await page.click("#confirm");
};

test("on one sofa a turn can be taken back until it is handed over", async () => {
  const page = await valley("human,human", { beat: null });
  const first = await page.locator(".curtain h1").innerText();
  await page.click(".curtain #prompt");
  await place(page);
  assert.equal(await page.locator(".curtain").count(), 0, "nobody is called yet");
  assert.equal(await page.locator("#prompt .can:not(#hand-over)").count(), 0, "the other's answers are not offered");
  await page.click("#undo");
  assert.deepEqual(await actions(page), []);
  await place(page);
  await page.click("#hand-over");
  assert.notEqual(await page.locator(".curtain h1").innerText(), first);
  assert.equal(await page.locator(".curtain a[href='./']").count(), 1, "there is a way out");
  await close(page);
});

test("a turn ends by itself after its beat, and with no beat nothing is promised", async () => {
  const page = await valley("human,human");
  await page.click(".curtain #prompt");
  await place(page);
  await page.waitForSelector("#prompt .beat", { state: "attached" });
  await page.waitForSelector(".curtain");
  await close(page);
  const quick = await valley("human,human", { beat: 0 });
  await quick.click(".curtain #prompt");
  await quick.locator(".locs .can").first().click();
  assert.match(await quick.locator(".sheet").innerText(), /Your turn ends with this/);
  await quick.click("#confirm");
  await quick.waitForSelector(".curtain");
  await close(quick);
});

test("a bot waits until there was time to take a turn back", async () => {
  const page = await valley("human,greedy", { pace: 1, beat: null });
  await page.waitForSelector(".locs .can");
  const before = await actions(page);
  await place(page);
  assert.match(await page.locator("#prompt").innerText(), /Your turn is over/);
  assert.equal((await actions(page)).length, before.length + 1);
  await page.click("#undo");
  assert.deepEqual(await actions(page), before);
  await place(page);
  await page.click("#hurry");
  await page.waitForSelector(".locs .can");
  assert.ok((await actions(page)).length > before.length + 1, "the bot has replied");
  await close(page);
});

test("what cannot be taken back says why, for all to see", async () => {
  const page = await valley("human,greedy");
  await page.waitForSelector(".locs .can");
  await page.click("#undo", { force: true });
  assert.equal(await page.locator(".notice span").innerText(), "There is nothing to take back.");
  await close(page);
});

test("a switch shows whether it is on", async () => {
  const page = await valley("human,greedy", { viewport: PHONE, french: true });
  await page.click("[aria-label=Réglages]");
  const looks = () => page.locator("#sound").evaluate((it) => getComputedStyle(it, "::before").backgroundImage);
  const before = await looks();
  await page.click("#sound");
  assert.notEqual(await looks(), before);
  const gap = await page.locator("#beat .seg").evaluate((seg) => seg.getBoundingClientRect().right - seg.lastElementChild.getBoundingClientRect().right);
  assert.ok(gap < 4, `the last answer fills its row: ${gap}`);
  await close(page);
});

test("a campaign that is not there is named, and the shelf is near", async () => {
  const page = await open({ path: "#/campaign/77" });
  assert.match(await page.locator(".notice").innerText(), /no such campaign/);
  assert.equal(await page.locator("#to-shelf").count(), 1);
  await close(page);
});

test("the button that commits names the deed, and what is asked is answered beside the question", async () => {
  const page = await open();
  await begin(page, { mode: "challenge:easy:solo", seats: "human,human" });
  await hearAll(page);
  const toGive = async () => {
    const legal = await engine(page, "legal_now");
    const given = legal.filter((action) => action.startsWith("share card ")).map((action) => action.split(" ")[2]);
    return given.find((card) => !legal.some((action) => action.startsWith(`play ${card}`)));
  };
  for (let i = 0; i < 12 && !(await toGive()); i++) await engine(page, "perform", (await engine(page, "legal_now"))[0]);
  await hearAll(page);
  await page.click(`.cards [data-card='${await toGive()}']`);
  assert.match(await page.locator("#confirm").innerText(), /Share /);
  await begin(page, { mode: "chapter:1:solo", seats: "human,human", seed: 8 });
  await hearAll(page);
  for (let i = 0; i < 12 && !(await engine(page, "asked_now")).startsWith("keep-news"); i++) {
    await engine(page, "perform", (await engine(page, "legal_now"))[0]);
  }
  const answers = (await engine(page, "legal_now")).filter((action) => action.startsWith("news "));
  assert.ok(answers.length > 1, "there is a choice");
  assert.equal(await page.locator("#prompt [data-action^='news ']:visible").count(), answers.length);
  await page.click("#prompt [data-action^='news ']");
  assert.match(await page.locator("#confirm").innerText(), /^Keep /);
  await close(page);
});

test("who cannot pay reads what is missing", async () => {
  const page = await valley("human,greedy");
  await page.click(".mead .card.not");
  assert.match(await page.locator(".why-not").innerText(), /Short of \d/);
  await page.keyboard.press("Escape");
  await page.click("[data-key='1']");
  assert.match(await page.locator("#prompt").innerText(), /choose on the table/);
  assert.ok(await page.locator(".mead .card.not").count(), "what lacks something says so under a verb, too");
  await close(page);
});

test("on the first visit nothing lies over the name of the page", async () => {
  for (const viewport of [{ width: 820, height: 1180 }, PHONE]) {
    const page = await open({ on: "index.html", path: "#/valley", viewport });
    await page.waitForSelector(".learn");
    const [logo, learn] = await page.$$eval(".logo3, .learn", (all) => all.map((e) => e.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })));
    assert.ok(learn.top >= logo.bottom, `${learn.top} under ${logo.bottom}`);
    await close(page);
  }
});

test("a game that is over says who won, and is watched again from the shelf", async () => {
  const page = await valley("human,greedy");
  await hurry(page);
  await page.waitForSelector("main.end");
  await page.goto(`${URL}index.html`);
  assert.match(await page.locator(".goc .gt span").first().innerText(), /wins|win|tie/i);
  await page.click("#watch");
  await page.click(".over .goc a");
  await page.waitForSelector("main.end");
  await close(page);
});

test("the page speaks to who plays alone, and calls those by name who share a screen", async () => {
  for (const french of [false, true]) {
    const [you, name] = french ? [/Vous/, /Le Lièvre/] : [/You/, /The Hare/];
    for (const [other, wanted, unwanted] of [["greedy", you, name], ["human", name, you]]) {
      const page = await open({ french, pace: 600000 });
      await begin(page, { seed: 7, other });
      for (let i = 0; i < 6; i++) await engine(page, "perform", (await engine(page, "legal_now"))[0]);
      if (await page.locator(".curtain .btn").count()) await page.click(".curtain .btn");
      await page.click("body", { position: { x: 1, y: 1 } });
      await page.keyboard.press("l");
      await page.waitForSelector(".drawer .log");
      const told = await page.innerText(".drawer .log");
      assert.match(told, wanted);
      assert.doesNotMatch(told, unwanted);
      await close(page);
    }
  }
});

test("who wants no second look gets none, and who wants one for what is final is asked then alone", async () => {
  const page = await valley("human,greedy", { pace: 1, beat: null });
  await page.waitForSelector(".locs .can");
  const choose = async (n) => {
    await page.click("[aria-label=Settings]");
    await page.locator("#confirm-when [role=radio]").nth(n).click();
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog.drawer", { state: "detached" });
  };
  const legal = await engine(page, "legal_now");
  const press = (site) => page.click(`.place[data-site='${site}']`);
  const sites = legal.filter((action) => action.startsWith("place ")).map((action) => action.split(" ")[1]);
  // What gives cards from the deck is final, what gives goods alone is not.
  const [secret, open] = [/-card$/, /^(twigs|resin|pebble|berry)-\d$/].map((kind) => sites.find((site) => kind.test(site)));
  for (const [site, final] of [[secret, true], [open, false]]) {
    await press(site);
    assert.equal(/cannot be undone/.test(await page.locator(".sheet").innerText()), final, site);
    await page.keyboard.press("Escape");
    await page.waitForSelector(".sheet", { state: "detached" });
  }
  const before = await actions(page);
  const done = () => page.waitForFunction((n) => JSON.parse(bosk.record_now()).actions.length >= n, before.length + 1);
  await choose(1);
  await press(secret);
  await page.waitForSelector("#confirm");
  assert.deepEqual(await actions(page), before, "what is final is asked");
  await page.keyboard.press("Escape");
  await press(open);
  await done();
  assert.equal(await page.locator("#confirm").count(), 0, "the rest is done at once");
  await page.click("#undo");
  assert.deepEqual(await actions(page), before, "and taken back");
  await choose(2);
  await press(secret);
  await done();
  await close(page);
});

test("what was compiled and broke says that the game is kept, and hands out a report", async () => {
  for (const french of [false, true]) {
    const page = await valley("human,greedy", { french });
    await page.waitForSelector(".locs .can");
    const kept = await actions(page);
    await page.evaluate(() => void setTimeout(() => { throw new WebAssembly.RuntimeError("unreachable"); }));
    await page.waitForSelector("#broken:visible");
    assert.match(await page.innerText("#broken"), french ? /^Quelque chose s'est cassé/ : /^Something in Bosk broke/);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#report")]);
    const report = readFileSync(await download.path(), "utf8");
    assert.match(report, /valley[.]html#[^]*unreachable[^]*players:2/, "where, what, and the game");
    page.faults.length = 0;
    await page.click("#broken a[href='']");
    await page.waitForSelector(".app");
    assert.deepEqual(await actions(page), kept, "the game goes on");
    await close(page);
  }
});
