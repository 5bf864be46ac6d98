// Takes the pictures that the README shows: the shelf, the companion beside cardboard, and of every box its table, a choice, a
// card up close, a hint, a season that begins, the end and what the opponent in the box does; in both themes at the same moment,
// on a desktop, a tablet and a phone. Games are begun by seed and played by bots or by rule, so that every run shows the same.
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const OUT = new URL("../../../docs/pictures/", import.meta.url).pathname;
const BOXES = [
  { name: "duo", mode: "duel", seats: "greedy,greedy", rival: ["challenge:normal:solo", "human,human"] },
  { name: "valley", mode: "players:2", seats: "greedy,greedy", rival: ["nightweave:2:schemes", "human"] },
  { name: "grove", mode: "solo:medium", seats: "greedy", rival: ["solo:medium", "human"] },
];
const SIZES = [["desktop", { width: 1280, height: 720 }, false], ["tablet", { width: 820, height: 1180 }, true], ["phone", { width: 360, height: 740 }, true]];
const folder = mkdtempSync(join(tmpdir(), "bosk-"));

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"],
});

const settings = ({ french, dark = false, pace = 600000, beat = null, still = true }) => JSON.stringify({ french, dark, pace, beat, keys: true, still });
const settle = (page, more) => page.evaluate((text) => localStorage.setItem("bosk.settings", text), settings(more));

async function open(viewport, { seasons = false, ...more }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript((text) => localStorage.getItem("bosk.settings") ?? localStorage.setItem("bosk.settings", text), settings(more));
  if (!seasons) await page.addInitScript(() => new MutationObserver(() => document.querySelector("dialog.ceremony")?.click()).observe(document, { childList: true, subtree: true }));
  return page;
}

async function begin(page, box, mode = box.mode, seats = box.seats) {
  // A page that is left for another address of its own is not loaded anew.
  await page.goto(`${process.env.BOSK_URL}index.html`);
  await page.goto(`${process.env.BOSK_URL}${box.name}.html#/new?mode=${mode}&seats=${seats}&seed=12`);
  await page.waitForSelector(".app, .curtain");
}

// Plays so many moves in the engine: what builds comes first.
const play = (page, box, moves) =>
  page.evaluate(
    (moves) => {
      const { legal_now, perform } = bosk;
      const worth = (action) => (/^(play|claim|sing|tell|buy)/.test(action) ? 3 : /^(place|move|compose|walk)/.test(action) ? 2 : /^(pass|prepare|rest)/.test(action) ? 0 : 1);
      for (let i = 0; i < moves && legal_now().length; i++) {
        const legal = legal_now();
        const best = Math.max(...legal.map(worth));
        const good = legal.filter((action) => worth(action) === best);
        perform(good[(i * 7) % good.length]);
      }
    },
    moves,
  );

// What the browser keeps of a game that bots played to its end: its entry in the list of games, and the game.
async function played(box) {
  const page = await open({ width: 1280, height: 720 }, { french: false, pace: 0, beat: 0 });
  await begin(page, box);
  for (let i = 0; i < 2000 && !(await page.locator("main.end").count()); i++) {
    await page.evaluate(() => document.querySelector("dialog.ceremony, #story-next")?.click());
    await page.waitForTimeout(60);
  }
  const kept = await page.evaluate(() => {
    const [entry] = JSON.parse(localStorage.getItem("bosk.games"));
    return [entry, JSON.parse(localStorage.getItem(`bosk.game.${entry.id}`))];
  });
  await page.context().close();
  return kept;
}

// Opens such a game as that of a person, after a part of its moves.
async function goOn(page, box, [entry, kept], part) {
  const record = JSON.parse(kept.record);
  const seats = record.seats.map((seat, n) => (n === 0 ? "human" : seat));
  const actions = record.actions.slice(0, Math.round(record.actions.length * part));
  const game = { ...kept, record: JSON.stringify({ ...record, seats, actions }) };
  await page.goto(`${process.env.BOSK_URL}index.html`);
  await page.evaluate(([entry, game]) => {
    const others = JSON.parse(localStorage.getItem("bosk.games") ?? "[]").filter(({ id }) => id !== entry.id);
    localStorage.setItem("bosk.games", JSON.stringify([...others, entry]));
    localStorage.setItem(`bosk.game.${entry.id}`, JSON.stringify(game));
  }, [{ ...entry, seats }, game]);
  await page.goto(`${process.env.BOSK_URL}${box.name}.html#/game/${entry.id}`);
  await page.waitForSelector(".app, main.end");
}

async function hear(page) {
  for (let i = 0; i < 60 && (await page.locator("#story-next").count()); i++) {
    await page.click("#story-next");
    await page.waitForTimeout(20);
  }
}

const webp = (from, to) => execFileSync("cwebp", ["-quiet", "-q", "84", from, "-o", `${OUT}${to}.webp`]);

// The page as it stands; what has the keyboard is not outlined.
async function shoot(page, name) {
  await page.waitForTimeout(250);
  // What just changed is no longer outlined.
  await page.waitForFunction(() => !document.querySelector(".fresh, .delta"));
  await page.evaluate(() => document.activeElement?.blur());
  const file = join(folder, "picture.png");
  await page.screenshot({ path: file });
  webp(file, name);
}

// The same moment by day and by night.
async function take(page, name) {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
    await shoot(page, `${name}-${theme}`);
  }
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
}

// A page of the shelf, whose games bear the colours of the theme with which it was made.
async function takeShelf(page, name, french, path, ready) {
  for (const dark of [false, true]) {
    await settle(page, { french, dark });
    await page.goto(`${process.env.BOSK_URL}index.html${path}`);
    await page.reload();
    await page.waitForSelector("html[data-ready=shelf]");
    await ready?.();
    await shoot(page, `${name}-${dark ? "dark" : "light"}`);
  }
  await settle(page, { french });
}

// Beside a table of cardboard, on a phone: what is chosen before, a question, what hands must do, a card and a board that are copied.
{
  const page = await open({ width: 360, height: 740 }, { french: true });
  const look = (what) => `companion-${what}-phone`;
  await page.addInitScript(() => (Math.random = () => 0.42));
  const go = async (path, shows) => {
    await page.goto(`${process.env.BOSK_URL}companion.html${path}`);
    await page.waitForSelector(`html[data-ready=companion] ${shows}`);
  };
  await go("#/valley/nightweave:2:die=table", "#next");
  await take(page, look("setup"));
  await page.click("#next");
  await page.click("#next");
  await page.click("#begin");
  const shown = new Set();
  for (let i = 0; i < 80 && shown.size < 2; i++) {
    const what = (await page.locator(".stp:not(.done)").count()) > 2 ? "steps" : (await page.locator(".d8").count()) ? "question" : "";
    if (what && i > 20 && !shown.has(what)) await take(page, look(what));
    if (what && i > 20) shown.add(what);
    await page.click((await page.locator("#tick").count()) ? "#tick" : (await page.locator("#number").count()) ? "#number" : "#answer-0");
  }
  await go("#/cards/valley", "#season-1");
  for (const id of ["season-1", "mark-0", "arrow-0", "spring-first", "take-9", "spring-second", "take-2"]) await page.click(`#${id}`);
  await take(page, look("card"));
  await go("#/grove", "#next");
  for (let i = 0; i < 2; i++) await page.click("#next");
  await page.click("#own-board");
  await page.waitForSelector("#board-keep:enabled");
  await take(page, look("board"));
  await page.context().close();
}

const games = new Map();
for (const box of BOXES) games.set(box, await played(box));
// Until the opponent in the box does something that is told, and its first step.
async function untilTold(page, box) {
  await begin(page, box, ...box.rival);
  for (let i = 0; i < 60 && !(await page.locator(".why-step").count()); i++) {
    if (await page.locator("#story-next").count()) await hear(page);
    await play(page, box, 1);
    await page.waitForTimeout(20);
  }
  if (await page.locator("#story-next").count()) await page.click("#story-next");
}

for (const [size, viewport, french] of SIZES) {
  const look = (what) => `${what}-${size}`;
  const page = await open(viewport, { french });
  for (const box of BOXES) {
    await goOn(page, box, games.get(box), 0.6);
    await hear(page);
    // The person in front has a turn.
    for (let i = 0; i < 40 && !((await page.locator(".verbs .can").count()) || (await page.locator(".can").count()) > 4); i++) {
      await play(page, box, 1);
      await hear(page);
    }
    await take(page, look(`${box.name}-table`));
    if (size === "desktop") {
      const thing = page.locator(".hand .can:has(.okc), .map .can, .cards .can").first();
      if (await thing.count()) {
        await thing.click();
        await take(page, look(`${box.name}-choice`));
        await page.keyboard.press("Escape");
      }
    }
    if (size !== "tablet") {
      if (box.name === "valley") {
        await page.mouse.move(1, 1);
        // It comes in three steps.
        for (let i = 0; i < 3; i++) {
          await page.keyboard.press("h");
          await page.waitForSelector(".hint.panel");
        }
        await take(page, look("valley-hint"));
      }
      await goOn(page, box, games.get(box), 1);
      await page.waitForSelector("main.end");
      await take(page, look(`${box.name}-end`));
      await untilTold(page, box);
      await take(page, look(`${box.name}-rival`));
    }
  }
  for (const box of BOXES) {
    await goOn(page, box, games.get(box), 0.6);
    await hear(page);
    if (box.name === "valley" && size === "desktop") {
      await page.hover(".mead [data-card]");
      await page.waitForSelector("#zoom h2");
      await take(page, look("card-zoom"));
    }
    // With a move of one's own it stands on the shelf as it is now.
    await play(page, box, 1);
    await hear(page);
  }
  // A tablet is drawn with a box open.
  await takeShelf(page, look("shelf"), french, size === "tablet" ? "#/valley" : "");
  if (size !== "tablet") {
    await takeShelf(page, look("shelf-box"), french, "#/valley");
    await takeShelf(page, look("levels"), french, "#/duo", async () => {
      await page.click("#start");
      await page.waitForSelector("#sheet[open] #play");
    });
  }
  await page.context().close();
}

// A season begins.
for (const [size, viewport, french] of SIZES.filter(([size]) => size !== "tablet")) {
  const page = await open(viewport, { french, still: false, seasons: true });
  for (const box of BOXES.slice(0, 2)) {
    await begin(page, box);
    for (let i = 0; i < 200 && !(await page.locator("dialog.ceremony").count()); i++) {
      await hear(page);
      await play(page, box, 1);
    }
    await page.waitForSelector("dialog.ceremony");
    await page.waitForTimeout(1500);
    await take(page, `${box.name}-season-${size}`);
  }
  await page.context().close();
}

// Looking back, when all of it is judged; a phone shows the same.
{
  const page = await open(SIZES[0][1], { french: false });
  await goOn(page, BOXES[2], games.get(BOXES[2]), 1);
  await page.click("#review");
  await page.waitForSelector("main.review #curve");
  await page.waitForSelector(".judging", { state: "detached", timeout: 900000 });
  await page.locator(".pivots ol button").first().click();
  for (const [size, viewport] of SIZES.filter(([size]) => size !== "tablet")) {
    await page.setViewportSize(viewport);
    await take(page, `review-${size}`);
  }
  await page.context().close();
}

// Nightweave's turn, step by step.
const page = await open({ width: 960, height: 560 }, { french: false });
const valley = BOXES[1];
await begin(page, valley, ...valley.rival);
for (let i = 0; i < 60; i++) {
  if (await page.locator("#story-next").count()) {
    const steps = Number((await page.locator("#prompt .q b").innerText()).match(/\d+\D+(\d+)/)[1]);
    if (i > 10 && steps > 3) break;
    await hear(page);
  }
  await play(page, valley, 1);
  await page.waitForTimeout(20);
}
const frames = [];
for (let i = 0; i < 9 && (await page.locator("#story-next").count()); i++) {
  frames.push(join(folder, `step-${i}.png`));
  await page.waitForTimeout(120);
  await page.screenshot({ path: frames.at(-1) });
  await page.click("#story-next");
}
execFileSync("img2webp", ["-loop", "0", "-lossy", "-q", "80", "-d", "1400", ...frames, "-o", `${OUT}nightweave-turn.webp`]);
await browser.close();
