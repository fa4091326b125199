// Keeps everything, in a cache of this version. The build writes the lists and the version.
// `shell` and, after the first visit, `engine` are fetched when a version is installed; the first
// visit's page fetches its engine itself, with progress, and what it fetches is kept, as are the
// full networks, the demo clip and the other build of the module, when first asked for.
const version = "theremin-VERSION";
const shell = ["SHELL"];
const engine = { simd: ["SIMD"], relaxed: ["RELAXED"], both: ["LITE"] };
const others = ["OTHERS"];
const relaxed = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 15, 1, 13, 0, 65, 1, 253, 15,
  65, 2, 253, 15, 253, 128, 2, 11,
];

async function install() {
  const isUpdate = (await caches.keys()).some((name) => name.startsWith("theremin-"));
  const cache = await caches.open(version);
  const build = WebAssembly.validate(Uint8Array.from(relaxed)) ? "relaxed" : "simd";
  const wanted = new Set([...shell, ...(isUpdate ? [...engine[build], ...engine.both] : [])]);
  const all = new Set([...wanted, ...engine.simd, ...engine.relaxed, ...engine.both, ...others]);
  for (const name of all) {
    // A name with a hash in it stands for the same bytes in every version.
    const kept = /-[0-9a-f]{10}\./.test(name) && (await caches.match(name));
    if (kept) await cache.put(name, kept);
    else if (wanted.has(name)) await cache.add(new Request(name, { cache: "no-cache" }));
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
  const name = request.mode === "navigate" ? "./" : request.url;
  const kept = await cache.match(name, { ignoreSearch: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.status === 200) await cache.put(request, fresh.clone());
  return fresh;
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", ({ data }) => data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
