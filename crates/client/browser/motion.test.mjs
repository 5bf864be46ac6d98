// Pieces travel: every sort of them, from where it was to where it is; where nothing may move, what changed is outlined all the same.
import assert from "node:assert/strict";
import { test } from "node:test";
import { close, engine, open } from "./kit.mjs";

const BOXES = {
  duo: { on: "duo.html", path: "#/new?mode=duel&seats=greedy,human&seed=7", mine: "tortoise", other: "hare", brings: "place farm", tokens: ["sun", "moon"] },
  valley: { on: "valley.html", path: "#/new?mode=players:2&seats=human,greedy&seed=7", mine: "squirrel", other: "mouse", brings: "place twigs-3", tokens: [] },
};

async function sit(box, more = {}) {
  const page = await open({ on: box.on, path: box.path, still: false, beat: 0, ...more });
  await page.waitForSelector(".app .can");
  // Collects what flies from now on: what, whereto, and whether it comes from the deck or from somebody else's side.
  await page.evaluate(() => {
    window.seen = [];
    const animate = Element.prototype.animate;
    const middle = (r) => [r.x + r.width / 2, r.y + r.height / 2];
    Element.prototype.animate = function (frames, options) {
      const zoom = this.currentCSSZoom ?? 1;
      const [, x, y] = frames[0].transform.match(/translate\((.*)px, ?(.*)px\) /).map(Number);
      const at = middle(this.getBoundingClientRect());
      const from = [at[0] + x * zoom, at[1] + y * zoom];
      const near = (e) => e && Math.hypot(middle(e.getBoundingClientRect())[0] - from[0], middle(e.getBoundingClientRect())[1] - from[1]) < 8;
      const to = this.closest(".hand, .city, .mead, .path, .place, .resv, .opp");
      window.seen.push({
        what: this.dataset.card ? "card" : this.dataset.piece,
        to: ["hand", "city", "path", "mead", "place", "resv", "opp"].find((name) => to?.classList.contains(name)),
        from: near(document.querySelector("[data-deck]")) ? "deck" : [...document.querySelectorAll("[data-owner]")].some(near) ? "owner" : "table",
        keys: Object.keys(frames[0]),
        ms: options.duration,
      });
      return animate.call(this, frames, options);
    };
  });
  return page;
}

// The first choice of a sort; until there is one the game goes on.
async function choice(page, sort) {
  for (let i = 0; i < 60; i++) {
    const legal = await engine(page, "legal_now");
    const found = legal.find((action) => action.startsWith(sort));
    const asked = await page.evaluate(() => Boolean(document.querySelector(".app .can")));
    if (asked && found) {
      // What was done before has come to rest.
      await page.waitForTimeout(120);
      return found;
    }
    if (asked) await engine(page, "perform", legal[0]);
    await page.waitForTimeout(60);
  }
  assert.fail(`nobody can ${sort}`);
}

// Plays on with whatever brings the table on, and collects what flies, until all that is wanted was seen.
async function flights(page, wanted, wishes) {
  const seen = new Set();
  for (let i = 0; i < 90 && wanted.some((flight) => !seen.has(flight)); i++) {
    const legal = await engine(page, "legal_now");
    // A bot is asked: it answers by itself.
    if (await page.evaluate(() => !document.querySelector(".app .can, dialog.ceremony"))) {
      await page.waitForTimeout(40);
    } else {
      const wish = wishes[i % wishes.length];
      await engine(page, "perform", legal.find((action) => wish.test(action)) ?? legal[(i * 7) % legal.length]);
      await page.waitForTimeout(60);
    }
    for (const { what, to, from, keys, ms } of await page.evaluate(() => window.seen.splice(0))) {
      seen.add(`${what} from the ${from} to ${to}`);
      assert.ok(keys.every((key) => ["transform", "zIndex", "opacity"].includes(key)), "only what is cheap is animated");
      assert.ok(ms >= 200 && ms <= 320, "200 to 320 ms");
    }
  }
  return seen;
}

for (const [name, box] of Object.entries(BOXES)) {
  test(`${name}: cards, refills, draws, workers and tokens travel, each sort of them`, async () => {
    const page = await sit(box);
    const wanted = [
      "card from the table to city",
      "card from the deck to mead",
      "card from the deck to hand",
      `${box.mine} from the table to place`,
      `${box.mine} from the table to resv`,
      `${box.other} from the owner to place`,
      "card from the owner to opp",
      ...(name === "duo" ? ["card from the table to hand"] : []),
      ...box.tokens.map((token) => `${token} from the table to path`),
    ];
    const seen = await flights(page, wanted, [/^place/, /^play/, /^take/, /^place/, /^prepare|^draw/]);
    for (const flight of wanted) assert.ok(seen.has(flight), `${flight}; seen: ${[...seen].join(", ")}`);
    await close(page);
  });
}

test("a piece sets out where it lay, in a window of any size; a key ends it, and so does the next decision", async () => {
  for (const viewport of [{ width: 1280, height: 720 }, { width: 1600, height: 1000 }]) {
    const page = await sit(BOXES.duo, { viewport, pace: 400 });
    const moved = await page.evaluate(async (action) => {
      const id = action.split(" ")[1];
      const was = document.querySelector(`.mead [data-card="${id}"]`).getBoundingClientRect();
      bosk.perform(action);
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const card = document.querySelector(`.hand [data-card="${id}"]`);
      for (const flight of card.getAnimations()) {
        flight.pause();
        flight.currentTime = 0;
      }
      const is = card.getBoundingClientRect();
      document.getAnimations().forEach((flight) => flight.play());
      return { n: card.getAnimations().length, off: Math.hypot(was.x - is.x, was.y - is.y), size: Math.abs(was.width - is.width), fresh: card.classList.contains("fresh") };
    }, await choice(page, "take"));
    assert.equal(moved.n, 1, `${viewport.width}: ${JSON.stringify(moved)}`);
    assert.ok(moved.off < 3 && moved.size < 3, `${viewport.width}: it sets out where it lay: ${JSON.stringify(moved)}`);
    assert.ok(moved.fresh, "and is outlined");
    await page.keyboard.press("Shift");
    assert.equal(await page.evaluate(() => document.getAnimations().filter((a) => a.constructor.name === "Animation").length), 0, "a key ends it");
    await close(page);
  }
});

test("where nothing may move nothing moves, and what changed is outlined for two seconds", async () => {
  for (const box of Object.values(BOXES)) {
    for (const more of [{ still: true }, { reducedMotion: "reduce" }]) {
      const page = await sit(box, { pace: 400, ...more });
      const fresh = await page.evaluate(async ([worker, action]) => {
        bosk.perform(action);
        // Looked at in the moment in which it is outlined: without a beat the game goes on at once.
        await new Promise((done) => requestAnimationFrame(done));
        return {
          worker: document.querySelectorAll(`.place [data-piece=${worker}].fresh`).length,
          heaps: document.querySelectorAll(".resv .res.fresh").length,
          cards: document.querySelectorAll(".hand .card.fresh").length,
          all: [...document.querySelectorAll(".resv .res")].map((heap) => `${heap.ariaLabel} ${heap.className}`),
        };
      }, [box.mine, await choice(page, box.brings)]);
      assert.equal(fresh.worker, 1, "the worker that was placed is outlined");
      assert.ok(fresh.heaps + fresh.cards > 0, `and what it brought: ${JSON.stringify([box.on, more, fresh])}`);
      assert.deepEqual(await page.evaluate(() => window.seen), [], "nothing flies");
      const outlined = () => page.locator(".fresh").count();
      for (let i = 0; i < 60 && (await outlined()); i++) await page.waitForTimeout(100);
      assert.equal(await outlined(), 0, "for a while");
      await close(page);
    }
  }
});

test("cards that close up behind one that leaves are not outlined, and those of a tab that opens do not fly", async () => {
  const page = await sit(BOXES.duo, { pace: 400 });
  const hand = await page.evaluate(async (action) => {
    bosk.perform(action);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return { fresh: document.querySelectorAll(".hand .card.fresh").length, all: document.querySelectorAll(".hand .card").length };
  }, await choice(page, "take"));
  assert.equal(hand.fresh, 1, "only the card that came");
  assert.ok(hand.all > 1);
  await close(page);
  const phone = await sit(BOXES.duo, { viewport: { width: 390, height: 844 }, pace: 400 });
  await engine(phone, "perform", await choice(phone, "place"));
  await phone.locator("[role=tab]").nth(2).click();
  await phone.waitForTimeout(120);
  assert.equal((await phone.evaluate(() => window.seen)).filter(({ to }) => to === "city" || to === "opp").length, 0);
  await close(phone);
});
