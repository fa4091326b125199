// Registers the service worker, so that the page starts without a network after the first visit.
// On that visit it waits until the worker serves the page: what is fetched from then on is kept.
const { serviceWorker } = navigator;

export async function startOffline(isPlaying) {
  const options = { updateViaCache: "none" };
  const registration = await serviceWorker?.register("./sw.js", options).catch(() => null);
  if (!registration) return;
  if (!serviceWorker.controller) {
    const served = new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve));
    return Promise.race([served, new Promise((resolve) => setTimeout(resolve, 4000))]);
  }
  // A new version takes over at once where nobody plays, otherwise with the next start; the page
  // begins anew with it, so that two versions never mix.
  serviceWorker.oncontrollerchange = () => isPlaying() || location.reload();
  const offer = () => isPlaying() || registration.waiting?.postMessage("take over");
  registration.onupdatefound = () => (registration.installing.onstatechange = offer);
  offer();
}
