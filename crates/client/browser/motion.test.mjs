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
      if (this.dataset.good) return animate.call(this, frames, options);
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

test("where nothing may move nothing moves, and what changed is outlined for two seconds, whatever the bot does meanwhile", async () => {
  for (const box of Object.values(BOXES)) {
    for (const [more, pace] of [[{ still: true }, 0], [{ reducedMotion: "reduce" }, 400], [{ still: false }, 0]]) {
      const page = await sit(box, { pace, ...more });
      const action = await choice(page, box.brings);
      const seen = await page.evaluate(async ([worker, action]) => {
        const look = () => ({
          worker: document.querySelectorAll(`.place [data-piece=${worker}].fresh`).length,
          gained: [...document.querySelectorAll(".resv .res.fresh")].map((heap) => heap.ariaLabel),
          said: [...document.querySelectorAll("#aloft .delta")].map((number) => number.textContent),
        });
        const wait = (ms) => new Promise((done) => setTimeout(done, ms));
        bosk.perform(action);
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const first = look();
        await wait(700);
        const later = look();
        // What is pointed at, chosen and told meanwhile changes nothing of it.
        document.querySelector(".app .can")?.click();
        await wait(500);
        const last = look();
        const began = performance.now();
        while (document.querySelector(".fresh, .delta") && performance.now() - began < 4000) await wait(20);
        return { first, later, last, left: document.querySelectorAll(".fresh, .delta").length };
      }, [box.mine, action]);
      const told = JSON.stringify([box.on, more, seen]);
      for (const moment of ["first", "later", "last"]) {
        assert.equal(seen[moment].worker, 1, `the worker that was placed is outlined: ${moment} ${told}`);
        for (const what of seen.first.gained) assert.ok(seen[moment].gained.includes(what), `and what it brought: ${moment} ${told}`);
      }
      assert.ok(seen.first.gained.length > 0, told);
      if (box.on === "valley.html") assert.ok(seen.first.said.includes("+3"), `the stock says by how much: ${told}`);
      assert.equal(seen.left, 0, "for a while");
      if (more.still || more.reducedMotion) assert.deepEqual(await page.evaluate(() => window.seen), [], "nothing flies");
      await close(page);
    }
  }
});

test("goods fly from the place that gives them to the stock, and from it to the card that they pay for; a key ends it", async () => {
  const page = await sit(BOXES.valley);
  await page.evaluate(() => {
    window.carried = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.dataset.good) window.carried.push({ what: this.dataset.good, sign: this.querySelector("use").getAttribute("href"), number: this.textContent, ms: options.duration, from: frames[0].transform, to: frames[1].transform, at: [this.offsetLeft, this.offsetTop] });
      return animate.call(this, frames, options);
    };
  });
  const action = await choice(page, "place twigs-3");
  await page.evaluate(async (action) => {
    bosk.perform(action);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, action);
  const [gained] = await page.evaluate(() => window.carried);
  assert.equal(gained.what, "gained");
  assert.match(gained.sign, /twig/);
  assert.equal(gained.number, "3");
  assert.ok(gained.ms >= 200 && gained.ms <= 300);
  // Meanwhile the bot may gain something, too.
  await page.evaluate(() => document.querySelectorAll("[data-good=gained]").forEach((goods) => goods.setAttribute("data-seen", "")));
  await page.keyboard.press("Shift");
  const aloft = await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(document.querySelectorAll("[data-good=gained][data-seen]").length)))));
  assert.equal(aloft, 0, "a key ends it");
  const off = await page.evaluate(({ from, at }) => {
    const worker = document.querySelector(".place [data-piece=squirrel]").getBoundingClientRect();
    const [, x, y] = from.match(/translate\((.*)px, ?(.*)px\)/).map(Number);
    return Math.hypot(at[0] + x + 12 - worker.x - worker.width / 2, at[1] + y + 12 - worker.y - worker.height / 2);
  }, gained);
  assert.ok(off < 12, `they set out at the place: ${off}`);
  await close(page);
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
