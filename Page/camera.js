// Pictures from the camera, or from the demo clip in its place, one after the other.
import { find } from "./words.js";

const clip = new URL("./silent-night.mp4", import.meta.url);
const player = find("camera");
let round = 0;

// To be called in the tap that starts: some browsers ask for permission only then.
export async function openCamera(ended) {
  if (!navigator.mediaDevices?.getUserMedia) throw new Error("inApp");
  const [width, height, frameRate] = [640, 480, 60].map((ideal) => ({ ideal }));
  const video = { facingMode: "user", width, height, frameRate };
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video });
  closePictures();
  stream.getVideoTracks()[0].onended = ended;
  player.srcObject = stream;
  await player.play();
}
export async function openClip() {
  // As a whole: Safari plays no clip out of a service worker's cache, which has no ranges.
  const answer = await fetch(clip).catch(() => null);
  if (!answer?.ok) throw new Error("load");
  const blob = new Blob([await answer.arrayBuffer()], { type: "video/mp4" });
  closePictures();
  Object.assign(player, { src: URL.createObjectURL(blob), loop: true });
  await player.play().catch(() => Promise.reject(new Error("clip")));
}
export function closePictures() {
  round += 1;
  for (const track of player.srcObject?.getTracks() ?? []) track.stop();
  if (player.src) URL.revokeObjectURL(player.src);
  player.srcObject = null;
  player.removeAttribute("src");
}

// After the page was hidden: whether the pictures go on by themselves.
export async function wakePictures() {
  const hasEnded = player.srcObject?.getTracks().some((track) => track.readyState === "ended");
  return !hasEnded && player.play().then(() => true, () => false);
}

// Hands each picture to `play`, with its time and when it came. One is in flight; of those that
// come meanwhile the newest waits, the others are dropped.
export function eachPicture(play) {
  const mine = ++round;
  let [newest, isBusy, before] = [];
  onPicture(async function arrive(now, { mediaTime, isGuess }) {
    if (mine !== round) return;
    onPicture(arrive);
    if (isGuess && mediaTime === before) return;
    before = mediaTime;
    newest = [steadyTime(mediaTime, performance.now() / 1000), now];
    if (isBusy || document.hidden) return;
    isBusy = true;
    while (newest && mine === round) {
      const times = newest;
      newest = null;
      const bitmap = await createImageBitmap(player).catch(() => null);
      if (bitmap && mine === round && !document.hidden) await play(bitmap, ...times);
    }
    isBusy = false;
  });
}
const onPicture = (arrive) =>
  player.requestVideoFrameCallback?.(arrive) ??
  requestAnimationFrame((now) => arrive(now, { mediaTime: player.currentTime, isGuess: true }));
// A source's own time is the steadiest; it is laid beside the page's clock, anew where they part.
let [offset, last] = [0, 0];
function steadyTime(mediaTime, now) {
  const time = mediaTime + offset;
  if (Math.abs(time - now) < 0.25 && time > last) return (last = time);
  offset = now - mediaTime;
  return (last = Math.max(now, last + 0.001));
}
