// What all browser tests share. BOSK_URL says where the page is served.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

export const URL = process.env.BOSK_URL;
const AXE = readFileSync(new globalThis.URL("./node_modules/axe-core/axe.min.js", import.meta.url), "utf8");
export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 360, height: 740 };
let browser;

before(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
      "--disable-component-update", "--disable-sync",
    ],
  });
});
after(() => browser.close());

// A page with its own storage, Duo's table without a game if no other is named; every request that leaves this machine is a finding.
// Nothing is kept for days without a network, which every page opened anew would fetch anew, unless `offline` wants it.
export async function open({ viewport = DESKTOP, french = false, dark = false, pace = 0, beat = 1800, still = true, seasons = false, offline = false, on = "duo.html", path = /^(?!index).*\.html$/.test(on) ? "#/watch" : "", url = URL, ...more } = {}) {
  const context = await browser.newContext({ viewport, acceptDownloads: true, permissions: ["clipboard-write"], serviceWorkers: offline ? "allow" : "block", ...more });
  const page = await context.newPage();
  page.isTouched = Boolean(more.hasTouch);
  page.strangers = [];
  page.faults = [];
  page.on("request", (request) => {
    const host = new globalThis.URL(request.url()).hostname;
    if (host && host !== "127.0.0.1" && host !== "localhost") page.strangers.push(request.url());
  });
  page.on("pageerror", (error) => page.faults.push(String(error)));
  const settings = JSON.stringify({ french, dark, pace, beat, keys: true, still });
  await page.addInitScript((text) => localStorage.getItem("bosk.settings") ?? localStorage.setItem("bosk.settings", text), settings);
  // Who tests something else lets seasons begin without their band.
  if (!seasons) await page.addInitScript(() => new MutationObserver(() => document.querySelector("dialog.ceremony")?.click()).observe(document, { childList: true, subtree: true }));
  await page.goto(url + on + path + (path.startsWith("?") ? "#/watch" : ""));
  return page;
}

export async function close(page) {
  assert.deepEqual(page.strangers, [], "no request leaves this machine");
  assert.deepEqual(page.faults, [], "nothing breaks");
  await page.context().close();
}

// Begins a game on the page of its table, as the shelf does.
export async function begin(page, { seed = 7, other = "greedy", mode = "duel", seats = `human,${other}`, pack = 0 } = {}) {
  const before = page.url();
  await page.evaluate((hash) => (location.hash = hash), `#/new?mode=${mode}&seats=${seats}&seed=${seed}&pack=${pack}`);
  await page.waitForFunction((before) => !location.hash.startsWith("#/new") && location.href !== before, before);
  await page.waitForSelector(".app, .curtain");
}
// Asks the engine of the page that is open, past everything that is drawn.
export async function engine(page, call, ...args) {
  await page.waitForSelector("html[data-ready]");
  return page.evaluate(([call, args]) => bosk[call](...args), [call, args]);
}
// Plays on in the engine alone: the same choices each time, until there is none or so many were made.
export async function hurry(page, moves = 3000) {
  await page.waitForSelector("html[data-ready]");
  await page.evaluate((moves) => {
    for (let i = 0; i < moves && bosk.legal_now().length; i++) bosk.perform(bosk.legal_now()[(i * 7) % bosk.legal_now().length]);
  }, moves);
}
// Opens the position of a scenario on the page of its table.
export async function openPosition(page, text) {
  assert.equal(await engine(page, "open_scenario", text), undefined);
  await page.waitForSelector(".app");
}
// Lays a person's own pack over ours on the shelf, where games begin.
export async function layPack(page, box, file) {
  await page.goto(`${URL}index.html#/${box}`);
  await page.click("#more");
  await page.setInputFiles("#pack", file);
  await page.waitForSelector("#with-pack");
}

// A small generator, so that every run clicks the same things.
export function dice(seed) {
  let state = seed;
  return (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
}

export const isOver = (page) => page.locator("main.end").count();
// The record of the game that the address names, or that was played last; null if none is kept.
export const record = (page) =>
  page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem("bosk.games") ?? "[]");
    const last = games.reduce((a, b) => (a && a.at > b.at ? a : b), null);
    const id = location.hash.match(/^#\/game\/(.*)/)?.[1] ?? last?.id;
    return id ? JSON.parse(localStorage.getItem(`bosk.game.${id}`)).record : null;
  });
export const actions = async (page) => JSON.parse(await record(page)).actions;
export const moves = async (page) => (await actions(page)).length;
// Waits until so many moves are kept.
export async function waitForMoves(page, n, timeout) {
  for (const end = Date.now() + timeout; (await moves(page)) !== n; ) {
    assert.ok(Date.now() < end, `${n} moves`);
    await page.waitForTimeout(30);
  }
}
// Loads the page anew: it goes on with its game.
export async function reload(page) {
  await page.reload();
  await page.waitForSelector(".app, .curtain, main.end");
}
// Leaves whatever is shown for a page of Duo's table without a game. A panel that was just closed may still be on its way back
// in the browser's history, and would win: then once more.
export async function leave(page, where = "watch") {
  for (let i = 0; i < 3; i++) {
    await page.goto(`${URL}duo.html#/${where}`);
    await page.reload();
    if (await page.waitForSelector("#to-shelf", { timeout: 10000 }).catch(() => null)) return;
  }
  assert.fail(`${where} does not open`);
}
// Lets everything be told that waits to be told.
export async function hearAll(page) {
  for (let i = 0; i < 20 && (await page.locator("#story-next").count()); i++) {
    if ((await page.getAttribute("#story-end", "aria-disabled")) === "false") await page.click("#story-end");
    await page.click("#story-next");
    await page.waitForTimeout(15);
  }
}

// Makes one choice by mouse, or by finger where the page is touched; waits while the bot thinks.
export async function clickOnce(page, roll) {
  const press = (thing, options) => (page.isTouched ? thing.tap(options) : thing.click(options));
  if (await page.locator("#confirm").count()) return press(page.locator("#confirm"));
  // Where cards are marked, another one is, until a word ends it; what is marked is not left again.
  const words = page.locator(".marked .can:visible");
  const choices = (await words.count()) ? words : page.locator(".can:visible:not(.sel)");
  const n = await choices.count();
  if (n === 0) return page.waitForTimeout(15);
  await press(choices.nth(roll(n)), { timeout: 2000 }).catch(() => {});
}

export async function playByMouse(page, seed, until = async () => isOver(page)) {
  const roll = dice(seed);
  for (let i = 0; i < 3000 && !(await until()); i++) {
    await clickOnce(page, roll);
    if (i % 10 === 0 && (await page.locator(".app").count())) await looksRight(page);
  }
  assert.ok(await until(), "the game goes on to its end");
}

// A whole game by keyboard alone: n goes about among what can be done, Enter does it.
export async function playByKeyboard(page, seed) {
  const roll = dice(seed);
  for (let i = 0; i < 3000 && !(await isOver(page)); i++) {
    if (i % 20 === 0 && (await page.locator(".app").count())) await looksRight(page);
    if (await page.locator("#story-next").count()) {
      await page.keyboard.press("e");
      await page.keyboard.press(" ");
      await page.waitForTimeout(15);
    } else if (await page.locator("#confirm").count()) {
      // While more can be marked the keyboard stays there: N goes on to the button.
      for (let i = 0; i < 60 && (await page.locator(".marked").count()) && !(await page.locator("#confirm:focus").count()); i++) await page.keyboard.press("n");
      await page.waitForFunction(() => document.activeElement?.id === "confirm");
      await page.keyboard.press("Enter");
    } else if (await page.locator(".can:visible").count()) {
      for (let steps = 1 + roll(6); steps > 0; steps--) await page.keyboard.press("n");
      await page.keyboard.press("Enter");
    } else if (await page.locator("#sheet-close").count()) {
      await page.keyboard.press("Escape");
    } else {
      await page.waitForTimeout(15);
    }
  }
  assert.ok(await isOver(page), "the game ends");
}

// What the service worker keeps, without the marks in the names.
export const kept = (page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const files = (await Promise.all(stores.map((store) => store.keys()))).flat();
    return files.map(({ url }) => new URL(url).pathname.slice(1).replace(/-[0-9a-f]{16}(?=[.])/, ""));
  });
// Waits until the service worker keeps these files.
export async function isKept(page, ...files) {
  const missing = async () => {
    const there = await kept(page);
    return files.filter((file) => !there.includes(file));
  };
  for (let i = 0; i < 400 && (await missing()).length; i++) await page.waitForTimeout(50);
  assert.deepEqual(await missing(), [], "kept");
}

export const fits = (page) =>
  page.evaluate(() => ({
    wide: Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) <= innerWidth,
    high: Math.max(document.documentElement.scrollHeight, document.body.scrollHeight) <= innerHeight,
  }));

// The table never scrolls, and no text is smaller than 12 px.
export async function looksRight(page) {
  assert.deepEqual(await fits(page), { wide: true, high: true });
  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".app *")]
      .filter((e) => e.offsetParent && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()))
      .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 12)
      .map((e) => e.outerHTML.slice(0, 120)),
  );
  assert.deepEqual(small, [], "no text under 12 px");
}

// Another theme changes nothing but colours: there it is enough to look at those.
export async function axe(page, where, { colours = false } = {}) {
  await page.evaluate(AXE);
  const only = colours ? { runOnly: ["color-contrast"] } : {};
  const result = await page.evaluate((only) => axe.run(document, { resultTypes: ["violations"], ...only }), only);
  const bad = result.violations.filter((violation) => ["serious", "critical"].includes(violation.impact));
  const told = bad.map((v) => `${v.id}: ${v.nodes.slice(0, 2).map((node) => node.html.slice(0, 160)).join(" | ")}`);
  assert.deepEqual(told, [], where);
}

// Opens the position of a scenario file of this folder; the Hare is asked, and the bot never moves.
export async function openScenario(file, options = {}) {
  const page = await open({ pace: 600000, ...options });
  await page.waitForSelector("#import");
  await openPosition(page, readFileSync(new globalThis.URL(file, import.meta.url), "utf8"));
  return page;
}

// The table as it is drawn: without what a screen reader has just said, nor what is outlined because it just changed,
// nor the way back after an undo.
export const snapshot = (page) => page.locator("main").evaluate(async (main) => (await new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 60)), main.outerHTML).replace(/<button[^>]* id="redo".*?<\/button>/s, "").replaceAll("<!---->", "").replaceAll(/ class="([^"]*)"/g, (_, names) => names.split(/\s+/).filter((name) => name && name !== "fresh").map((name) => ` ${name}`).join("")));

// Walks through every choice with N and Enter, and through every way of its sheet; what each would send.
export function walk() {
  const name = (e) => e.getAttribute("aria-label") ?? e.textContent.trim().replace(/\s+/g, " ");
  const press = (key) => window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const settle = () => new Promise((done) => setTimeout(done));
  const found = [];
  const names = [];
  const enter = async () => {
    document.activeElement.click();
    await settle();
  };
  return (async () => {
    const tabs = [...document.querySelectorAll("[role=tab]")].filter((tab) => tab.offsetWidth);
    for (const tab of tabs.length ? tabs : [null]) {
      tab?.click();
      await settle();
      document.activeElement?.blur();
      const seen = new Set();
      for (;;) {
        press("n");
        const here = document.activeElement;
        if (!here.matches("button") || seen.has(here)) break;
        seen.add(here);
        if (here.dataset.action) {
          found.push(here.dataset.action);
          names.push(name(here));
          continue;
        }
        if (here.id === "besides") {
          await enter();
          for (const way of document.querySelectorAll(".drawer [data-action]")) {
            if (found.includes(way.dataset.action)) continue;
            found.push(way.dataset.action);
            names.push(name(way));
          }
          press("Escape");
          await settle();
          here.focus();
          continue;
        }
        if (here.closest(".verbs")) continue;
        const label = name(here);
        await enter();
        // From the last to the first: what to do stands above how to pay, and hides it when it changes.
        const ways = [...document.querySelectorAll(".sheet [role=radio].opt:not([aria-disabled=true])")].reverse();
        for (const way of ways.length ? ways : [null]) {
          if (way?.isConnected) {
            way.focus();
            await enter();
          }
          // Payments of the same thing stand below it as heaps.
          const heaps = () => document.querySelectorAll(".sheet [role=radio].heap");
          for (let n = 0; n < Math.max(1, heaps().length); n++) {
            const heap = heaps()[n];
            heap?.focus();
            if (heap) await enter();
            const action = document.querySelector("#confirm, .marked")?.dataset.action?.split(", ")[0];
            if (action && !found.includes(action)) {
              found.push(action);
              names.push(`${label} ${way ? name(way) : ""} ${heap ? name(heap) : ""}`);
            }
          }
        }
        press("Escape");
        await settle();
        here.focus();
      }
    }
    return { found: [...new Set(found)], names: [...new Set(names)] };
  })();
}

// Words that a line ends within, with no hyphen to say so.
export function cutWords() {
  const cut = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!/[\p{L}\u00ad]{2}/u.test(node.data) || node.parentElement.closest(".sr, svg") || !node.parentElement.checkVisibility()) continue;
    range.selectNodeContents(node);
    // One line is whole, and what is a dot wide is only for those who listen.
    if (range.getClientRects().length < 2 || node.parentElement.getBoundingClientRect().width <= 1) continue;
    let before = null;
    for (let i = 0; i < node.length; i++) {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      // The first letter of a line is at the end of the line before, too, but there it has no width.
      const now = /\p{L}/u.test(node.data[i]) ? [...range.getClientRects()].findLast((r) => r.width > 0) : null;
      if (before && now && now.top > before.top + 4) {
        const word = (node.data.slice(0, i).match(/[\p{L}\u00ad]*$/u) + node.data.slice(i).match(/^[\p{L}\u00ad]*/u)).replaceAll("\u00ad", "");
        if (word.length >= 2) cut.push(`cut within a word: ${node.data.slice(0, i)}|${node.data.slice(i)} (${node.parentElement.className})`);
        break;
      }
      before = now;
    }
  }
  return cut;
}

// Another page of the same context, on a slow network and a slow machine, with nothing kept.
export async function slowly(page) {
  const slow = await page.context().newPage();
  const session = await page.context().newCDPSession(slow);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.setBypassServiceWorker", { bypass: true });
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return slow;
}

// When something was painted first, and when the page could be used, in milliseconds.
export const timesOf = (page) =>
  page.evaluate(() => [performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0, performance.getEntriesByName("ready")[0].startTime].map(Math.round));

// Texts that leave their box: cut without an ellipsis and a full name, or sticking out of a button or panel.
export function looseTexts() {
  const loose = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest(".sr, svg") || !parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width < 2) continue;
    let told = null;
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (["inline", "contents"].includes(style.display)) continue;
      const rect = box.getBoundingClientRect();
      if (rect.width <= 1) break; // only for those who listen
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      const out = text.left < rect.left - 1.5 || text.right > rect.right + 1.5 || text.top < rect.top - 3 || text.bottom > rect.bottom + 3;
      if (["auto", "scroll"].includes(style.overflowX) || ["auto", "scroll"].includes(style.overflowY)) break;
      if (clips && out) {
        const dotted = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        const named = box.closest("[title], [aria-label], button:has(.sr), [role=img]");
        if (!dotted || !named) told = "is cut";
        break;
      }
      if (out && box.matches("button, .panel, .card, .place, .opt, section, main")) told = `sticks out of .${box.className}`;
      // A badge sits on the corner of its thing on purpose.
      if (told || box.matches("button") || style.position === "absolute") break;
    }
    if (told) loose.push(`"${node.data.trim()}" ${told} (${parent.className || parent.tagName})`);
  }
  return [...new Set(loose)];
}

// Things to press that are smaller than `least` on a side.
// A table that is drawn smaller than it was designed has smaller things to press; the strip of what the others did is as low as
// a line of text.
export const tooSmall = (page, least) =>
  page.evaluate(
    (least) =>
      [...document.querySelectorAll("button, label.btn, input:not(.sr)")]
        .filter((e) => e.checkVisibility({ visibilityProperty: true }))
        .map((e) => [e, e.getBoundingClientRect(), (e.matches(".rchip") ? 24 : least) * Math.min(1, e.currentCSSZoom)])
        .filter(([, r, least]) => r.width > 0 && (r.width < least - 0.5 || r.height < least - 0.5))
        .map(([e, r]) => `${Math.round(r.width)}×${Math.round(r.height)} ${e.outerHTML.slice(0, 90)}`),
    least,
  );

// What moves by more than place, size and transparency, or for ever: nothing should.
export const dear = (page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const cheap = ["transform", "opacity", "zIndex", "offset", "easing", "composite", "computedOffset"];
      const frames = effect.getKeyframes().flatMap(Object.keys).filter((key) => !cheap.includes(key));
      return effect.getTiming().iterations === Infinity ? [...frames, `${effect.target.className} for ever`] : frames;
    }),
  );
