// Registers the service worker, so that the page starts without a network after the first visit.
const { serviceWorker } = navigator;

export async function startOffline(isPlaying) {
  const registration = await serviceWorker?.register("./sw.js").catch(() => null);
  if (!registration) return;
  const isFirst = !serviceWorker.controller;
  const changed = new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve));
  // A new version takes over when nobody plays, and the page begins anew: two versions never mix.
  const offer = () => isPlaying() || registration.waiting?.postMessage("take over");
  if (!isFirst) changed.then(() => isPlaying() || location.reload());
  registration.onupdatefound = () => (registration.installing.onstatechange = offer);
  offer();
  // What the first visit fetches is to be kept; later it would keep a former version awake.
  const patience = new Promise((resolve) => setTimeout(resolve, 4000));
  if (isFirst || registration.waiting) await Promise.race([changed, patience]);
}
