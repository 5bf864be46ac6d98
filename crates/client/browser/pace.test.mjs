// How long the five levels think on a core four times as slow as this one, as that of a phone is: in the output, and within bounds.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { close, open } from "./kit.mjs";

const LEVELS = ["dormouse", "squirrel", "hedgehog", "fox", "owl"];
// The most that a decision may take in the middle and at worst, in milliseconds. Two clocks stop after one second, the fox's and the owl's.
const MEDIAN = 1200;
const WORST = 4000;

// Loads the module in which bots think into the page itself, whose core can be slowed down.
async function load() {
  const from = document.documentElement.dataset.worker;
  const text = await (await fetch(from)).text();
  const [, module] = /from "\.\/([^"]+)"/.exec(text);
  const [, code] = /module_or_path: "([^"]+)"/.exec(text);
  const thinker = await import(new URL(module, new URL(from, location.href)));
  await thinker.default({ module_or_path: new URL(code, new URL(from, location.href)) });
  window.think = thinker.think;
}

// What a fixed piece of work takes, in milliseconds.
function work() {
  const start = performance.now();
  for (let i = 0, n = 1; i < 3e7; i++) n = (n * 48271) % 2147483647;
  return performance.now() - start;
}

for (const box of ["duo", "valley", "grove"]) {
  test(`every level of ${box} answers within about a second on a slow core`, async (t) => {
    const asked = JSON.parse(await readFile(new URL(`../../bots/tests/all/same/${box}.json`, import.meta.url), "utf8"));
    const page = await open({ on: `${box}.html` });
    await page.evaluate(load);
    const fast = await page.evaluate(work);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const slow = await page.evaluate(work);
    t.diagnostic(`${box}: this core is ${(slow / fast).toFixed(1)} times as slow as it was`);
    assert.ok(slow > 2 * fast, "the core is slowed down");
    for (const level of LEVELS) {
      const times = await page.evaluate((requests) => {
        const one = (request) => {
          const start = performance.now();
          if (!think(request)?.includes("Chosen")) throw new Error("nobody thinks");
          return Math.round(performance.now() - start);
        };
        return requests.map(one).sort((a, b) => a - b);
      }, asked.map(({ request }) => JSON.stringify({ ...request, asks: { Choose: { ...request.asks.Choose, bot: level } } })));
      const [median, worst] = [times[times.length >> 1], times.at(-1)];
      t.diagnostic(`${box}, ${level}: ${times.length} decisions, median ${median} ms, worst ${worst} ms`);
      assert.ok(median <= MEDIAN && worst <= WORST, `${level}: ${times} ms`);
    }
    await close(page);
  });
}
