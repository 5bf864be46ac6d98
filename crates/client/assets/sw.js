// Keeps the pages for days without a network. The name of the store holds the fingerprint of their files, so that new
// pages replace the old ones as a whole. The shelf is kept at once, a box once somebody has opened it.
const STORE = "bosk-FINGERPRINT";
const FILES = FILE_LIST;
const BOXES = BOX_LISTS;
const keep = async (files) => (await caches.open(STORE)).addAll(files);
addEventListener("install", (event) => {
  const opened = async () => {
    await keep(FILES);
    for (const [box, files] of Object.entries(BOXES)) if (await caches.match(`${box}.html`)) await keep(files);
    await skipWaiting();
  };
  event.waitUntil(opened());
});
addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      // The pages of before stay for whoever still has one open.
      .then((names) => Promise.all(names.filter((name) => name !== STORE).slice(0, -1).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener("message", (event) => {
  const files = BOXES[/^keep (.*)$/.exec(event.data)?.[1]];
  if (files) event.waitUntil(keep(files));
});
addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const kept = async () => {
    const how = { ignoreSearch: true };
    return (await (await caches.open(STORE)).match(event.request, how)) ?? (await caches.match(event.request, how));
  };
  event.respondWith(kept().then((kept) => kept ?? fetch(event.request)));
});
