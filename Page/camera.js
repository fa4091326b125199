// Pictures from the camera, or from the demo clip in its place, one after the other.
import { Trouble } from "./trouble.js";

const clip = new URL("./silent-night.mp4", import.meta.url);
const video = document.querySelector("#camera");
let round = 0;

// To be called in the gesture that starts: some browsers ask for permission only then.
export async function openCamera(ended) {
  if (!isSecureContext) throw new Trouble("https");
  if (!navigator.mediaDevices?.getUserMedia) throw new Trouble("inApp");
  const wishes = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 60 } };
  const ask = { audio: false, video: { facingMode: "user", ...wishes } };
  const stream = await navigator.mediaDevices.getUserMedia(ask).catch((error) => {
    const missing = ["NotFoundError", "OverconstrainedError", "DevicesNotFoundError"];
    throw missing.includes(error.name) ? new Trouble("noCamera") : error;
  });
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
  video.src = URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: "video/mp4" }));
  video.loop = true;
  await video.play().catch(() => {
    throw new Trouble("clip");
  });
}

export function closePictures() {
  round += 1;
  for (const track of video.srcObject?.getTracks() ?? []) track.stop();
  if (video.src) URL.revokeObjectURL(video.src);
  video.srcObject = null;
  video.removeAttribute("src");
}

// After the page was hidden: true where the pictures go on by themselves.
export async function wakePictures() {
  const tracks = video.srcObject?.getTracks() ?? [];
  if (tracks.some((track) => track.readyState === "ended")) return false;
  return video.play().then(() => true, () => false);
}

// Hands each picture to `play`, with its time and when it came. One is in flight; of those that
// come meanwhile the newest waits, the others are dropped.
export function eachPicture(play) {
  const mine = ++round;
  let [newest, busy] = [null, false];
  const work = async () => {
    busy = true;
    while (newest && mine === round) {
      const { now, time } = newest;
      newest = null;
      const bitmap = await createImageBitmap(video).catch(() => null);
      if (bitmap && mine === round) await play(bitmap, time, now);
    }
    busy = false;
  };
  const arrive = (now, { mediaTime }) => {
    if (mine !== round) return;
    newest = { now, time: steadyTime(mediaTime, performance.now() / 1000) };
    if (!busy && !document.hidden) work();
    nextPicture(arrive);
  };
  nextPicture(arrive);
}

function nextPicture(arrive) {
  if (video.requestVideoFrameCallback) {
    video.requestVideoFrameCallback(arrive);
    return;
  }
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
  let time = mediaTime + offset;
  if (Math.abs(time - now) > 0.25 || time <= last) {
    offset = now - mediaTime;
    time = Math.max(now, last + 0.001);
  }
  last = time;
  return time;
}
