// The page: what happens from the first tap to the last note.
import { closePictures, eachPicture, openCamera, openClip, wakePictures } from "./camera.js";
import { build, fetchEngine } from "./engine.js";
import { ask } from "./instrument.js";
import { followLesson, showLessons } from "./lessons.js";
import { startOffline } from "./offline.js";
import { fit, lettersReady, paint, paintPicture } from "./painter.js";
import { followPoses, recallPoses } from "./poses.js";
import { onRecording } from "./recorder.js";
import { keep, onChange, own, places, showSettings } from "./settings.js";
import * as sound from "./sound.js";
import { eachTouch, endTouch, listen } from "./touch.js";
import { nameOf, tell, untell } from "./trouble.js";
import { find, say, speak } from "./words.js";

const { dataset } = document.body;
const [canvas, menu] = ["stage", "menu"].map(find);
const pen = canvas.getContext("2d", { alpha: false });
let [engine, wasm, source, lastShown, recent] = [null, null, null, 0, []];
// The instrument is fetched and made while the visitor still reads.
async function load() {
  const { style } = find("start");
  const parts = await fetchEngine(own.model, (part) => style.setProperty("--come", part));
  ({ wasm } = parts);
  await ask("begin", parts, places);
  Object.assign(dataset, { build, model: own.model });
  await Promise.all([showLessons(), recallPoses(), lettersReady()]);
}
function makeReady() {
  engine = load();
  engine.catch((error) => {
    engine = null;
    tell(nameOf(error), "retry", makeReady);
  });
  return engine;
}

// Called in a tap: the sound and the camera have to be asked for at once.
async function begin(wanted) {
  if (dataset.phase === "loading") return;
  if (!source) dataset.phase = "loading";
  untell();
  sound.openSound();
  const open = { camera: () => openCamera(lost), watch: openClip, touch: async () => {} }[wanted];
  const opened = open().then(() => wanted, (error) => {
    tell(nameOf(error), "retry", () => begin(wanted));
    return "touch";
  });
  keepAwake();
  try {
    await (engine ?? makeReady());
    if (!source) await connect(await sound.startSound(wasm, places));
    run(await opened);
  } catch (error) {
    if (!source) dataset.phase = "welcome";
    if (engine) tell(nameOf(error));
  }
}
const connect = (port) => port && ask("sound", port);
function run(wanted) {
  source = find("settings").elements.source.value = wanted;
  Object.assign(dataset, { source, phase: "0" });
  find("open-menu").hidden = false;
  find("mine").hidden = source !== "watch";
  canvas.tabIndex = 0;
  if (!menu.open) canvas.focus({ preventScroll: true });
  lastShown = performance.now();
  endTouch();
  if (source === "touch") {
    closePictures();
    eachTouch(async (finger, time) => show(await ask("touch", finger, time)));
  } else {
    eachPicture(async (bitmap, time, came) => show(await ask("picture", bitmap, time), came));
  }
  if (/iPhone|iPad/.test(navigator.userAgent) && !own.isHinted) tell("silent");
  own.isHinted = true;
  keep();
}
function show({ list, report, bitmap, took, sent }, came) {
  paintPicture(pen, bitmap, report);
  paint(pen, list);
  bitmap?.close();
  const phase = String(report[0]);
  if (dataset.phase !== phase) find("status").textContent = say("phase")[phase];
  dataset.phase = phase;
  followLesson(report);
  followPoses(report);
  lastShown = performance.now();
  recent.push({ at: lastShown, took, delay: sent - performance.timeOrigin - came });
}

// Once a second: how quick it is, whether pictures still come.
setInterval(() => {
  if (!source || document.hidden) return;
  recent = recent.filter(({ at }) => at > performance.now() - 3000);
  const [took, delay] = ["took", "delay"].map((name) =>
    recent.map((one) => one[name]).sort((a, b) => a - b)[recent.length >> 1]);
  Object.assign(dataset, { rate: (recent.length / 3).toFixed(1), took, delay });
  if (source === "touch") return;
  if (performance.now() - lastShown > 4000) lost();
  else untell("lost");
  if (own.model === "lite" || recent.length < 15 || took < 33) return;
  own.model = "lite";
  change("model");
  tell("slow");
}, 1000);
const lost = () => tell("lost", "continue", () => begin(source));
// Takes up a setting that was changed: its place, or its name.
async function change(what, value) {
  if (what === "source") return begin(value);
  if (what === 13) await speak(places[13]);
  if (engine) await engine;
  if (what === 0) places.set(await ask("preset", places));
  keep();
  showSettings();
  if (!engine) return;
  if (what === "model") return load().catch((error) => tell(nameOf(error)));
  ask("configure", places);
  sound.configureSound(places);
}

// A screen that sleeps ends the camera's pictures.
const keepAwake = () => navigator.wakeLock?.request("screen").catch(() => {});
sound.onInterruption((isInterrupted) => {
  const revive = async () => connect(await sound.reviveSound());
  if (isInterrupted) tell("suspended", "continue", revive);
  else untell("suspended");
});
document.onvisibilitychange = async () => {
  if (!source) return;
  if (document.hidden) {
    ask("rest", performance.now() / 1000);
    return sound.hushSound();
  }
  sound.wakeSound();
  keepAwake();
  lastShown = performance.now();
  if (source !== "touch" && !(await wakePictures())) begin(source);
};
const sources = { start: "camera", mine: "camera", watch: "watch", touch: "touch" };
for (const [id, name] of Object.entries(sources)) find(id).onclick = () => begin(name);
find("language").onclick = () => change(13, (places[13] = 1 - places[13]));
find("open-menu").onclick = () => menu.showModal();
// Beside the sheet is the stage: a tap there goes back to it.
menu.onclick = ({ target }) => void (target === menu && menu.close());
new ResizeObserver(() => {
  const size = [canvas.clientWidth, canvas.clientHeight];
  fit(canvas, ...size);
  ask("view", size);
}).observe(canvas);
listen(canvas);
onChange(change);
onRecording(canvas);
keep();
await speak(places[13]);
showSettings();
startOffline(() => source !== null).then(makeReady);
