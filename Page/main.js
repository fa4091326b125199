// The page: what happens from the first tap to the last note.
import { closePictures, eachPicture, openCamera, openClip, wakePictures } from "./camera.js";
import { build, fetchModule, fetchNetworks } from "./engine.js";
import { ask } from "./instrument.js";
import { followLesson, showLessons } from "./lessons.js";
import { closeMenu, openMenu } from "./menu.js";
import { offline } from "./offline.js";
import { lettersReady, paint, paintPicture } from "./painter.js";
import { followPoses, recallPoses } from "./poses.js";
import { startRecording, stopRecording } from "./recorder.js";
import { keep, onChange, own, places, show } from "./settings.js";
import * as sound from "./sound.js";
import { endTouch, eachTouch, listen } from "./touch.js";
import { nameOf, tell, untell } from "./trouble.js";
import { say, speak } from "./words.js";

const find = (id) => document.querySelector(`#${id}`);
const { dataset } = document.body;
const canvas = find("stage");
const pen = canvas.getContext("2d", { alpha: false });
const measuring = new URLSearchParams(location.search).has("measure") ? import("./measure.js") : null;
let measure = null;
let engine = null;
let wasm = null;
let source = null;
let lastShown = 0;
let lock = null;
let recent = [];

// The instrument is fetched and made while the visitor still reads.
async function load() {
  const parts = [0, 0];
  const come = (index) => (part) => {
    parts[index] = part;
    find("start").style.setProperty("--come", (parts[0] + 9 * parts[1]) / 10);
  };
  const got = await Promise.all([fetchModule(come(0)), fetchNetworks(own.model, come(1))]);
  wasm = got[0];
  await ask("begin", { wasm, ...got[1], settings: places });
  dataset.build = build;
  dataset.model = own.model;
  await Promise.all([showLessons(closeMenu), recallPoses(), lettersReady()]);
}

function makeReady() {
  engine = load().catch((error) => {
    engine = null;
    tell(nameOf(error), { action: "retry", does: makeReady });
    throw error;
  });
  engine.catch(() => {});
  return engine;
}

// Called in a tap: the sound and the camera have to be asked for at once.
async function begin(wanted) {
  untell();
  if (!source) dataset.phase = "loading";
  const sounding = sound.openSound();
  const opening = { camera: () => openCamera(lost), watch: openClip, touch: closePictures };
  const opened = Promise.resolve(opening[wanted]()).then(() => wanted, (error) => {
    tell(nameOf(error), { action: "retry", does: () => begin(wanted) });
    return "touch";
  });
  keepAwake();
  try {
    await (engine ?? makeReady());
    await sounding;
    if (!source) await connect(await sound.startSound(wasm, places));
  } catch (error) {
    dataset.phase = "welcome";
    if (engine) tell(nameOf(error));
    return;
  }
  run(await opened);
}

function connect(port) {
  return port && ask("sound", { sound: port }, [port]);
}

function run(wanted) {
  source = wanted;
  dataset.source = source;
  dataset.phase = "0";
  endTouch();
  for (const id of ["open-menu"]) find(id).hidden = false;
  find("mine").hidden = source !== "watch";
  canvas.tabIndex = 0;
  canvas.focus({ preventScroll: true });
  resize();
  lastShown = performance.now();
  if (source === "touch") {
    closePictures();
    eachTouch(async (finger, time) => shown(await ask("touch", { ...finger, time })));
  } else {
    eachPicture(async (bitmap, time, came) =>
      shown(await ask("picture", { bitmap, time }, [bitmap]), came));
  }
  if (/iPhone|iPad/.test(navigator.userAgent) && !own.hinted) {
    own.hinted = true;
    keep();
    tell("silent", { passing: true });
  }
}

function shown(answer, came) {
  const { list, report, bitmap, took } = answer;
  paintPicture(pen, bitmap, report);
  paint(pen, list);
  bitmap?.close();
  const phase = String(report[0]);
  if (dataset.phase !== phase) {
    dataset.phase = phase;
    find("status").textContent = say("phase")[phase];
  }
  followLesson(report);
  followPoses(report);
  measure?.shown(answer, came);
  lastShown = performance.now();
  recent.push({ at: lastShown, took });
}

// Once a second: how quick it is, whether pictures still come.
setInterval(async () => {
  if (!source || document.hidden) return;
  const now = performance.now();
  recent = recent.filter(({ at }) => at > now - 3000);
  dataset.rate = (recent.length / 3).toFixed(1);
  const times = recent.map(({ took }) => took).sort((a, b) => a - b);
  if (source !== "touch" && own.model === "full" && times[times.length >> 1] > 33 && times.length > 20) {
    own.model = "lite";
    await change("model");
    tell("slow", { passing: true });
  }
  if (source !== "touch" && now - lastShown > 4000) lost();
}, 1000);

const lost = () => tell("lost", { action: "continue", does: () => begin(source) });

async function change(what, value) {
  if (what === "source") return begin(value);
  if (what === "model") {
    await ask("networks", { ...(await fetchNetworks(own.model)), settings: places });
    dataset.model = own.model;
    await recallPoses();
  }
  if (what === 0) {
    places.set(await ask("preset", { settings: places }));
  }
  keep();
  if (what === 13) await speak(["en", "ja"][places[13]]);
  show();
  sound.configureSound(places);
  await ask("settings", { settings: places });
}

async function keepAwake() {
  lock = await navigator.wakeLock?.request("screen").catch(() => null);
}

function resize() {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(2, devicePixelRatio);
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
  ask("view", { width, height });
}

sound.onInterruption((isInterrupted) => {
  if (!isInterrupted) return untell("suspended");
  const does = async () => connect(await sound.reviveSound());
  tell("suspended", { action: "continue", does });
});

document.addEventListener("visibilitychange", async () => {
  if (!source) return;
  if (document.hidden) {
    ask("rest", { time: performance.now() / 1000 });
    sound.hushSound();
    return;
  }
  sound.wakeSound();
  keepAwake();
  if (source !== "touch" && !(await wakePictures())) begin(source);
});

function record() {
  startRecording(canvas, endRecording);
  closeMenu();
  find("stop-recording").hidden = false;
}
async function endRecording() {
  find("stop-recording").hidden = true;
  await stopRecording(find("takes"));
  openMenu("save");
}

find("start").onclick = () => begin("camera");
find("watch").onclick = () => begin("watch");
find("touch").onclick = () => begin("touch");
find("mine").onclick = () => begin("camera");
find("record").onclick = record;
find("stop-recording").onclick = endRecording;
find("language").onclick = () => {
  places[13] = 1 - places[13];
  change(13);
};
new ResizeObserver(resize).observe(canvas);
listen(canvas);
onChange(change);
await speak(["en", "ja"][places[13]]);
show();
offline(() => source !== null).then(makeReady).catch(() => {});
measure = await measuring;
