// The page of Bardwood Grove: whole games, the Rival's turn, every choice, the lesson, the look.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE, axe, clickOnce, close, dice, engine, fits, hearAll, hurry, isKept, isOver, looksRight, open, playByKeyboard, record, walk } from "./kit.mjs";

// A game of a mode, of persons unless others are named.
async function play(mode, { seats = "human", seed = 7, ...options } = {}) {
  const page = await open({ pace: 0, on: "grove.html", path: `#/new?mode=${mode}&seats=${seats}&seed=${seed}`, ...options });
  await page.waitForSelector(".app, .curtain");
  return page;
}
async function position(page, file) {
  const text = readFileSync(new globalThis.URL(file, import.meta.url), "utf8");
  assert.equal(await engine(page, "open_scenario", text), undefined);
  await page.waitForSelector(".app");
  await hearAll(page);
}
// Plays on in the engine alone until something is asked, or to the end.
const playOn = (page, seed, most, stop) =>
  page.evaluate(
    ([seed, most, stop]) => {
      const { legal_now, perform, asked_now } = bosk;
      let dice = seed;
      const roll = (n) => {
        dice = (dice * 1103515245 + 12345) % 2147483648;
        return Math.floor((dice / 2147483648) * n);
      };
      for (let i = 0; i < most; i++) {
        const legal = legal_now();
        if (!legal.length || (stop && new RegExp(stop).test(asked_now()))) return i;
        perform(legal[roll(legal.length)]);
      }
      return most;
    },
    [seed, most, stop],
  );

test("a whole game against the Rival by mouse, in French, on a desktop: the end says whose the numbers are", async () => {
  const page = await play("solo:easy", { french: true, seed: 11 });
  const roll = dice(4);
  assert.match(await page.locator("main").innerText(), /Reconstitution/, "it is said before the game");
  for (let i = 0; i < 2000 && !(await isOver(page)); i++) {
    await hearAll(page);
    await clickOnce(page, roll);
    if (i % 25 === 0 && (await page.locator(".app").count())) await looksRight(page);
  }
  assert.ok(await isOver(page), "the game goes on to its end");
  const text = await page.locator("main").innerText();
  assert.match(text, /Reconstitution/, "and after it");
  assert.doesNotMatch(text, /\b(gems|crests|legends|challenges)\b/, "no English word");
  const rows = await page.$$eval(".by-player tbody tr", (all) => all.map((tr) => [...tr.querySelectorAll("td")].map((td) => Number(td.textContent))));
  for (const who of [0, 1]) assert.equal(rows.slice(0, -1).reduce((sum, row) => sum + row[who], 0), rows.at(-1)[who], "the sources add up");
  await axe(page, "end");
  await close(page);
});

test("a whole game by keyboard alone, in English, on a phone", async () => {
  const page = await play("solo:medium", { viewport: PHONE, seed: 5 });
  await playByKeyboard(page, 3);
  await close(page);
});

test("two bards on one device: a curtain between their turns, and the second sees their own side", async () => {
  const page = await play("bards:2:bard=harper:bard=fifer", { seats: "human,human", seed: 2 });
  const roll = dice(9);
  const seen = [];
  for (let i = 0; i < 200 && seen.length < 4; i++) {
    if (await page.locator(".curtain").count()) {
      await axe(page, "curtain");
      await page.click(".curtain button");
      await page.waitForSelector(".app");
      seen.push(await page.locator(".hand .ph small").innerText());
      continue;
    }
    await hearAll(page);
    await clickOnce(page, roll);
  }
  assert.equal(new Set(seen).size, 2, seen.join());
  assert.equal(seen[0], seen[2], "they take turns");
  await playOn(page, 3, 3000);
  await page.waitForSelector("main.end");
  await close(page);
});

test("the Rival's turn is told by keyboard, step by step, each with its rule and the places it is about", async () => {
  const page = await play("solo:medium", { french: true, seed: 7 });
  await hearAll(page);
  for (let i = 0; i < 40 && !(await page.locator("#story-next").count()); i++) await clickOnce(page, () => 0);
  await page.waitForSelector("#story-next");
  const all = Number((await page.locator(".prompt.telling b").innerText()).match(/\d+\s*$/)[0]);
  assert.ok(all >= 3 && all < 20, `a turn has several steps, not ${all}`);
  let touched = 0;
  for (let n = 1; n <= all; n++) {
    assert.equal(await page.locator(".steps-told li").count(), n, `step ${n}`);
    touched += (await page.locator(".touched").count()) > 0;
    if (n === 2) {
      await page.keyboard.press("b");
      assert.equal(await page.locator(".steps-told li").count(), 1, "one step back");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("r");
      assert.match(await page.locator(".para.here").innerText(), /G1[67]\./, "the rule behind the step");
      await page.keyboard.press("Escape");
    }
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(15);
  }
  assert.ok(touched >= 2, "the board shows what it is about");
  assert.equal(await page.locator("#story-next").count(), 0, "then it is one's own turn");
  await close(page);
});

for (const viewport of [undefined, PHONE]) {
  test(`all legal actions are reached by keyboard, with distinct names (${viewport ? "phone" : "desktop"})`, async () => {
    const page = await play("solo:easy", { seed: 21, ...(viewport && { viewport }) });
    const roll = dice(5);
    let positions = 0;
    const check = async (where) => {
      await hearAll(page);
      const legal = await engine(page, "legal_now");
      const { found, names } = await page.evaluate(walk);
      assert.deepEqual(found.sort(), legal.slice().sort(), where);
      // Some things lie on the table and beside the question.
      assert.ok(new Set(names).size >= found.length, `distinct names: ${names.join(" | ")}`);
      positions++;
    };
    await position(page, "grove-song.toml");
    await check("a song");
    for (let i = 0; i < 400 && positions < 12 && !(await isOver(page)); i++) {
      await hearAll(page);
      const legal = await engine(page, "legal_now");
      if (!legal.length) break;
      if (legal.length > 1 && roll(2) === 0) await check(`step ${i}`);
      await engine(page, "perform", legal[roll(legal.length)]);
    }
    assert.ok(positions >= 8, `${positions} positions`);
    await close(page);
  });
}

test("a place says why it cannot be used, with its rule; a choice previews what it leads to, and undo takes it back", async () => {
  const page = await play("solo:easy", { seed: 21 });
  await position(page, "grove-song.toml");
  await page.click("[data-place=portal-lawn-left]");
  assert.equal(await page.locator("#confirm").count(), 0);
  await page.keyboard.press("Escape");
  const before = await page.locator(".resv").innerText();
  await page.click("[data-place=coins-west]");
  assert.match(await page.locator(".sheet").innerText(), /→/, "what one has before and after");
  await page.click("#confirm");
  await engine(page, "perform", "convert 0");
  await page.click("[data-place=coins-west]");
  assert.match(await page.locator(".why-not").innerText(), /used that place in this song/);
  await page.locator(".sheet .btn.quiet:has-text('G7')").click();
  await page.waitForSelector(".para.here");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await page.keyboard.press("u");
  assert.equal(await page.locator(".resv").innerText(), before);
  await page.keyboard.press("h");
  await page.waitForSelector(".hinted, .lesson.hint");
  await close(page);
});

test("a challenge is chosen by what each of its levels wants, and no button commits a deed without naming it", async () => {
  const page = await play("solo:easy", { french: true, seed: 5, viewport: PHONE });
  await playOn(page, 4, 3000, "engage");
  await hearAll(page);
  await page.click("[role=tab]:has-text('Défis')");
  await page.locator(".chal.avail").first().click();
  const ways = await page.locator(".sheet .opt").allInnerTexts();
  assert.equal(ways.length, 2, ways.join());
  for (const [n, level] of ["Facile", "Difficile"].entries()) {
    assert.match(ways[n], new RegExp(`^${level}\\s: \\d+ .+, [123] points? \\(`));
    assert.equal(ways[n].match(/Facile|Difficile/g).length, 1, ways[n]);
  }
  assert.match(await page.locator("#confirm").innerText(), /Facile/);
  await page.locator(".sheet .opt").nth(1).click();
  assert.match(await page.locator("#confirm").innerText(), /Difficile/);
  await page.keyboard.press("Escape");
  const deeds = new Set();
  for (let i = 0; i < 40 && !(await isOver(page)); i++) {
    for (const thing of await page.locator("main :is(.prompt .can, .nd.can, .rname.can)").all()) {
      const [before, legal] = [await record(page), await engine(page, "legal_now")];
      await thing.click({ force: true });
      if ((await record(page)) !== before || !legal.length) break;
      if (await page.locator("#confirm").count()) deeds.add((await page.locator("#confirm").innerText()).trim());
      await page.keyboard.press("Escape");
    }
    const legal = await engine(page, "legal_now");
    if (!legal.length) break;
    await engine(page, "perform", legal[(i * 7) % legal.length]);
    await hearAll(page);
  }
  assert.ok(deeds.size >= 5, [...deeds].join());
  assert.ok(deeds.has("Rester et chanter") || deeds.has("Rester et finir le tour"), [...deeds].join());
  assert.ok(!deeds.has("Valider"), [...deeds].join());
  await close(page);
});

test("every place bears its kind, on a phone too, no name lies over another, and shops are told apart", async () => {
  const page = await open({ pace: 600000, on: "grove.html", french: true });
  await page.waitForSelector("#import");
  await position(page, "grove-song.toml");
  for (const [width, height] of [[1366, 625], [1280, 720], [1600, 1000], [390, 844], [360, 740]]) {
    await page.setViewportSize({ width, height });
    const { found, names, signs } = await page.evaluate(() => {
      const seen = [...document.querySelectorAll("main .nl > :is(.wide, .slim)")].filter((e) => e.checkVisibility());
      const found = [];
      for (const [i, a] of seen.entries()) {
        const r = a.getBoundingClientRect();
        for (const b of seen.slice(i + 1)) {
          const s = b.getBoundingClientRect();
          if (Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1) found.push(`${a.textContent} over ${b.textContent}`);
        }
        const m = a.closest(".map").getBoundingClientRect();
        if (r.left < m.left || r.right > m.right || r.bottom > m.bottom) found.push(`${a.textContent} leaves the board`);
      }
      const signs = [...document.querySelectorAll("main [data-place^=shop] .face > svg use")].map((use) => use.getAttribute("href"));
      return { found, names: seen.map((e) => e.textContent), signs };
    });
    assert.deepEqual(found, [], `at ${width}×${height}`);
    assert.equal(names.length, await page.locator("main .nd:not(.po)").count(), `at ${width}×${height}`);
    for (const kind of [/Compét/, /Impros/, /Scène/, /Créature/, /Banque/]) assert.ok(names.some((name) => kind.test(name)), `${kind} at ${width}×${height}`);
    assert.equal(new Set(signs).size, 2, signs.join());
  }
  await close(page);
});

test("cards, creatures, legends and challenges show themselves up close, each with a drawing and every sign in words", async () => {
  const page = await play("solo:easy", { seed: 21, viewport: { width: 1366, height: 625 } });
  await position(page, "grove-song.toml");
  const near = async (where) => {
    await page.mouse.move(2, 2);
    await page.waitForSelector("#zoom", { state: "detached" });
    await page.locator(where).first().hover();
    await page.waitForSelector("#zoom");
    return page.$eval("#zoom", (zoom) => ({ name: zoom.querySelector("h2").textContent, text: zoom.querySelector(".tx").textContent, signs: zoom.querySelectorAll("dd").length, drawn: zoom.querySelector(".zb .mo use").getAttribute("href") }));
  };
  for (const [where, least] of [["[data-place^=creature][data-zoom]", 4], ["[data-place^=shop][data-zoom]", 1], [".leg[data-zoom]", 2], [".chal", 0], [".mot", 1], ["#event", 0]]) {
    const { name, text, signs, drawn } = await near(where);
    assert.ok(name.length > 2 && text.length > 5 && signs >= least, `${where}: ${name} ${text} ${signs}`);
    assert.match(drawn, where.includes("data-place") ? /^#v-grove-/ : /^#i-/, where);
  }
  await page.keyboard.press("Escape");
  await page.waitForSelector("#zoom", { state: "detached" });
  await page.locator("[data-place^=creature]").first().focus();
  await page.keyboard.press("i");
  await page.waitForSelector("#zoom");
  await page.keyboard.press("Escape");
  for (const thing of ["[data-place^=shop].can", ".leg", ".chal", ".mot"]) {
    await page.locator(thing).first().click();
    await page.waitForSelector(".sheet");
    assert.equal(await page.locator(".sheet .unoff:visible").count(), 1, `${thing} says that its values are ours`);
    await page.keyboard.press("Escape");
  }
  await page.click("#own-cards");
  await page.waitForSelector("dialog.drawer .sk");
  const blank = await page.$$eval(".sk .blk use", (all) => all.filter((use) => !document.querySelector(use.getAttribute("href"))?.id.startsWith("v-grove-")).length);
  assert.equal(blank, 0, "every card has its drawing");
  await close(page);
});

test("the Rival's way is drawn from place to place while it is told, and until one acts", async () => {
  const page = await play("solo:easy", { seed: 21 });
  await hearAll(page);
  for (let i = 0; i < 40 && !(await page.locator("#story-next").count()); i++) await clickOnce(page, () => 0);
  const lines = () => page.$$eval("path.his", (all) => all.map((path) => (path.getAttribute("d").match(/M/g) ?? []).length).reduce((a, b) => a + b, 0));
  let most = 0;
  const steps = [];
  while ((await page.getAttribute("#story-end", "aria-disabled")) === "false") {
    steps.push(await lines());
    await page.click("#story-next");
    await page.waitForTimeout(20);
  }
  most = await lines();
  assert.equal(steps[0], 0, "he has not gone yet");
  assert.ok(most > 0 && steps.every((n, i) => i === 0 || n >= steps[i - 1]), `it grows: ${steps}`);
  await page.click("#story-next");
  assert.equal(await lines(), most, "it stays with the recap");
  await clickOnce(page, () => 0);
  if (await page.locator("#confirm").count()) await page.click("#confirm");
  assert.equal(await lines(), 0, "and goes when one acts");
  await close(page);
});

test("a phone opens on the first tab of this game: the Rival's, where there is one, and else one's song", async () => {
  for (const [mode, seats, first] of [["solo:easy", "human", "rival"], ["bards:2", "human,greedy", "song"]]) {
    const page = await play(mode, { seats, viewport: PHONE });
    await hearAll(page);
    assert.equal(await page.getAttribute(".app", "data-tab"), first);
    assert.equal(await page.locator("[role=tab]").first().getAttribute("aria-selected"), "true", mode);
    const shown = page.locator(first === "rival" ? ".rivalp" : ".tale");
    assert.ok(await shown.isVisible(), `${mode}: something lies in it`);
    assert.equal(await page.locator("[role=tab]").count(), first === "rival" ? 4 : 3, mode);
    await close(page);
  }
});

for (const [name, options] of [["light, French, desktop", { french: true }], ["dark, English, phone", { dark: true, viewport: PHONE }]]) {
  test(`no serious accessibility finding on table, sheet and story (${name})`, async () => {
    const page = await play("solo:easy", { seed: 21, ...options });
    await axe(page, "story");
    await position(page, "grove-song.toml");
    for (const tab of await page.locator("[role=tab]:visible").all()) {
      await tab.click();
      await axe(page, await tab.innerText());
    }
    await axe(page, "table");
    await page.click("[data-place=bank]");
    await axe(page, "sheet");
    assert.deepEqual(await fits(page), { wide: true, high: true });
    await close(page);
  });
}

test("it works without a network once it was opened, and a reload goes on with the game", async () => {
  const page = await play("solo:easy", { seed: 21, offline: true });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await isKept(page, "grove.html", "grove_bg.wasm", "grove-worker.js");
  await hearAll(page);
  await clickOnce(page, () => 0);
  await page.click("#confirm");
  const kept = await record(page);
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector(".app");
  assert.equal(await record(page), kept);
  await hearAll(page);
  await page.locator(".can:visible").first().click();
  await close(page);
});

test("what stands at the side is shown whole, also when challenges are taken and turns are recapped", async () => {
  for (const [width, height] of [[1280, 720], [1366, 625], [1366, 560]]) {
    const page = await play("solo:medium", { seed: 12, french: true, viewport: { width, height } });
    await hurry(page, 40);
    await page.evaluate(() => bosk.perform(bosk.legal_now()[0]));
    for (let i = 0; i < 5 && (await page.locator("#story-end").count()); i++) await hearAll(page);
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll(".side > .panel")].flatMap((panel) => {
        const { bottom } = panel.getBoundingClientRect();
        return [...panel.querySelectorAll(":scope *")].filter((e) => e.offsetParent && !e.closest(".sr") && e.getBoundingClientRect().bottom > bottom + 1).map((e) => e.className || e.tagName);
      }),
    );
    assert.deepEqual(cut, [], `${width}×${height}`);
    await close(page);
  }
});

test("wherever the Rival's pawn stands it hides no name", async () => {
  const page = await open({ pace: 600000, on: "grove.html", french: true });
  await page.waitForSelector("#import");
  await position(page, "grove-song.toml");
  for (const [width, height] of [[1366, 625], [1280, 720], [1440, 900], [820, 1180], [390, 844], [360, 740]]) {
    await page.setViewportSize({ width, height });
    const hidden = await page.evaluate(() => {
      const pawn = [...document.querySelectorAll("main :is(.pawn, .pawn-mark)")].find((e) => e.checkVisibility());
      const names = [...document.querySelectorAll("main .nl > :is(.wide, .slim)")].filter((e) => e.checkVisibility());
      const stood = pawn.style.cssText;
      const found = [];
      for (const place of document.querySelectorAll("main .nd")) {
        pawn.style.cssText = place.style.cssText;
        const r = pawn.getBoundingClientRect();
        for (const name of names) {
          const s = name.getBoundingClientRect();
          const over = Math.min(r.right, s.right) - Math.max(r.left, s.left) > 2 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 4;
          if (over) found.push(`${name.textContent} by a pawn at ${place.dataset.place}`);
        }
      }
      pawn.style.cssText = stood;
      return found;
    });
    assert.deepEqual(hidden, [], `at ${width}×${height}`);
  }
  await close(page);
});
