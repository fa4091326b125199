// Registers the service worker, so that the page starts without a network after the first visit.
const { serviceWorker } = navigator;
export async function startOffline(isPlaying) {
  if (!serviceWorker) return;
  const changed = new Promise((resolve) => (serviceWorker.oncontrollerchange = resolve));
  const follow = (registration) => {
    const offer = () => isPlaying() || registration.waiting?.postMessage("take over");
    registration.onupdatefound = () => (registration.installing.onstatechange = offer);
    offer();
    return changed;
  };
  const known = await serviceWorker.getRegistration().catch(() => null);
  // A new version takes over when nobody plays, and the page begins anew: two versions never mix.
  if (known?.active) follow(known).then(() => isPlaying() || location.reload());
  // A browser that was just started may take a minute for this.
  const registered = serviceWorker.register("./sw.js").then(follow, () => null);
  if (known?.active && !known.waiting) return;
  // What the first visit fetches is to be kept; later it would keep a former version awake.
  await Promise.race([registered, changed, new Promise((done) => setTimeout(done, 4000))]);
}
