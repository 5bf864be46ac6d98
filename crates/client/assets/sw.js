// Keeps the pages for days without a network. The name of the store holds the fingerprint of their files, so that new
// pages replace the old ones as a whole. The shelf is kept at once, another box when somebody opens it.
const STORE = "bosk-FINGERPRINT";
const FILES = FILE_LIST;
const LATER = LATER_LIST;
addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(FILES)).then(() => skipWaiting()));
});
addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});
addEventListener("message", (event) => {
  if (event.data === "keep valley") event.waitUntil(caches.open(STORE).then((store) => store.addAll(LATER)));
});
addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request)),
  );
});
