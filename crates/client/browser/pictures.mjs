// Takes the pictures that the README shows: home, table, choice, end and a chapter, in both sizes and themes. Bots have
// played the game before, so every run shows the same.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";

const OUT = new URL("../../../docs/pictures/", import.meta.url).pathname;
const scenario = (name) => readFileSync(new URL(name, import.meta.url), "utf8");
const file = join(mkdtempSync(join(tmpdir(), "bosk-")), "game.json");
execFileSync(process.env.BOSK_BIN, ["play", "duo", "--seats", "greedy,greedy", "--seed", "12", "--record", file]);
const whole = JSON.parse(readFileSync(file, "utf8"));
// The same game when the Hare has a turn in autumn.
const MOMENT = 100;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"],
});

for (const [size, viewport, french] of [["desktop", { width: 1280, height: 720 }, false], ["phone", { width: 360, height: 740 }, true]]) {
  for (const dark of [false, true]) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const take = async (what) => {
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${OUT}${what}-${size}-${dark ? "dark" : "light"}.png` });
    };
    const bring = async (record) => {
      await page.goto(`${process.env.BOSK_URL}duo.html#/watch`);
      await page.reload();
      await page.waitForSelector("#import");
      const buffer = Buffer.from(JSON.stringify({ ...record, seats: ["human", "greedy"] }));
      await page.setInputFiles("#import", { name: "game.json", mimeType: "application/json", buffer });
      await page.waitForSelector(".app, main.end");
    };
    const open = async (name) => {
      await page.evaluate(async (text) => (await import("./bosk.js")).open_scenario(text), scenario(name));
      await page.waitForSelector(".app");
    };
    const settings = JSON.stringify({ french, dark, pace: 600000, keys: true, still: true });
    await page.addInitScript((text) => localStorage.setItem("bosk.settings", text), settings);
    // From the wished moment on, the first turn of the Hare.
    for (let n = MOMENT; ; n++) {
      await bring({ ...whole, actions: whole.actions.slice(0, n) });
      if (await page.locator(".verbs [aria-pressed]").count() > 1) break;
    }
    await take("table");
    await page.click(".logo");
    await page.waitForSelector("html[data-ready=shelf]");
    await take("home");
    await bring(whole);
    await take("end");
    await open("payment.toml");
    await page.click("[data-card=castle]");
    await take("choice");
    await open("together.toml");
    await take("together");
    await context.close();
  }
}
await browser.close();
