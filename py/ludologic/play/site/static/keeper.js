// Keeps the pages in this browser, so that they work without the network. kept.js, written with the pages, lists the files:
// { version, first, later }.
importScripts("kept.js");
/* global kept */
const NAME = `ludologic ${kept.version}`;

async function keep(files) {
  const store = await caches.open(NAME);
  // asked anew: what the browser has of an earlier visit may be of another version
  for (const file of files) if (!(await store.match(file))) await store.add(new Request(file, { cache: "no-cache" }));
}

async function start() {
  for (const name of await caches.keys()) if (name.startsWith("ludologic ") && name !== NAME) await caches.delete(name);
  await clients.claim();
}

// The engines stay as they are in one version; of everything else the network has the newest.
async function found(request) {
  const store = await caches.open(NAME);
  const folder = new URL(request.url).pathname.endsWith("/");
  const kept = () => store.match(folder ? new URL("index.html", request.url) : request, { ignoreSearch: true });
  if (request.url.includes("/vendor/")) return (await kept()) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const one = await kept();
    if (one) return one;
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(keep(kept.first).then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(start()));
addEventListener("fetch", (event) => {
  const own = new URL(event.request.url).origin === location.origin;
  if (own && event.request.method === "GET") event.respondWith(found(event.request));
});
// What a visit needs is kept first; everything else when a page asks for it. The answer says that nothing is missing.
addEventListener("message", (event) => event.waitUntil(keep(kept.later).then(() => event.source.postMessage("kept"))));
