// Games side by side: kept, named by the address, opened again, sent, taken over; and what Back does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, URL, actions, begin, clickOnce, close, engine, hearAll, hurry, layPack, moves, open, openScenario, record, reload } from "./kit.mjs";

const index = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("bosk.games") ?? "[]"));

test("beginning erases no game: several are kept, each with its line and picture, and open again", async () => {
  const page = await open({ pace: 600000, path: "#/new?mode=duel&seats=human,greedy&seed=7" });
  await page.waitForSelector(".app");
  // It is kept in the language spoken, and in the other as soon as that is learnt.
  await page.waitForSelector("html[data-learnt]");
  const first = page.url();
  assert.match(first, /#\/game\/[a-z0-9]{6}$/);
  const before = await record(page);
  await begin(page, { seed: 8 });
  assert.notEqual(page.url(), first);
  const games = await index(page);
  assert.equal(games.length, 2);
  for (const game of games) {
    assert.deepEqual([game.box, game.mode, game.where], ["duo", "duel", "bot"]);
    assert.match(game.picture, /^<svg.*<rect/);
    assert.ok(game.line.en.length > 20 && game.line.fr.length > 20 && game.line.en !== game.line.fr);
    assert.ok(game.at > 1.6e12 && game.moves === 0);
    assert.ok(["mine", "theirs"].includes(game.turn));
  }
  await page.goto(first);
  await reload(page);
  assert.equal(await record(page), before, "the address names the first game");
  await page.click(".logo");
  await page.waitForSelector("html[data-ready=shelf]");
  assert.equal(await page.locator("#games [data-game]").count(), 2, "both can be gone on with");
  await close(page);
});

test("an address begins a game, and a bad one says so", async () => {
  const page = await open({ path: "#/new?mode=duel&seats=human,random&seed=12", pace: 600000 });
  await page.waitForSelector(".app");
  const saved = JSON.parse(await record(page));
  assert.deepEqual([saved.mode, saved.seed, saved.seats], ["duel", 12, ["human", "random"]]);
  assert.match(page.url(), /#\/game\//);
  await close(page);
  const lesson = await open({ path: "#/lesson" });
  await lesson.waitForSelector(".lesson");
  await lesson.click("#confirm, .can >> nth=0");
  await lesson.waitForTimeout(50);
  if (await lesson.locator("#confirm").count()) await lesson.click("#confirm");
  await reload(lesson);
  assert.equal(await lesson.locator(".app").count(), 1);
  await lesson.waitForSelector(".lesson", { timeout: 3000 });
  assert.equal((await index(lesson)).length, 1, "the lesson is resumed, not begun again");
  await close(lesson);
  const bad = await open({ path: "#/new?mode=chess" });
  await bad.waitForSelector(".notice");
  assert.ok((await bad.locator(".notice").innerText()).includes("chess"));
  await close(bad);
  const gone = await open({ path: "#/game/zzzzzz" });
  await gone.waitForSelector(".notice");
  await close(gone);
});

test("the game of before the index moves into it, and a save that cannot be read is told and kept", async () => {
  const page = await open({ pace: 600000 });
  await begin(page, { seed: 5 });
  const text = await record(page);
  await page.evaluate((text) => {
    localStorage.clear();
    localStorage.setItem("bosk.game", text);
  }, text);
  await page.goto(URL + "duo.html");
  await page.waitForSelector("html[data-ready=shelf] #games [data-game]");
  assert.equal((await index(page)).length, 1);
  assert.equal(await page.evaluate(() => localStorage.getItem("bosk.game")), null);
  await page.click("#games [data-game] a");
  await page.waitForSelector(".app");
  assert.equal(await record(page), text);
  const [{ id }] = await index(page);
  await page.evaluate((id) => localStorage.setItem(`bosk.game.${id}`, JSON.stringify({ record: "{ broken", extra: {} })), id);
  await page.reload();
  await page.waitForSelector(".notice");
  assert.equal((await index(page)).length, 1, "it is kept");
  await page.evaluate((id) => localStorage.setItem(`bosk.game.${id}`, '{ "record": "{'), id);
  await page.reload();
  await page.waitForSelector(".notice");
  assert.match(await page.innerText(".notice"), /cannot be opened/, "one that is no save at all, too");
  await page.evaluate(() => localStorage.setItem("bosk.game", "{ broken"));
  await page.goto(URL + "duo.html");
  await page.waitForSelector(".notice");
  assert.equal(await page.evaluate(() => localStorage.getItem("bosk.game")), "{ broken", "so is the one of before");
  await close(page);
});

test("two tabs on one game notice each other, and one takes over or follows", async () => {
  const page = await open({ pace: 600000 });
  await begin(page, { seed: 7 });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.waitForSelector(".app");
  await engine(other, "perform", (await engine(other, "legal_now"))[0]);
  await page.waitForSelector("#elsewhere");
  const there = await record(page);
  await page.click("#elsewhere-load");
  assert.equal(await page.locator("#elsewhere").count(), 0);
  assert.equal(await engine(page, "record_now"), there);
  await engine(page, "perform", (await engine(page, "legal_now"))[0]);
  await other.waitForSelector("#elsewhere");
  await other.click("#elsewhere-here");
  assert.equal(await record(other), there, "taken over as it stood in this tab");
  await other.close();
  await close(page);
});

test("Back closes a panel, then leads from the table to where it was begun", async () => {
  const page = await open({ on: "index.html", path: "#/duo", pace: 600000 });
  await page.click("#start");
  await page.click("#play");
  await page.waitForSelector(".app");
  const url = page.url();
  await page.keyboard.press("l");
  await page.waitForSelector(".drawer");
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector(".drawer"));
  assert.equal(page.url(), url);
  assert.equal(await page.locator(".app").count(), 1, "still at the table");
  await page.keyboard.press("l");
  await page.waitForSelector(".drawer");
  await page.keyboard.press("Escape");
  await page.waitForTimeout(100);
  await page.goBack();
  await page.waitForSelector("html[data-ready=shelf]");
  await page.goForward();
  await page.waitForSelector(".app");
  assert.equal(page.url(), url);
  await close(page);
});

test("Back leaves the table of then, the review and the sheet of a phone, one after the other", async () => {
  const page = await open({ on: "index.html", path: "#/duo", pace: 600000 });
  await page.goto(`${URL}duo.html#/new?mode=duel&seats=human,human&seed=3`);
  await page.waitForSelector(".app, .curtain");
  await hurry(page);
  await page.waitForSelector("main.end");
  await page.click("#look");
  await page.waitForSelector("#to-end");
  await page.goBack();
  await page.waitForSelector("main.end");
  await page.click("#review");
  await page.waitForSelector("main.review");
  await page.click("#review-table");
  await page.waitForSelector("#to-end");
  await page.goBack();
  await page.waitForSelector("main.review");
  await page.goBack();
  await page.waitForSelector("main.end");
  await page.goBack();
  await page.waitForSelector("html[data-ready=shelf]");
  await close(page);
  const phone = await open({ pace: 600000, viewport: PHONE });
  await begin(phone, { seed: 7 });
  const url = phone.url();
  if (!(await phone.locator(".app .can:visible").count())) await engine(phone, "perform", (await engine(phone, "legal_now"))[0]);
  await phone.locator(".mead .can:visible, .locs .can:visible").first().click();
  await phone.waitForSelector("#confirm");
  await phone.goBack();
  await phone.waitForFunction(() => !document.querySelector("#confirm"));
  assert.equal(phone.url(), url, "still at the table");
  await close(phone);
});

test("the link of a game is said to be copied only if it was", async () => {
  for (const [allowed, wanted] of [[true, /on the clipboard/], [false, /copy it from there/]]) {
    const page = await open({ pace: 600000 });
    await page.addInitScript((allowed) => {
      const clipboard = allowed ? { writeText: async (text) => void (window.copied = text) } : undefined;
      Object.defineProperty(Navigator.prototype, "clipboard", { get: () => clipboard, configurable: true });
    }, allowed);
    await page.goto(`${URL}duo.html#/new?mode=duel&seats=human,human&seed=3`);
    await page.reload();
    await page.waitForSelector(".app, .curtain");
    await hurry(page);
    await page.locator("main.end .btn:has([href='#i-share'])").click();
    await page.waitForSelector(".notice");
    assert.match(await page.innerText(".notice"), wanted);
    if (allowed) assert.equal(await page.evaluate(() => window.copied), page.url());
    await close(page);
  }
});

for (const [on, mode, seats] of [["duo.html", "duel", "human,human"], ["valley.html", "players:4:legends", "human,human,human,human"], ["grove.html", "bards:2", "human,human"]]) {
  test(`a link to a whole game of ${mode} is short, and opens in a running tab`, async () => {
    const page = await open({ on, path: `#/new?mode=${mode}&seats=${seats}&seed=3`, pace: 600000 });
    await page.waitForSelector(".app, .curtain");
    // By lot: the same choice again and again leads nowhere in Grove.
    await page.evaluate(() => {
      for (let i = 0, lot = 1; i < 9000 && bosk.legal_now().length; i++) {
        lot = (lot * 48271) % 2147483647;
        bosk.perform(bosk.legal_now()[lot % bosk.legal_now().length]);
      }
    });
    await hearAll(page);
    await page.waitForSelector("main.end");
    const whole = await record(page);
    await page.locator("main.end .btn:has([href='#i-share'])").click();
    const link = page.url();
    assert.match(link, /#\/link\/1/);
    assert.ok(link.length < 1800, `${link.length} letters for ${JSON.parse(whole).actions.length} moves`);
    console.log(`a link of ${link.length} letters holds ${JSON.parse(whole).actions.length} moves of ${mode}`);
    // Everything that the end offers, in every box.
    const drawn = await page.$$eval(".chart polyline, .points .bar", (all) => all.map((e) => getComputedStyle(e)).filter((s) => s.stroke === "none" && s.backgroundColor === "rgba(0, 0, 0, 0)" && s.backgroundImage === "none").length);
    assert.ok((await page.locator(".chart polyline").count()) > 1 && drawn === 0, "everybody's course can be seen");
    assert.ok((await page.locator(".best li").count()) > 0);
    const guest = await open({ on, pace: 600000 });
    await guest.waitForSelector("#import");
    await guest.evaluate((hash) => (location.hash = hash), link.slice(link.indexOf("#")));
    await guest.waitForSelector("main.end");
    assert.equal(await engine(guest, "record_now"), whole);
    await guest.click("#review");
    await guest.focus("#curve");
    for (let i = 0; i < 4; i++) await guest.keyboard.press("ArrowRight");
    await guest.click("#review-play");
    await guest.waitForSelector(".app, .curtain");
    assert.equal(await moves(guest), 4, "it goes on from the fourth move as a game of its own");
    await close(guest);
    await close(page);
  });
}

test("undo takes back a worker with what the bot answered in the open, and nothing once the bot has turned up a card", async () => {
  const page = await openScenario("./beat.toml", { beat: 600000 });
  const perform = async (...all) => {
    for (const action of all) assert.ok(await engine(page, "perform", action), action);
  };
  const undo = page.locator("#undo");
  const whole = ["place farm-1", "move sun", "place farm-2"];
  await perform(...whole);
  assert.equal(await undo.getAttribute("aria-disabled"), "false", "the bot's worker stands there for all to see");
  await undo.click();
  assert.deepEqual(await actions(page), [], "the bot's answer went with it");
  await page.keyboard.press("U");
  assert.deepEqual(await actions(page), whole, "and comes again");
  await undo.click();
  await perform("place farm-1", "move sun");
  const taken = (await engine(page, "legal_now")).find((action) => action.startsWith("take "));
  await perform(taken);
  assert.equal(await undo.getAttribute("aria-disabled"), "true", "a card was laid open");
  assert.match(await undo.getAttribute("title"), /cannot be undone/);
  await undo.click({ force: true });
  assert.deepEqual(await actions(page), ["place farm-1", "move sun", taken]);
  await close(page);
});

test("a list of games that cannot be read loses none of them: it is made anew from the games, and what it was is kept each time", async () => {
  const page = await open({ pace: 600000, path: "#/new?mode=duel&seats=human,greedy&seed=7" });
  await page.waitForSelector(".app");
  const names = async () => (await index(page)).map((entry) => entry.id);
  const [id] = await names();
  const all = ['[{"id":"k3f9a2","box":', "no list at all"];
  for (const broken of all) {
    await page.evaluate((text) => localStorage.setItem("bosk.games", text), broken);
    await page.goto(`${URL}index.html`);
    await page.waitForSelector("html[data-ready=shelf]");
    assert.match(await page.innerText("#unreadable"), /cannot be read/);
    assert.deepEqual(await page.$$eval("#games [data-game]", (cards) => cards.map((card) => card.dataset.game)), [id]);
    assert.equal(await page.evaluate(() => localStorage.getItem("bosk.games")), broken, "who only looks changes nothing");
    await page.click(`[data-game="${id}"] a`);
    await page.waitForSelector(".app");
    await hurry(page, 1);
    assert.deepEqual(await names(), [id], "the game is on the list again");
  }
  const away = await page.evaluate(() => Object.entries(localStorage).filter(([name]) => name.startsWith("bosk.games.")).map(([, text]) => text));
  assert.deepEqual(away.sort(), all.sort(), "no copy is written over another");
  assert.match((await index(page))[0].picture, /^<svg/, "what was not known is known again");
  await close(page);
});

for (const box of ["duo", "valley", "grove"]) {
  test(`the lesson of ${box} is left for the shelf, and goes on from there where it was`, async () => {
    const page = await open({ on: `${box}.html`, path: "#/lesson" });
    await page.waitForSelector(".lesson, #story-next");
    await hearAll(page);
    for (let i = 0; i < 40 && (await moves(page)) < 2; i++) {
      await hearAll(page);
      await clickOnce(page, () => 0);
    }
    await hearAll(page);
    await page.waitForSelector(".lesson");
    const [before, said] = [await record(page), await page.innerText(".lesson p")];
    await page.click(".logo");
    await page.waitForSelector("html[data-ready=shelf]");
    const game = page.locator("#games [data-game]");
    assert.equal(await game.count(), 1, "it is among the games");
    assert.match(await game.innerText(), /Lesson/i, "and named as what it is");
    await game.locator("a").click();
    await page.waitForSelector(".app");
    await hearAll(page);
    await page.waitForSelector(".lesson");
    assert.equal(await page.innerText(".lesson p"), said, "it says the same");
    assert.equal(await record(page), before);
    for (let i = 0; i < 40 && (await moves(page)) < 3; i++) {
      await hearAll(page);
      await clickOnce(page, () => 0);
    }
    assert.ok((await moves(page)) >= 3, "it goes on");
    assert.equal((await index(page)).length, 1, "as the same game");
    await close(page);
  });
}

test("a person's own pack is laid over ours on the shelf, in every box, and a broken one is told with its line", async () => {
  const file = (text) => ({ name: "cards.toml", mimeType: "text/plain", buffer: Buffer.from(text) });
  for (const [box, entry, value] of [["duo", '[[card]]\nid = "mine"', "points"], ["valley", '[[card]]\nid = "farm"', "points"], ["grove", '[[skill]]\nid = "humming"', "blue"]]) {
    const page = await open({ on: "index.html", path: "", pace: 600000 });
    // Where bots play, who does is asked.
    const start = async () => {
      await page.click("#start");
      if (box !== "grove") await page.click("#play");
    };
    await layPack(page, box, file(`${entry}\npionts = 9\n`));
    await start();
    await page.waitForSelector("#without-pack");
    assert.match(await page.locator(".tile[role=alert]").innerText(), /cards\.toml:3: .*pionts/);
    // It leads on without them, and the next game begins without them, too.
    await page.click("#without-pack");
    await page.waitForSelector(".app");
    await page.goto(`${URL}index.html#/${box}`);
    await page.click("#more");
    assert.ok(!(await page.isChecked("#with-pack")), "they are not chosen any more");
    await page.click("#remove-pack");
    assert.equal(await page.locator("#with-pack").count(), 0, "they are gone");
    // What is no text, and what is none of TOML, is refused at once.
    for (const text of [Buffer.from([0, 159, 146, 150, 7]), Buffer.from('{"card": 1}'), Buffer.from("")]) {
      await page.setInputFiles("#pack", { name: "bad.bin", mimeType: "application/octet-stream", buffer: text });
      await page.waitForSelector("#impossible");
      assert.match(await page.locator("#impossible").innerText(), /bad\.bin/);
      assert.equal(await page.locator("#with-pack").count(), 0, "it is not kept");
    }
    await page.reload();
    await layPack(page, box, file(`${entry}\n${value} = 9\n`));
    await start();
    await page.waitForSelector(".app");
    await hearAll(page);
    const own = JSON.parse(await record(page)).pack;
    await page.goto(`${URL}index.html#/${box}`);
    await page.click("#more");
    await page.uncheck("#with-pack");
    await start();
    await page.waitForSelector(".app");
    assert.notEqual(JSON.parse(await record(page)).pack, own);
    await close(page);
  }
});

test("who shares a screen is called by the names they gave, on the curtain, at the table, in the log, after a reload and at the end", async () => {
  const odd = "<b>Léa</b>";
  const page = await open({ on: "valley.html", path: "#/new?mode=players:2&seats=human,human&seed=7&names=%3Cb%3EL%C3%A9a%3C%2Fb%3E,Marie-Louise-Charlotte" });
  await page.waitForSelector(".curtain");
  const names = [odd, "Marie-Louise"];
  const whose = await page.locator(".curtain h1").innerText();
  assert.ok(names.some((name) => whose.includes(name)), whose);
  await page.click("#prompt");
  await page.waitForSelector(".app");
  const told = async (where) => {
    const text = await page.locator(where).allInnerTexts().then((all) => all.join(" ").replaceAll("\u00ad", ""));
    assert.ok(names.some((name) => text.includes(name)), `${where}: ${text}`);
    assert.doesNotMatch(text, /The (Squirrel|Mouse)/, where);
  };
  await told(".opp .ph");
  await told("#prompt .q");
  assert.equal(await page.locator("main b", { hasText: /^Léa$/ }).count(), 0, "a name is no markup");
  for (let i = 0; i < 4; i++) {
    const legal = await engine(page, "legal_now");
    if (await page.locator(".curtain").count()) await page.click("#prompt");
    else await engine(page, "perform", legal[0]);
    await page.waitForTimeout(60);
  }
  await reload(page);
  if (await page.locator(".curtain").count()) await page.click("#prompt");
  await page.waitForSelector(".app");
  await told(".opp .ph");
  await page.keyboard.press("l");
  await told(".log h3");
  await told(".log li");
  await close(page);
});

test("a link to a game that is kept here opens that game, and makes no second one of it", async () => {
  const page = await open({ pace: 600000, path: "#/new?mode=duel&seats=human,greedy&seed=7" });
  await page.waitForSelector(".app");
  await hurry(page, 1);
  const own = page.url();
  await page.click("[aria-label=Settings]");
  await page.click("#share");
  await page.waitForFunction(() => location.hash.startsWith("#/link/"));
  const link = page.url();
  await page.goto(`${URL}index.html`);
  await page.waitForSelector("html[data-ready=shelf]");
  await page.goto(link);
  await page.waitForSelector(".app, .curtain");
  await page.waitForFunction((own) => location.href === own, own);
  assert.equal((await index(page)).length, 1, "one game");
  await close(page);
});

test("an address that seats somebody whom nobody knows says so in a sentence, in the language of who reads it", async () => {
  for (const [french, said] of [[false, /Nobody here is called “nobody”/], [true, /Personne ne s'appelle «\s*nobody\s*» ici/]]) {
    const page = await open({ french, path: "#/new?mode=duel&seats=human,nobody&seed=7" });
    assert.match(await page.locator(".notice").innerText(), said);
    assert.equal(await page.locator(".app").count(), 0);
    await close(page);
  }
});

test("who asks for the other language before it has come is told so, and gets it once it comes", async () => {
  const page = await open({ path: "#/new?mode=duel&seats=human,greedy&seed=7", pace: 600000, serviceWorkers: "block" });
  let coming;
  const held = new Promise((go) => (coming = go));
  await page.route(/duo\.fr-.*\.ftl/, async (route) => (await held, route.continue()));
  await page.reload();
  await page.waitForSelector(".app");
  await page.click("[aria-label=Settings]");
  await page.getByRole("button", { name: "Français" }).click();
  assert.match(await page.locator(".notice").innerText(), /other language has not come/);
  coming();
  await page.waitForSelector("html[data-learnt]");
  await page.waitForSelector("[aria-label=Réglages]");
  await close(page);
});
