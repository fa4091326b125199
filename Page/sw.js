// Keeps everything, in a cache of this version; the build writes the version and the lists.
// `shell` is fetched when the version is installed; of the `others` (module, networks, demo clip)
// what the version before had. The first visit's page fetches its module and networks itself, with
// progress, and what it fetches is kept.
const version = "theremin-VERSION";
const shell = ["SHELL"];
const others = ["OTHERS"];

// A name with a hash in it stands for the same bytes in every version.
const hash = /-[0-9a-f]{10}\./;
const plain = (url) => url.split("/").pop().replace(hash, ".");

async function install() {
  const before = new Set();
  for (const name of await caches.keys()) {
    const requests = name.startsWith("theremin-") ? await (await caches.open(name)).keys() : [];
    for (const { url } of requests) before.add(plain(url));
  }
  const cache = await caches.open(version);
  for (const name of [...shell, ...others]) {
    const same = hash.test(name) && (await caches.match(name));
    if (same) await cache.put(name, same);
    else if (shell.includes(name) || before.has(plain(name))) {
      await cache.add(new Request(name, { cache: "no-cache" }));
    }
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith("theremin-") && name !== version) await caches.delete(name);
  }
  await clients.claim();
}

async function answer(request) {
  const cache = await caches.open(version);
  const kept = await cache.match(request.mode === "navigate" ? "./" : request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.status === 200) await cache.put(request, fresh.clone());
  return fresh;
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const isOurs = event.request.url.startsWith(registration.scope);
  if (isOurs && event.request.method === "GET") event.respondWith(answer(event.request));
});
