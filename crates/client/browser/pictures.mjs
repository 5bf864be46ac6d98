// Takes the pictures that the README shows: home, table, choice, end and a chapter, in both sizes and themes.
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const OUT = new URL("../../../docs/pictures/", import.meta.url).pathname;
const PAYMENT = readFileSync(new URL("payment.toml", import.meta.url), "utf8");
const TOGETHER = readFileSync(new URL("together.toml", import.meta.url), "utf8");
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync"],
});

// Plays cards when it can and sends workers when it cannot, with a small generator: every run shows the same table.
async function play(page, until) {
  let state = 11;
  const roll = (n) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
  const wishes = [
    ".cards .can:visible",
    ".verbs .btn.pri.can:visible:not([aria-pressed])",
    ".evs .can:visible",
    ".locs .can:visible",
    ".can:visible",
  ];
  for (let i = 0; i < 4000 && !(await until()); i++) {
    if (await page.locator("#confirm").count()) {
      await page.click("#confirm");
      continue;
    }
    // Now and then something else, so that no question is answered for ever.
    const wish = roll(6) === 0 ? wishes.slice(-1) : wishes;
    for (const selector of wish) {
      const choices = page.locator(selector);
      const n = await choices.count();
      if (n === 0) continue;
      await choices.nth(roll(n)).click({ timeout: 2000 }).catch(() => {});
      break;
    }
    await page.waitForTimeout(5);
  }
}

for (const [size, viewport, french] of [["desktop", { width: 1280, height: 720 }, false], ["phone", { width: 360, height: 740 }, true]]) {
  for (const dark of [false, true]) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const take = async (what) => {
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${OUT}${what}-${size}-${dark ? "dark" : "light"}.png` });
    };
    await page.addInitScript((text) => localStorage.setItem("bosk.settings", text), JSON.stringify({ french, dark, pace: 0, keys: true }));
    await page.goto(process.env.BOSK_URL);
    await page.waitForSelector("#begin");
    await page.fill("input[inputmode=numeric]", "12");
    await page.click("#begin");
    // A turn in autumn with at least two sorts of choices.
    const isTheMoment = () => {
      const season = document.querySelector(".seas .on")?.textContent ?? "";
      return /Autumn|Automne/.test(season) && document.querySelectorAll(".verbs [aria-pressed]").length > 1;
    };
    await play(page, () => page.evaluate(isTheMoment));
    await page.keyboard.press("Escape");
    await take("table");
    await page.click(".logo");
    await page.waitForSelector("#continue");
    await take("home");
    await page.click("#continue");
    await play(page, async () => page.locator("main.end").count());
    await take("end");
    await page.evaluate(async (text) => (await import("./bosk.js")).open_scenario(text), PAYMENT);
    await page.click("[data-card=castle]");
    await take("choice");
    await page.evaluate(async (text) => (await import("./bosk.js")).open_scenario(text), TOGETHER);
    await take("together");
    await context.close();
  }
}
await browser.close();
