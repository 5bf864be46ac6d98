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
    const answers = await page.evaluate(async (questions) => {
      const worker = new Worker(document.documentElement.dataset.worker, { type: "module" });
      const answers = [];
      for (const question of questions) {
        worker.postMessage(question);
        answers.push(await new Promise((heard) => (worker.onmessage = (event) => heard(event.data))));
      }
      worker.terminate();
      return answers;
    }, asked.map(({ question }) => JSON.stringify(question)));
    assert.deepEqual(answers.map((answer) => JSON.parse(answer).choice), asked.map(({ choice }) => choice));
    await close(page);
  });
}
