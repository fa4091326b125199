// Pictures from the camera, or from the demo clip in its place, one after the other.
import { Trouble } from "./trouble.js";
import { find } from "./words.js";

const clip = new URL("./silent-night.mp4", import.meta.url);
const video = find("camera");
let round = 0;

// To be called in the tap that starts: some browsers ask for permission only then.
export async function openCamera(ended) {
  if (!isSecureContext) throw new Trouble("https");
  if (!navigator.mediaDevices?.getUserMedia) throw new Trouble("inApp");
  const size = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 60 } };
  const wish = { audio: false, video: { facingMode: "user", ...size } };
  const stream = await navigator.mediaDevices.getUserMedia(wish);
  closePictures();
  stream.getVideoTracks()[0].onended = ended;
  video.srcObject = stream;
  await video.play();
}

export async function openClip() {
  closePictures();
  // As a whole: Safari plays no clip out of a service worker's cache, which has no ranges.
  const answer = await fetch(clip).catch(() => null);
  if (!answer?.ok) throw new Trouble("load");
  const blob = new Blob([await answer.arrayBuffer()], { type: "video/mp4" });
  Object.assign(video, { src: URL.createObjectURL(blob), loop: true });
  await video.play().catch(() => Promise.reject(new Trouble("clip")));
}

export function closePictures() {
  round += 1;
  for (const track of video.srcObject?.getTracks() ?? []) track.stop();
  if (video.src) URL.revokeObjectURL(video.src);
  video.srcObject = null;
  video.removeAttribute("src");
}

// After the page was hidden: whether the pictures go on by themselves.
export async function wakePictures() {
  const tracks = video.srcObject?.getTracks() ?? [];
  if (tracks.some((track) => track.readyState === "ended")) return false;
  return video.play().then(() => true, () => false);
}

// Hands each picture to `play`, with its time and when it came. One is in flight; of those that
// come meanwhile the newest waits, the others are dropped.
export function eachPicture(play) {
  const mine = ++round;
  let [newest, isBusy] = [null, false];
  const work = async () => {
    isBusy = true;
    while (newest && mine === round) {
      const { now, time } = newest;
      newest = null;
      const bitmap = await createImageBitmap(video).catch(() => null);
      if (bitmap && mine === round) await play(bitmap, time, now);
    }
    isBusy = false;
  };
  onPicture(function arrive(now, { mediaTime }) {
    if (mine !== round) return;
    newest = { now, time: steadyTime(mediaTime, performance.now() / 1000) };
    if (!isBusy && !document.hidden) work();
    onPicture(arrive);
  });
}

function onPicture(arrive) {
  if (video.requestVideoFrameCallback) return video.requestVideoFrameCallback(arrive);
  const before = video.currentTime;
  requestAnimationFrame(function look(now) {
    if (video.currentTime === before) requestAnimationFrame(look);
    else arrive(now, { mediaTime: video.currentTime });
  });
}

// The medium's own time is the steadiest, but begins anew with each source and each round of the
// clip: it is laid beside the page's clock, anew where the two part.
let [offset, last] = [0, 0];
function steadyTime(mediaTime, now) {
  const time = mediaTime + offset;
  if (Math.abs(time - now) < 0.25 && time > last) return (last = time);
  offset = now - mediaTime;
  return (last = Math.max(now, last + 0.001));
}
