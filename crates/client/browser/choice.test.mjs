// Choices: everything the engine allows can be reached, previewed, left again, paid and taken back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, begin, close, dice, engine, hearAll, leave, open, openScenario, record, snapshot, walk } from "./kit.mjs";

const confirms = (page) => page.getAttribute("#confirm", "data-action");
const tick = (page, name) => page.locator(".opt", { hasText: name });

test("paying starts at the plainest way; discounts are ticked, abilities are one choice, misfits say why", async () => {
  const page = await openScenario("payment.toml");
  await page.click("[data-card=castle]");
  assert.equal(await confirms(page), "play castle, pay 3t 1r 2p 1b", "the Judge alone is enough");
  assert.equal(await tick(page, "Judge").getAttribute("aria-checked"), "true");
  assert.equal(await tick(page, "Judge").getAttribute("role"), "checkbox");
  await tick(page, "Courthouse").click();
  assert.match(await confirms(page), /token courthouse$/);
  await tick(page, "Judge").click();
  assert.equal(await tick(page, "Judge").getAttribute("aria-checked"), "false");
  assert.equal(await confirms(page), "play castle, pay 3t 1r 2p token courthouse");

  await tick(page, "Crane").click();
  assert.match(await confirms(page), /^play castle star crane, pay/);
  assert.equal(await tick(page, "None").getAttribute("aria-checked"), "false", "one ability at a time");
  const heaps = page.locator(".heap");
  assert.ok((await heaps.count()) > 1, "which resources are spared can be chosen");
  await heaps.last().click();
  assert.equal(await heaps.last().getAttribute("aria-checked"), "true");

  const misfit = tick(page, "Innkeeper");
  assert.equal(await misfit.getAttribute("aria-disabled"), "true");
  assert.match(await misfit.innerText(), /Not for this card.*Critter/s);
  const before = await confirms(page);
  await misfit.click({ force: true });
  assert.equal(await confirms(page), before, "an impossible way cannot be ticked");

  await tick(page, "Dungeon").click();
  assert.match(await confirms(page), /^play castle star dungeon, pick \w+, pay/);
  await tick(page, "Queen").click();
  assert.match(await confirms(page), /pick queen/);
  assert.match(await page.locator("#prompt").innerText(), /Score \d+ → \d+.*cannot be undone/s);
  await page.click("#confirm");
  await page.waitForSelector("#confirm", { state: "detached" });
  assert.ok(await page.locator(".city [data-card=castle]").count(), "the Castle stands in the city after one confirmation");
  assert.equal(await page.locator(".cards [data-card=queen]").count(), 0);
  await close(page);
});

test("a card that could be played is taken with one confirmation", async () => {
  const page = await openScenario("payment.toml");
  const legal = await engine(page, "legal_now");
  const card = legal.filter((action) => action.startsWith("take ")).map((action) => action.split(" ")[1]).find((card) => legal.some((action) => action.startsWith(`play ${card}`)));
  assert.ok(card, `one that can be played and taken: ${legal}`);
  await page.click(`.mead [data-card=${card}]`);
  await page.waitForSelector("#confirm");
  const take = page.locator(".sheet [role=radio]", { hasText: /take/i });
  if (!(await confirms(page)).startsWith("take")) await take.first().click();
  assert.equal(await confirms(page), `take ${card}`);
  await page.click("#confirm");
  await page.waitForSelector(`.hand [data-card=${card}]`);
  assert.equal(await page.locator("#confirm").count(), 0, "no second one");
  await close(page);
});

test("an Occupied token is one of the abilities, and undo takes the whole play back", async () => {
  const page = await openScenario("payment.toml");
  const before = await snapshot(page);
  await page.click(".cards [data-card=spelunker]");
  await tick(page, /^Occupied token on Barn/).click();
  assert.equal(await confirms(page), "play spelunker occupied barn");
  await page.keyboard.press("Escape");
  assert.equal(await snapshot(page), before);

  await page.click(".cards [data-card=chancellor]");
  await tick(page, "Courthouse").click();
  assert.match(await confirms(page), /^play chancellor, pay .* token courthouse$/);
  await page.click("#confirm");
  const undo = page.locator("#undo");
  assert.match(await undo.getAttribute("title"), /^Undo: Chancellor played$/);
  await undo.click();
  assert.equal(await snapshot(page), before, "play and payment are taken back together");
  await close(page);
});

// Marks these cards; how many buttons to confirm there were meanwhile.
async function mark(page, ...cards) {
  for (const card of cards) {
    await page.click(`.cards [data-card=${card}]`);
    await page.waitForSelector(".marked");
    assert.equal(await page.locator(".sheet").count(), 0, "no sheet lies over the hand");
  }
}
const marked = (page) => page.$$eval(".cards .card[aria-pressed=true]", (all) => all.map((e) => e.dataset.card).sort());

test("two cards of a trade are marked and traded with one answer, and undo takes all of it back", async () => {
  for (const viewport of [undefined, PHONE]) {
    const page = await openScenario("payment.toml", viewport ? { viewport } : {});
    const before = await snapshot(page);
    await page.click(".trade");
    await mark(page, "queen", "harbor");
    assert.deepEqual(await marked(page), ["harbor", "queen"]);
    await page.click(".cards [data-card=queen]");
    assert.deepEqual(await marked(page), ["harbor"], "what is marked can be left again");
    await mark(page, "carnival", "queen");
    assert.deepEqual(await marked(page), ["harbor", "queen"], "with both marked another one takes the place of the last");
    assert.equal(await page.locator("#confirm").count(), 0, "what the trade gives is its confirmation");
    assert.match(await page.locator("#prompt").innerText(), /Marked.*(Queen|Harbor).*(Queen|Harbor)/s);
    await page.keyboard.press("Escape");
    assert.deepEqual(await marked(page), []);
    await mark(page, "queen", "harbor");
    await page.click("#prompt [data-action='choose berry']");
    assert.equal(await page.locator(".cards .card").count(), 3);
    assert.equal(await page.getAttribute("#undo", "aria-disabled"), "false");
    await page.click("#undo");
    assert.equal(await snapshot(page), before, "the trade is one decision");
    await close(page);
  }
});

test("any number of cards is discarded with one confirmation, which shows what they bring", async () => {
  const page = await openScenario("valley-discard.toml", { on: "valley.html" });
  await page.click("[data-site=haven]");
  await page.click("#confirm");
  await page.waitForSelector("#confirm", { state: "detached" });
  const before = await snapshot(page);
  await mark(page, "farm", "inn", "queen", "judge");
  assert.deepEqual(await marked(page), ["farm", "inn", "judge", "queen"]);
  await page.click("#confirm");
  await page.click("#prompt [data-action='choose berry']");
  await page.click("#prompt [data-action='choose pebble']");
  assert.deepEqual(await page.$$eval(".cards .card", (all) => all.map((e) => e.dataset.card).sort()), ["bard", "mine"]);
  for (let i = 0; i < 3; i++) await page.click("#undo");
  assert.equal(await snapshot(page), before, "four cards are one decision, each resource another");
  await close(page);
});

test("selecting and previewing sends nothing, and Esc restores the same screen from any depth", async () => {
  for (const viewport of [undefined, PHONE]) {
    const page = await openScenario("payment.toml", viewport ? { viewport } : {});
    const [before, saved] = [await snapshot(page), await record(page)];
    const legal = await engine(page, "legal_now");
    for (const thing of ["[data-card=castle]", "[data-card=baker]", "[data-space=farm-2]", "[data-space=farm-1]", ".piles"]) {
      await page.click(thing);
      await page.waitForSelector(".sheet");
      const options = page.locator(".opt:not([aria-disabled=true]), .heap");
      for (let i = 0; i < (await options.count()); i++) await options.nth(i).click();
      await page.keyboard.press("Escape");
      assert.equal(await snapshot(page), before, thing);
    }
    await page.keyboard.press("w");
    await page.click("[data-space=farm-2]");
    await page.keyboard.press("l");
    for (let i = 0; i < 3; i++) await page.keyboard.press("Escape");
    assert.equal(await snapshot(page), before, "verb, sheet and panel");
    assert.equal(await record(page), saved);
    assert.deepEqual(await engine(page, "legal_now"), legal);
    await close(page);
  }
});

test("undo names what it takes back, gives back the earlier screen, and says why it cannot", async () => {
  const page = await openScenario("payment.toml");
  const undo = page.locator("#undo");
  assert.match(await undo.getAttribute("title"), /nothing to take back/);
  const before = await snapshot(page);
  await page.click("[data-space=farm-2]");
  await page.click("#confirm");
  assert.equal(await undo.getAttribute("title"), "Undo: worker on farm 2");
  assert.equal(await undo.getAttribute("aria-disabled"), "false");
  const after = await snapshot(page);
  await page.keyboard.press("u");
  assert.equal(await snapshot(page), before);
  assert.match(await page.locator("#live").innerText(), /Taken back: worker on farm 2/);
  await page.keyboard.press("U");
  assert.equal(await snapshot(page), after, "redo");
  await page.keyboard.press("u");
  await page.click(".piles");
  await page.click("#confirm");
  assert.equal(await undo.getAttribute("aria-disabled"), "true");
  assert.match(await undo.getAttribute("title"), /drawn or revealed since/);
  await close(page);
});

test("a hint is told in three steps: the sort of choice, the thing, the whole move with its reason", async () => {
  const page = await openScenario("payment.toml");
  await page.keyboard.press("h");
  const box = page.locator(".hint.panel");
  await box.waitFor();
  assert.match(await box.innerText(), /Place a worker|Play a card|Choose a card/);
  assert.equal(await page.locator("main .hinted:not(.btn)").count(), 0);
  await page.keyboard.press("h");
  assert.equal(await page.locator("main .hinted:not(.btn)").count(), 1);
  await page.keyboard.press("h");
  assert.match(await box.innerText(), /\.\s.*Next best/s);
  await page.keyboard.press("Escape");
  assert.equal(await box.count(), 0);
  await close(page);
});

test("letters do nothing when they are switched off", async () => {
  const page = await openScenario("payment.toml");
  await page.keyboard.press("?");
  assert.match(await page.locator(".keys").innerText(), /Shift\+N/);
  await page.keyboard.press("Escape");
  await page.click("[aria-label=Settings]");
  await page.click("[aria-pressed=true]:has-text('Keyboard shortcuts')");
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  assert.equal(await page.locator(".drawer").count(), 0);
  await close(page);
});

// Together there is more to choose: shares, Good News, watches, skunks, whom the season serves.
test("in 12 random positions together all legal actions are reached by keyboard, with distinct names", async () => {
  const page = await open({ pace: 600000, beat: null });
  const roll = dice(22);
  let positions = 0;
  for (let game = 0; positions < 12; game++) {
    await begin(page, { mode: `chapter:${1 + ((4 * game) % 15)}:solo`, seats: "human,human", seed: game });
    for (let step = 0; step < 300 && positions < 3 * (game + 1) && (await page.locator(".app").count()); step++) {
      await hearAll(page);
      if (await page.locator(".drawer").count()) await page.keyboard.press("Escape");
      const legal = await engine(page, "legal_now");
      if (legal.length > 1 && (roll(12) === 0 || legal.some((action) => /^(skunk|watch)/.test(action)))) {
        const { found, names } = await page.evaluate(walk);
        assert.deepEqual(found.sort(), legal.slice().sort(), `game ${game}, step ${step}`);
        assert.equal(names.length, found.length, `distinct names: ${names.join(" | ")}`);
        positions++;
      }
      await engine(page, "perform", legal[roll(legal.length)]);
    }
    await leave(page);
  }
  await close(page);
});

// Plays on by lot, and draws nothing before a position comes up that the lot picks; what can be chosen there, and whether a
// person is asked: a bot may answer at any moment, so that both are looked at in the same one.
function wander(page, roll) {
  const lots = Array.from({ length: 400 }, () => roll(1 << 20));
  return page.evaluate(async (lots) => {
    for (;;) {
      const legal = bosk.legal_now();
      if (legal.length) bosk.perform(legal[lots.pop() % legal.length]);
      const next = bosk.legal_now();
      if (next.length === 0 || lots.length < 2 || (next.length > 1 && lots.pop() % 9 === 0)) break;
    }
    await new Promise((drawn) => setTimeout(drawn));
    return { legal: bosk.legal_now(), person: !document.querySelector("#hurry") };
  }, lots);
}

// Thirty positions in all, others on a phone than on a desktop.
for (const viewport of [undefined, PHONE]) {
  test(`in 15 random positions all legal actions are reached by keyboard, with distinct names (${viewport ? "phone" : "desktop"})`, async () => {
    const page = await open({ pace: 600000, beat: null, ...(viewport && { viewport }) });
    const roll = dice(viewport ? 21 : 20);
    let positions = 0;
    for (let game = 0; positions < 15; game++) {
      await begin(page, { seed: 100 + game });
      while (positions < 15) {
        const { legal, person } = await wander(page, roll);
        if (legal.length === 0) break;
        if (legal.length < 2 || !person) continue;
        const { found, names } = await page.evaluate(walk);
        assert.deepEqual(found.sort(), legal.slice().sort(), `game ${game}, position ${positions}`);
        assert.equal(names.length, found.length, `distinct names: ${names.join(" | ")}`);
        positions++;
      }
    }
    await close(page);
  });
}
