// Together: the campaign from its first chapter to the medal, Miss Thorn with her achievements, and a partner's secrets.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { PHONE, URL, axe, begin, clickOnce, close, dice, engine, fits, hearAll, leave, looksRight, moves, open, openScenario, record, reload } from "./kit.mjs";

const BOSK = process.env.BOSK_BIN;
const bosk = (...args) => execFileSync(BOSK, args, { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

// A whole campaign played by bots: the first seed that wins each chapter, or its sixth attempt as it is.
function campaign() {
  const folder = mkdtempSync(join(tmpdir(), "bosk-"));
  const file = join(folder, "campaign.json");
  bosk("campaign", "new", file, "--town", "Mossbury", "--players", "Ada,Grace");
  for (let chapter = 1; chapter <= 15; chapter++) {
    for (let seed = 1; seed <= 6; seed++) {
      const trial = join(folder, "trial.json");
      copyFileSync(file, trial);
      bosk("campaign", "play", trial, "--seats", "greedy,greedy", "--seed", String(100 * chapter + seed));
      const { chapters } = JSON.parse(bosk("campaign", "show", trial, "--json"));
      if (chapters.at(-1).won || seed === 6) {
        copyFileSync(trial, file);
        break;
      }
    }
  }
  return JSON.parse(readFileSync(file, "utf8"));
}
let whole;
const played = () => structuredClone((whole ??= campaign()));

// The same campaign when `n` chapters are done and people sit before the last moves of the next one.
function before(sheet, n, moves) {
  const record = structuredClone(sheet.chapters[n].at(-1).record);
  record.seats = ["human", "human"];
  record.actions = record.actions.slice(0, -moves);
  return { ...sheet, chapters: sheet.chapters.slice(0, n), running: record };
}

async function bring(page, sheet) {
  await leave(page, "campaign");
  const buffer = Buffer.from(typeof sheet === "string" ? sheet : JSON.stringify(sheet));
  await page.setInputFiles("#import-campaign", { name: "campaign.json", mimeType: "application/json", buffer });
}

// From a game that is under way, or from anywhere, to the sheet of the campaign.
async function toSheet(page) {
  await leave(page, "campaign");
  await page.click("button.campaign");
}

const kept = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("bosk.campaign.")).length);

// Performs what the record did where the page leaves off. A closing question may have passed by itself meanwhile.
async function finish(page, actions) {
  const performed = () => moves(page);
  const begun = await performed();
  for (let done = 0; done < actions.length; done = (await performed()) - begun) {
    await hearAll(page);
    if (await page.locator("#panel-close").count()) await page.click("#panel-close");
    const curtain = page.locator(".curtain button");
    if (await curtain.count()) await curtain.click();
    if ((await engine(page, "legal_now")).includes(actions[done])) await engine(page, "perform", actions[done]);
    else assert.ok((await performed()) - begun > done, actions[done]);
  }
  await hearAll(page);
  await page.waitForSelector("main.end");
}

test("a chapter is played to a win, written on the sheet, and its Good News comes along", async () => {
  const sheet = played();
  const won = sheet.chapters.findIndex((attempts) => attempts.at(-1).won);
  const last = sheet.chapters[won].at(-1).record.actions.slice(-2);
  const { score } = sheet.chapters[won].at(-1);
  const page = await open();
  await bring(page, before(sheet, won, 2));
  await page.waitForSelector("#play-chapter");
  await page.click("#play-chapter");
  await page.waitForSelector(".app, .curtain");
  await finish(page, last);
  assert.match(await page.locator("h1").innerText(), /The chapter is won!/);
  await page.click("#to-sheet");
  const row = page.locator(".campaign-sheet tbody tr").nth(won);
  assert.match(await row.innerText(), new RegExp(`W\\s*${score}`));
  assert.equal(await page.locator("#replay-chapter").count(), 0, "a won chapter is not replayed");
  await axe(page, "the sheet");

  // What was kept and not used is there again in the next chapter.
  const next = sheet.chapters[won + 1][0].record.mode;
  const names = (next.match(/kept=([^:]*)/)?.[1] ?? "").split(",").filter(Boolean);
  await page.click("#play-chapter");
  await page.waitForSelector(".app, .curtain");
  await page.click("#story-end");
  assert.match(await page.locator(".steps-told").innerText(), /skunk goes to/, "the dice of the setup are told");
  await hearAll(page);
  if (await page.locator(".curtain").count()) await page.click(".curtain button");
  await page.waitForSelector(".app");
  assert.equal(await page.locator(".news-card").count(), names.length, next);
  assert.equal(JSON.parse(await record(page)).mode, next);
  await close(page);
});

test("a lost chapter writes zero and can be replayed once", async () => {
  const sheet = played();
  const page = await open();
  await bring(page, before(sheet, 0, 60));
  await page.click("#play-chapter");
  await page.waitForSelector(".app, .curtain");
  await toSheet(page);
  assert.match(await page.locator("#play-chapter").innerText(), /Go on/, "a closed page loses nothing");
  await page.click("#give-up");
  assert.match(await page.locator("#give-up").innerText(), /Really\?/, "it asks first");
  await page.click("#give-up");
  const row = page.locator(".campaign-sheet tbody tr").first();
  assert.match(await row.innerText(), /L\s*0/);
  await page.click("#replay-chapter");
  await page.waitForSelector(".app, .curtain");
  await toSheet(page);
  await page.click("#give-up");
  await page.click("#give-up");
  assert.equal(await page.locator("#replay-chapter").count(), 0, "only once");
  assert.match(await page.locator(".sheet-total").innerText(), /replays: 1 × −30/);
  await close(page);
});

test("the last chapter ends the campaign with its tally and the medal", async () => {
  const sheet = played();
  const [attempt] = sheet.chapters[14].slice(-1);
  const last = attempt.record.actions.slice(-2);
  const scores = sheet.chapters.map((attempts) => attempts.at(-1).score);
  const watches = sheet.chapters.map((attempts) => attempts.at(-1).watches);
  const total = scores.reduce((a, b) => a + b) + 10 * watches.reduce((a, b) => a + b);
  assert.ok(total >= 1000, `bots earn at least bronze: ${total}`);
  const medal = total >= 1500 ? "gold" : total >= 1250 ? "silver" : "bronze";
  const page = await open();
  await bring(page, before(sheet, 14, 2));
  await page.click("#play-chapter");
  await page.waitForSelector(".app, .curtain");
  // Gone on with later, it is still the campaign's game.
  await reload(page);
  await finish(page, last);
  await page.click("#to-sheet");
  assert.equal(await page.locator(`.trophy.${medal}`).count(), 1);
  assert.match(await page.locator(".trophy").innerText(), new RegExp(`${medal}.*${total}`, "s"));
  assert.equal(await page.locator("#play-chapter").count(), 0);
  const [download] = await Promise.all([page.waitForEvent("download"), page.click("#export-campaign")]);
  const file = JSON.parse(readFileSync(await download.path(), "utf8"));
  assert.equal(file.chapters.length, 15);
  await close(page);
});

test("a campaign file that is cut, newer or edited is told with the reason, and the stored one stays", async () => {
  const sheet = played();
  const page = await open();
  await bring(page, before(sheet, 2, 5));
  await page.waitForSelector("#play-chapter");
  assert.equal(await kept(page), 1);
  const text = JSON.stringify(sheet, null, 2);
  const lie = structuredClone(sheet);
  lie.chapters[3].at(-1).score += 50;
  const cases = [
    [text.slice(0, text.length / 2), /not a whole campaign file: line \d+/],
    [text.replace('"campaign": 1', '"campaign": 7'), /newer Bosk \(format 7\)/],
    [JSON.stringify(lie), /chapter 4: its result does not follow from its moves/],
  ];
  for (const [bad, sentence] of cases) {
    await bring(page, bad);
    await page.waitForSelector(".notice");
    assert.match(await page.locator(".notice").innerText(), sentence);
    await page.click(".notice .btn");
    assert.equal(await kept(page), 1, "nothing was lost, nothing came in");
  }
  await close(page);
});

test("Miss Thorn is beaten, an achievement is ticked, and stays ticked", async () => {
  const page = await openScenario("../../../scenarios/duo/together/thorn/trophies-solo-easy.toml");
  assert.match(await page.locator(".thorn").innerText(), /Miss Thorn: \d+ points/);
  await page.click(".piles");
  await page.click("#confirm");
  await page.locator("[data-action='move moon']").click();
  // One press of Next for each step, the rule behind each.
  const steps = Number((await page.locator("#prompt .q b").innerText()).match(/of (\d+)/)[1]);
  assert.ok(steps > 1 && (await page.locator(".why-step").count()) > 0);
  for (let shown = 1; shown <= steps; shown++) {
    assert.equal(await page.locator(".steps-told li").count(), shown);
    await page.waitForFunction(() => document.activeElement.id === "story-next");
    await page.keyboard.press("Enter");
    await page.waitForTimeout(60);
  }
  await page.waitForSelector("main.end");
  assert.match(await page.locator("h1").innerText(), /You beat Miss Thorn/);
  assert.match(await page.locator(".verdict").innerText(), /Frugal.*Excited/s);
  await leave(page, "campaign");
  await page.click(".trophies summary");
  const ticked = await page.$$eval(".trophies td.ticked", (cells) => cells.map((cell) => [cell.dataset.level, cell.dataset.people]));
  assert.equal(ticked.length, 4);
  assert.ok(ticked.every(([level, people]) => level === "easy" && people === "1"));
  await axe(page, "home with the achievements");
  await close(page);
});

test("a partner's hand is not in the page, what a partner says is", async () => {
  const page = await open();
  await begin(page, { mode: "chapter:1", other: "human", seed: 5 });
  const hands = {};
  for (let turn = 0; turn < 8; turn++) {
    await hearAll(page);
    if (await page.locator("#panel-close").count()) await page.keyboard.press("Escape");
    if (await page.locator(".curtain").count()) {
      const html = await page.content();
      for (const card of Object.values(hands).flat()) assert.ok(!html.includes(`data-card="${card}"`), `${card} behind the curtain`);
      await page.click(".curtain button");
    }
    await page.waitForSelector(".app");
    if (await page.locator("#panel-close").count()) await page.keyboard.press("Escape");
    const who = await page.locator(".partner h2").innerText();
    const shown = await page.content();
    const open = await page.$$eval(".mead [data-card], .side [data-card]", (tiles) => tiles.map((tile) => tile.dataset.card));
    for (const card of (hands[who] ?? []).filter((card) => !open.includes(card))) {
      assert.ok(!shown.includes(`data-card="${card}"`), `${card} of the partner is in the page`);
    }
    const me = await page.$$eval(".cards [data-card]", (tiles) => tiles.map((tile) => tile.dataset.card));
    const mine = who.includes("Tortoise") ? "The Hare" : "The Tortoise";
    hands[mine] = me;
    const legal = await engine(page, "legal_now");
    const calm = legal.filter((action) => /^(for|news|place farm|move|take|skip)/.test(action));
    await engine(page, "perform", calm[0] ?? legal[0]);
  }
  await page.waitForTimeout(50);
  await hearAll(page);
  if (await page.locator(".curtain").count()) await page.click(".curtain button");
  if (await page.locator("#panel-close").count()) await page.keyboard.press("Escape");
  const partner = await page.locator(".partner h2").innerText();
  await page.click("#say");
  const phrase = await page.locator(".drawer .way").last().innerText();
  await page.locator(".drawer .way").last().click();
  // The other one reads it on their turn.
  for (let i = 0; i < 12 && !(await page.locator(".curtain").count()); i++) {
    const legal = await engine(page, "legal_now");
    const calm = legal.filter((action) => /^(place farm|move|take|skip|news)/.test(action));
    await engine(page, "perform", calm[0] ?? legal[0]);
    await page.waitForTimeout(20);
    await hearAll(page);
  }
  await page.click(".curtain button");
  await page.waitForSelector(".app");
  assert.notEqual(await page.locator(".partner h2").innerText(), partner);
  assert.ok((await page.locator(".partner .said").allInnerTexts()).join(" ").includes(phrase), phrase);
  await close(page);
});

for (const viewport of [undefined, PHONE]) {
  test(`a solo challenge is played to its end by mouse (${viewport ? "phone" : "desktop"})`, async () => {
    const page = await open({ french: true, ...(viewport && { viewport }) });
    await begin(page, { mode: "challenge:hard:solo", other: "human", seed: 3 });
    assert.equal(await page.locator(".spot.covered").count(), 3);
    const roll = dice(4);
    for (let i = 0; i < 2500 && !(await page.locator("main.end").count()); i++) {
      if (await page.locator("#story-next").count()) await hearAll(page);
      else if (await page.locator(".drawer .way").count()) await page.locator(".drawer .way").first().click();
      else if (await page.locator("#panel-close").count()) await page.click("#panel-close");
      else await clickOnce(page, roll);
      if (i % 12 === 0 && (await page.locator(".app").count())) await looksRight(page);
    }
    assert.ok(await page.locator("main.end").count(), "the game ends");
    if (await page.locator("#panel-close").count()) await page.click("#panel-close");
    assert.ok((await fits(page)).wide);
    assert.match(await page.locator("h1").innerText(), /Miss Thorn/);
    await close(page);
  });
}

test("a campaign or a sheet of achievements that cannot be read is told, kept as it is, and can be had as a file", async () => {
  const page = await open();
  await bring(page, played());
  await page.waitForSelector(".campaign-sheet");
  const broken = await page.evaluate(() => {
    const [key] = Object.keys(localStorage).filter((key) => key.startsWith("bosk.campaign."));
    localStorage.setItem(key, localStorage.getItem(key).slice(0, 400));
    localStorage.setItem("bosk.trophies", "{");
    return [key, localStorage.getItem(key)];
  });
  for (const index of ["kept", "lost"]) {
    if (index === "lost") await page.evaluate(() => localStorage.setItem("bosk.campaigns", "[1,"));
    await leave(page, "campaign");
    await page.waitForSelector(".broken");
    assert.match((await page.locator(".broken").allInnerTexts()).join(" "), /Campaign 1 is kept here but cannot be read/, index);
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".broken .btn").first().click()]);
    assert.equal(readFileSync(await download.path(), "utf8"), broken[1]);
  }
  assert.match((await page.locator(".broken").allInnerTexts()).join(" "), /sheet of achievements is kept here but cannot be read/);
  await page.click("#new-campaign, .new-campaign, [type=submit]").catch(() => {});
  assert.equal(await page.evaluate((key) => localStorage.getItem(key), broken[0]), broken[1], "as it was");
  await page.goto(`${URL}companion.html#/campaign`);
  await page.waitForSelector("html[data-ready]");
  assert.match(await page.locator("main").innerText(), /Campaign 1 is kept here but cannot be read/, "beside the table, too");
  await close(page);
});
