// Keeps everything in a cache of this version; the build writes version and lists. Installing
// fetches `shell`, and of the `others` what the version before had; what a page fetches is kept.
const version = "theremin-VERSION";
const shell = ["SHELL"];
const others = ["OTHERS"];

// A name with a hash in it stands for the same bytes in every version.
const hash = /-[0-9a-f]{10}\./;
const plain = (url) => url.split("/").pop().replace(hash, ".");
const versions = async () => (await caches.keys()).filter((name) => name.startsWith("theremin-"));
async function install() {
  const wanted = new Set(shell.map(plain));
  for (const name of await versions()) {
    for (const { url } of await (await caches.open(name)).keys()) wanted.add(plain(url));
  }
  const cache = await caches.open(version);
  for (const name of [...shell, ...others].filter((url) => wanted.has(plain(url)))) {
    const same = hash.test(name) && (await caches.match(name));
    if (same) await cache.put(name, same);
    else await cache.add(new Request(name, { cache: "no-cache" }));
  }
}
async function activate() {
  for (const name of await versions()) if (name !== version) await caches.delete(name);
  await clients.claim();
}
async function answer(event) {
  const { request } = event;
  const cache = await caches.open(version);
  const kept = await cache.match(request.mode === "navigate" ? "./" : request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.status === 200) event.waitUntil(cache.put(request, fresh.clone()));
  return fresh;
}
addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(registration.scope) && request.method === "GET";
  if (isOurs) event.respondWith(answer(event));
});
