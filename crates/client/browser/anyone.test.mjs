// Anyone can play: whole games by ear and by keyboard alone, and what is to be known at a glance can be read.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE, begin, close, fits, hearAll, isOver, open, openPosition, playByKeyboard, playByMouse } from "./kit.mjs";

// What somebody who listens is offered: the things that say they can be chosen, the answers beside the question, and what of
// both does not say so.
function offered() {
  const name = (e) => {
    const said = (node) => (node.nodeType === 3 ? node.data : node.ariaHidden === "true" ? "" : [...node.childNodes].map(said).join(" "));
    return (e.ariaLabel ?? said(e)).replace(/\s+/g, " ").trim();
  };
  const seen = [...document.querySelectorAll("main button")].filter((e) => e.checkVisibility());
  const things = seen.filter((e) => e.matches(".card, .place, .plot, .chip:not(.more), .wee"));
  const says = (e) => /Can be chosen/.test(name(e));
  const answers = seen.filter((e) => e.closest("#prompt, .answers") && e.matches(".can"));
  const choices = [...things.filter(says), ...answers];
  const mute = [...things.filter((e) => e.matches(".can") !== says(e)), ...answers.filter((e) => !name(e))];
  return { choices, mute: mute.map((e) => `${e.className}: ${name(e)}`) };
}

// Goes through a game as somebody who listens: what is offered is found by what it says, and each decision is told.
async function playByEar(page, seed) {
  await page.evaluate((text) => {
    window.offered = new Function(`return (${text})()`);
    window.said = [];
    const live = document.querySelector("#live");
    new MutationObserver(() => window.said.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  }, offered.toString());
  let [decided, pressed] = [0, 0];
  for (let i = 0; i < 3000 && !(await isOver(page)); i++) {
    if (await page.locator("#story-next").count()) await hearAll(page);
    const step = await page.evaluate((roll) => {
      const confirm = document.querySelector("#confirm");
      const { choices, mute } = confirm ? { choices: [confirm], mute: [] } : window.offered();
      const one = choices[roll % Math.max(1, choices.length)];
      one?.focus();
      one?.click();
      return { mute, confirmed: !!confirm, pressed: !!one };
    }, seed * 7919 + pressed * 31);
    assert.deepEqual(step.mute, [], "what can be chosen says so, and nothing else does");
    decided += step.confirmed ? 1 : 0;
    pressed += step.pressed ? 1 : 0;
    if (!step.pressed) {
      // A sheet that only says why not is left again.
      if (await page.locator("#sheet-close").count()) await page.keyboard.press("Escape");
      await page.waitForTimeout(10);
    }
  }
  assert.ok(await isOver(page), "the game ends");
  const said = await page.evaluate(() => window.said);
  assert.ok(decided > 15 && said.length > decided, `${decided} decisions, ${said.length} messages`);
  assert.deepEqual(said.filter((text) => !text.trim()), [], "nothing empty is said");
  assert.ok(said.filter((text) => /can(not)? be undone|[Yy]our turn ends with/.test(text)).length >= decided / 2, "what a choice would mean is said before it is made");
}

for (const [on, mode] of [["duo.html", "duel"], ["valley.html", "players:2"]]) {
  test(`a whole game on ${on} by ear`, async () => {
    const page = await open({ on, beat: 0 });
    await begin(page, { mode, other: "greedy", seed: 4 });
    await playByEar(page, 5);
    await close(page);
  });
}

test("a whole game of Everdell by keyboard alone, in French, on a phone", async () => {
  const page = await open({ on: "valley.html", french: true, viewport: PHONE });
  await begin(page, { mode: "players:2" });
  assert.deepEqual(await fits(page), { wide: true, high: true });
  await playByKeyboard(page, 3);
  await close(page);
});

for (const [on, mode] of [["duo.html", "duel"], ["valley.html", "players:2"]]) {
  test(`a whole game on ${on} by taps alone, on a phone`, async () => {
    const page = await open({ on, viewport: PHONE, hasTouch: true, isMobile: true, beat: 0 });
    await begin(page, { mode, seed: 9 });
    await playByMouse(page, 6);
    await close(page);
  });
}

test("at twice the size every control can be reached, whole, and nothing is wider than the window", async () => {
  for (const [on, mode, seats] of [["duo.html", "duel", "human,greedy"], ["valley.html", "players:2", "human,greedy"], ["grove.html", "solo", "human"]]) {
    // What a window of 1280x720 has left at 200 %.
    const page = await open({ on, viewport: { width: 640, height: 360 }, deviceScaleFactor: 2, french: true, pace: 600000, beat: 0 });
    await begin(page, { mode, seats });
    await hearAll(page);
    const lost = await page.evaluate(() => {
      const controls = [...document.querySelectorAll("main button:not(:disabled)")].filter((e) => e.checkVisibility({ visibilityProperty: true }));
      const reached = (e) => {
        e.scrollIntoView({ block: "center", inline: "center" });
        const { x, y, width, height } = e.getBoundingClientRect();
        const there = document.elementFromPoint(x + width / 2, y + height / 2);
        return x > -1 && x + width < innerWidth + 1 && there && (e.contains(there) || there.contains(e));
      };
      return { n: controls.length, lost: controls.filter((e) => !reached(e)).map((e) => e.outerHTML.slice(0, 120)), wide: document.documentElement.scrollWidth > innerWidth };
    });
    assert.ok(lost.n > 15, `${on}: ${lost.n} controls`);
    assert.deepEqual([lost.lost, lost.wide], [[], false], on);
    await close(page);
  }
});

test("events and challenges say how far everybody is, in every box", async () => {
  for (const [on, mode, seats, thing, least] of [["duo.html", "duel", "human,greedy", ".ev", 7], ["valley.html", "players:2", "human,greedy", ".ev", 8], ["grove.html", "solo", "human", ".chal", 1]]) {
    const page = await open({ on, pace: 600000, beat: 0 });
    await begin(page, { mode, seats });
    await hearAll(page);
    const told = await page.$$eval(thing, (all) => all.filter((e) => e.checkVisibility()).map((e) => e.ariaLabel ?? e.textContent));
    assert.ok(told.length >= least, `${on}: ${told.length}`);
    for (const said of told) assert.match(said, /\d+ of \d+/, on);
    await close(page);
  }
});

test("the strip tells what each of three others did, and the table shows everybody's points and colours", async () => {
  for (const viewport of [{ width: 1366, height: 625 }, PHONE]) {
    const page = await open({ on: "valley.html", viewport });
    await begin(page, { mode: "players:4", seats: "human,greedy,greedy,greedy" });
    const groups = () => page.locator(".recap .rgroup").count();
    for (let i = 0; i < 40 && (await groups()) < 3; i++) {
      if (await page.locator("#confirm").count()) await page.click("#confirm");
      else if (await page.locator(".can:visible").count()) await page.locator(".can:visible").first().click();
      await page.waitForTimeout(60);
    }
    assert.equal(await groups(), 3, "one group for each of the others");
    // What was chosen last lies open on a phone.
    for (let i = 0; i < 5 && (await page.locator(".veil").count()); i++) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(60);
    }
    if (viewport === PHONE) await page.locator("[role=tab]").last().click();
    const others = await page.$$eval(".opp", (all) => all.filter((e) => e.checkVisibility()).map((e) => [e.querySelector(".medal")?.textContent, e.querySelectorAll(".counts .count, .counts .res, .counts > *").length]));
    assert.equal(others.length, 3);
    for (const [points, colours] of others) assert.ok(/^\d+$/.test(points) && colours >= 5, `${points} points, ${colours} colours`);
    await close(page);
  }
});

test("a hint never covers what it names, the question or the hand, and stands beside what it names where there is room", async () => {
  let stood = 0;
  for (const [on, file] of [["duo.html", "payment.toml"], ["valley.html", "valley-full.toml"], ["grove.html", "grove-song.toml"]]) {
    const page = await open({ on, pace: 600000, french: true });
    await openPosition(page, readFileSync(new globalThis.URL(file, import.meta.url), "utf8"));
    await page.keyboard.press("h");
    await page.waitForSelector(".hint.panel");
    for (let i = 0; i < 2; i++) await page.keyboard.press("h");
    for (const [width, height] of [[1366, 625], [1280, 720], [1600, 1000], [820, 1180], [390, 844], [360, 740], [320, 568]]) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(120);
      const covers = await page.evaluate(() => {
        const rect = (e) => e.getBoundingClientRect();
        const hint = rect(document.querySelector(".hint.panel"));
        const named = [...document.querySelectorAll("main .hinted, main #prompt, main .hand")].filter((e) => e.checkVisibility());
        const meets = (r) => Math.min(r.right, hint.right) - Math.max(r.left, hint.left) > 1.5 && Math.min(r.bottom, hint.bottom) - Math.max(r.top, hint.top) > 1.5;
        return named.filter((e) => meets(rect(e))).map((e) => e.className.baseVal ?? e.className);
      });
      assert.deepEqual(covers, [], `${on} at ${width}×${height}`);
      // Where it stands beside what it names, its arrow lies between the two, at the middle of what it names.
      const beside = await page.evaluate(() => {
        const hint = document.querySelector(".hint.panel[data-beside]");
        const named = [...document.querySelectorAll("main .hinted")].map((e) => e.getBoundingClientRect()).find((r) => r.height > 0);
        if (!hint || !named) return null;
        const [own, at] = [hint.getBoundingClientRect(), parseFloat(getComputedStyle(hint).getPropertyValue("--at")) * hint.currentCSSZoom];
        const apart = { right: own.left - named.right, left: named.left - own.right, above: named.top - own.bottom, below: own.top - named.bottom }[hint.dataset.beside];
        const level = ["right", "left"].includes(hint.dataset.beside) ? own.top + at - (named.top + named.bottom) / 2 : own.left + at - (named.left + named.right) / 2;
        const inside = own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight;
        return { apart: Math.round(apart), level: Math.round(level) + 0, inside };
      });
      if (beside) assert.deepEqual(beside, { apart: 16, level: 0, inside: true }, `${on} at ${width}×${height}`);
      stood += beside ? 1 : 0;
    }
    await close(page);
  }
  assert.ok(stood >= 3, `beside it in ${stood} windows`);
});

test("the contents of the rules lead to each part, by keyboard too", async () => {
  for (const viewport of [{ width: 1366, height: 625 }, PHONE]) {
    const page = await open({ viewport, french: true, on: "valley.html", path: "#/rules" });
    const summary = page.locator(".contents summary");
    await summary.waitFor();
    assert.equal(await summary.innerText(), "Sommaire");
    await summary.focus();
    await page.keyboard.press("Enter");
    const parts = page.locator(".contents li button");
    assert.equal(await parts.count(), await page.locator(".rules h3").count(), "every part, once");
    const title = await parts.last().innerText();
    await parts.last().focus();
    await page.keyboard.press("Enter");
    const focused = await page.evaluate(() => ({ text: document.activeElement.innerText, top: document.activeElement.getBoundingClientRect().top, high: innerHeight }));
    assert.equal(focused.text, title);
    assert.ok(focused.top >= 0 && focused.top < focused.high, `${title} is in sight`);
    await close(page);
  }
});
