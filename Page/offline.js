// Registers the service worker, so that the page starts without a network after the first visit.
// Gives true once it serves this page; what is fetched then is kept.
export async function offline(isPlaying) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await serviceWorker.register("./sw.js", { updateViaCache: "none" })
    .catch(() => null);
  if (!registration) return;
  // A new version takes over at once where nobody plays, otherwise with the next start; the page
  // begins anew with it, so that two versions never mix.
  const isUpdate = Boolean(serviceWorker.controller);
  const offer = () => !isPlaying() && registration.waiting?.postMessage("take over");
  registration.onupdatefound = () => (registration.installing.onstatechange = offer);
  if (isUpdate) {
    serviceWorker.addEventListener("controllerchange", () => isPlaying() || location.reload());
    return offer();
  }
  await Promise.race([
    new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve)),
    new Promise((resolve) => setTimeout(resolve, 4000)),
  ]);
}
