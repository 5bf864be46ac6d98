// What is told, and when: a story stands where it covers nothing that it is about, in windows of every size, it ends with the
// turn that it tells, and a lesson speaks once it has been told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clickOnce, close, hearAll, open } from "./kit.mjs";

const NIGHT = { on: "valley.html", path: "#/new?mode=nightweave:1&seats=human&seed=7" };
const RIVAL = { on: "grove.html", path: "#/new?mode=solo:easy&seats=human&seed=7" };

// What of the present step cannot be seen: the sentence, the buttons, what it touches.
const hidden = (page) =>
  page.evaluate(() => {
    const seen = (element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 2 && height > 8 && (element.contains(there) || there?.contains(element) || there?.closest("button") === element.closest("button"));
    };
    const things = [...document.querySelectorAll(".touched")].filter((thing) => thing.checkVisibility());
    return [document.querySelector(".steps-told .now .grow"), document.querySelector("#story-next"), ...things]
      .filter((element) => !element || !seen(element))
      .map((element) => element?.className ?? "no sentence");
  });

async function tell(page) {
  for (let i = 0; i < 60 && !(await page.locator("#story-next").count()); i++) await clickOnce(page, () => 0);
  await page.waitForSelector("#story-next");
}

for (const [width, height] of [[320, 568], [360, 640], [820, 1180], [1180, 820], [740, 360], [568, 320]]) {
  test(`every step of her turn can be read, and what it touches be seen (${width}×${height})`, async () => {
    const page = await open({ ...NIGHT, viewport: { width, height }, french: true });
    await tell(page);
    for (let i = 0; i < 12 && (await page.locator("#story-next").count()); i++) {
      assert.deepEqual(await hidden(page), [], await page.locator(".steps-told .now").innerText());
      await page.click("#story-next");
    }
    await close(page);
  });
}

// What lies on the board: the cards of the Meadow, and who stands where.
const lies = (page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll(".mead [data-card]")].map((card) => card.dataset.card),
    ...[...document.querySelectorAll(".place[data-site]")].map((place) => `${place.dataset.site} ${[...place.querySelectorAll(".wks use")].map((use) => use.getAttribute("href"))}`),
  ].join("; "));

// What is drawn of refused wishes once the page has been painted, and how far from where she went the way ends.
const drawn = (page) =>
  page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((thing) => thing.getBoundingClientRect().width > 0);
    const tips = shown("#wishes .tip-of-way");
    const [wished, [went]] = [shown(".app [class*=wish-]"), shown(".app .touched:not(.refused)")];
    const apart = (a, b) => Math.hypot(Math.max(a.left - b.right, b.left - a.right, 0), Math.max(a.top - b.bottom, b.top - a.bottom, 0));
    const ends = tips.length && went ? apart(tips.at(-1).getBoundingClientRect(), went.getBoundingClientRect()) : 0;
    return { wished: wished.length, figures: shown("#wishes circle").length, ways: tips.length, ends, went: Boolean(went) };
  });

test("each step of her turn can be seen before and after it, and what she could not have bears a cross, with a way to where she went", async () => {
  const page = await open({ ...NIGHT });
  let [changed, crossed, led] = [0, 0, 0];
  const reasons = [];
  for (let turn = 0; turn < 40 && !(changed > 3 && crossed && led); turn++) {
    await tell(page);
    for (let before = null; await page.locator("#story-next").count(); ) {
      const after = await lies(page);
      crossed += await page.locator(".place.refused.touched").count();
      const { wished, figures, ways, ends, went } = await drawn(page);
      assert.equal(figures, wished, "a pale figure with a cross for each wish");
      assert.equal(ways, went && wished ? wished : Math.max(0, wished - 1), "a way from each to the next, and to where she went");
      assert.ok(ends <= 12, `the way ends ${ends} px from where she went`);
      led += Number(went && wished > 0);
      reasons.push(...(await page.locator(".steps-told .now").allInnerTexts()).filter((told) => /Blocked/.test(told)));
      if (before !== null) {
        await page.keyboard.press("v");
        assert.equal(await lies(page), before, "as it was before the step");
        assert.equal(await page.getAttribute("#story-before", "aria-pressed"), "true");
        await page.keyboard.press("v");
        assert.equal(await lies(page), after, "and after it");
        changed += before === after ? 0 : 1;
      }
      before = after;
      await page.click("#story-next");
    }
    assert.equal(await page.locator(".refused, #wishes circle").count(), 0, "the cross goes with the story");
  }
  assert.ok(changed > 3 && crossed && led, `${changed} steps changed the board, ${crossed} wishes were refused, ${led} led elsewhere`);
  assert.ok(reasons.length > 0 && reasons.every((told) => /\((you are|one of her spiders is) there\)/.test(told)), reasons.join(" "));
  await close(page);
});

test("a skunk that finds another one is drawn, pale and crossed out, where it could not stay; what the Rival goes past is crossed out, too", async () => {
  // In this chapter the die shows 6, 6 and 1.
  for (const [on, mode, first, says] of [["duo.html", "chapter:5:normal&seats=human,human", 57, /where a skunk is already: this one goes to/], ["grove.html", "solo:easy&seats=human", 7, /goes on past/]]) {
    let crossed = 0;
    for (let seed = first; seed < first + 20 && !crossed; seed++) {
      const page = await open({ on, path: `#/new?mode=${mode}&seed=${seed}` });
      await page.waitForSelector("#story-next");
      for (let turn = 0; turn < 8 && !crossed; turn++) {
        await page.waitForTimeout(50);
        while ((await page.locator("#story-next").count()) && !crossed) {
          const { wished, figures, ways, ends, went } = await drawn(page);
          assert.equal(figures, wished);
          // On the board of the Rival his whole way is drawn.
          assert.equal(ways, on === "grove.html" ? 0 : went && wished ? wished : Math.max(0, wished - 1));
          assert.ok(ends <= 12, `${ends} px`);
          if (wished) assert.match(await page.locator(".steps-told").innerText(), says);
          crossed += wished;
          await page.click("#story-next");
        }
        if (!(await page.locator("#story-next").count())) await clickOnce(page, () => 0);
      }
      await close(page);
    }
    assert.ok(crossed, `${on}: somebody had to go on`);
  }
});

test("how fast it is told can be chosen on a tablet, too", async () => {
  const page = await open({ ...NIGHT, viewport: { width: 1180, height: 820 } });
  await tell(page);
  assert.ok(await page.locator(".pace").isVisible());
  await close(page);
});

test("the Rival's story ends with his turn, his dial is shown where it turns, and the question is within reach after it", async () => {
  const page = await open({ ...RIVAL, viewport: { width: 360, height: 740 } });
  // What the game is about comes first.
  await page.waitForSelector("#story-next");
  await hearAll(page);
  await tell(page);
  while ((await page.getAttribute("#story-end", "aria-disabled")) === "false") {
    if (/His dial/.test(await page.locator(".steps-told .now").innerText())) {
      assert.ok(await page.locator(".her .dial").isVisible(), "his dial turns in sight");
    }
    await page.click("#story-next");
  }
  const steps = await page.locator(".steps-told li").allTextContents();
  assert.ok(!steps.some((step) => /Your bard|drawn/.test(step)), steps.join(" "));
  await page.click("#story-next");
  await page.setViewportSize({ width: 320, height: 568 });
  await page.waitForSelector(".recap .rchip:not(.more)");
  for (const selector of ["#prompt .can", ".hand .sk"]) {
    for (const thing of await page.locator(selector).all()) {
      const { y, height } = await thing.boundingBox();
      assert.ok(y + height <= 568, `${selector} ends at ${y + height}`);
    }
  }
  const [reserve, panel] = await Promise.all([".resv", ".tabs"].map((part) => page.locator(part).boundingBox()));
  assert.ok(panel.y + panel.height <= reserve.y, "nothing lies over the reserve");
  await close(page);
});

test("a lesson speaks once it has been told what happened, can be read again, and says what it asks for first", async () => {
  const page = await open({ on: "grove.html", path: "#/lesson" });
  await page.waitForSelector("#story-next");
  assert.equal(await page.locator(".lesson").count(), 0, "first what the game is about");
  await hearAll(page);
  await page.click(".lesson .btn");
  assert.equal(await page.locator(".lesson").count(), 0);
  await page.click("#hint");
  assert.match(await page.locator(".lesson").innerText(), /story/, "it says it again");
  await close(page);
});

test("in a lesson what could be done but is not asked for says so", async () => {
  const page = await open({ on: "duo.html", path: "#/lesson" });
  await page.waitForSelector(".lesson");
  await page.locator(".locs .place:not(.full, .hinted)").first().click();
  assert.match(await page.locator(".why-not").innerText(), /lesson asks for this first/);
  await close(page);
});

test("what she has stands below her steps, with what it was before where a step changed it", async () => {
  for (const viewport of [{ width: 1366, height: 768 }, { width: 1180, height: 820 }, { width: 360, height: 740 }]) {
    const page = await open({ ...NIGHT, viewport });
    let changed = 0;
    for (let turn = 0; turn < 12 && !changed; turn++) {
      await tell(page);
      for (let before = null; await page.locator("#story-next").count(); ) {
        const now = await page.$$eval(".lairline .fact", (all) => all.map((fact) => (fact.querySelector("b") ?? fact).textContent));
        for (const [n, fact] of (await page.locator(".lairline .fact").all()).entries()) {
          const was = fact.locator("s");
          if (!(await was.count())) continue;
          changed += 1;
          assert.ok(await fact.isVisible(), "a change is seen in every window");
          assert.equal(await was.textContent(), before?.[n] ?? (await was.textContent()), "what it was");
          assert.match(await fact.getAttribute("aria-label"), /before: \d/);
        }
        before = now;
        await page.click("#story-next");
      }
    }
    assert.ok(changed > 0, `something of hers changed at ${viewport.width}`);
    await close(page);
  }
});

test("what is told by itself waits at any touch or key, until a pace is chosen again", async () => {
  const page = await open({ on: "valley.html", path: "#/new?mode=nightweave:1&seats=human&seed=7" });
  await page.waitForSelector("#story-next");
  const pace = page.locator(".pace [role=radio]");
  const shown = () => page.locator("#prompt .q b").innerText();
  const chosen = () => pace.evaluateAll((all) => all.findIndex((e) => e.getAttribute("aria-checked") === "true"));
  for (const touch of [() => page.mouse.click(400, 300), () => page.keyboard.press("Shift")]) {
    await pace.nth(2).click();
    assert.equal(await chosen(), 2);
    const before = await shown();
    await page.waitForFunction((before) => document.querySelector("#prompt .q b")?.innerText !== before, before);
    await touch();
    assert.equal(await chosen(), 0, "it waits");
    const here = await shown();
    await page.waitForTimeout(900);
    assert.equal(await shown(), here);
  }
  const here = await shown();
  await pace.nth(2).click();
  await page.click("#story-next");
  assert.notEqual(await shown(), here, "what is pressed is done all the same");
  await close(page);
});
