// Registers the service worker, so that the page starts without a network after the first visit.
const { serviceWorker } = navigator;

export async function startOffline(isPlaying) {
  const options = { updateViaCache: "none" };
  const registration = await serviceWorker?.register("./sw.js", options).catch(() => null);
  if (!registration) return;
  const isFirst = !serviceWorker.controller;
  const changed = new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve));
  // A new version takes over at once where nobody plays, otherwise with the next start; the page
  // begins anew with it, so that two versions never mix.
  const offer = () => isPlaying() || registration.waiting?.postMessage("take over");
  if (!isFirst) changed.then(() => isPlaying() || location.reload());
  registration.onupdatefound = () => (registration.installing.onstatechange = offer);
  offer();
  // What is fetched on the first visit is to be kept; on others it would keep a former version awake.
  const patience = new Promise((resolve) => setTimeout(resolve, 4000));
  if (isFirst || registration.waiting) await Promise.race([changed, patience]);
}
