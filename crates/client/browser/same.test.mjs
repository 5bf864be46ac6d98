// The module in which bots think chooses what the same bots choose natively: `crates/bots/tests/all/same`.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { close, open } from "./kit.mjs";

for (const box of ["duo", "valley", "grove"]) {
  test(`bots of ${box} choose the same in the page as natively`, async () => {
    const asked = JSON.parse(await readFile(new URL(`../../bots/tests/all/same/${box}.json`, import.meta.url), "utf8"));
    assert.ok(asked.length >= 6);
    const page = await open({ on: `${box}.html` });
    const answers = await page.evaluate(async (requests) => {
      const worker = new Worker(document.documentElement.dataset.worker, { type: "module" });
      const answers = [];
      for (const request of requests) {
        worker.postMessage(request);
        // What is best so far comes before.
        answers.push(await new Promise((heard) => (worker.onmessage = ({ data }) => data.includes("SoFar") || heard(data))));
      }
      worker.terminate();
      return answers;
    }, asked.map(({ request }) => JSON.stringify(request)));
    assert.deepEqual(answers.map((answer) => JSON.parse(answer).Chosen[1]), asked.map(({ choice }) => choice));
    await close(page);
  });
}
