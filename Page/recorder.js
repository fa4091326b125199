// Records what is played: the sound's own samples as WAV, picture and sound where the browser can.
import { soundTrack, tapSound } from "./sound.js";
import { fill, find, say } from "./words.js";

const kinds = ["video/mp4;codecs=avc1.42E01F,mp4a.40.2", "video/mp4", "video/webm"];
const longest = 600;
let [samples, count, rate, film] = [[], 0, 0, null];

export function onRecording(canvas) {
  const [menu, stop] = ["menu", "stop-recording"].map(find);
  find("record").onclick = () => {
    menu.close();
    stop.hidden = false;
    start(canvas, stop.onclick);
  };
  stop.onclick = async () => {
    stop.hidden = true;
    await end();
    find("part-save").checked = true;
    menu.showModal();
  };
}

function start(canvas, isFull) {
  [samples, count] = [[], 0];
  rate = tapSound((block) => {
    samples.push(Int16Array.from(block, (sample) => 32767 * Math.max(-1, Math.min(1, sample))));
    count += block.length;
    if (count > longest * rate) isFull();
  });
  const mimeType = kinds.find((kind) => globalThis.MediaRecorder?.isTypeSupported(kind));
  if (!mimeType || !canvas.captureStream) return;
  const stream = canvas.captureStream(30);
  stream.addTrack(soundTrack());
  film = { recorder: new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 4e6 }), parts: [] };
  film.recorder.ondataavailable = ({ data }) => film.parts.push(data);
  film.recorder.start();
}

async function end() {
  tapSound(null);
  const files = [new File([waveHeader(), ...samples], "theremin.wav", { type: "audio/wav" })];
  if (film) {
    const { recorder, parts } = film;
    await new Promise((resolve) => {
      recorder.onstop = resolve;
      recorder.stop();
    });
    const [type] = recorder.mimeType.split(";");
    files.push(new File(parts, `theremin.${type.split("/")[1]}`, { type }));
    for (const track of recorder.stream.getVideoTracks()) track.stop();
    film = null;
  }
  fill(find("takes"), files, ([name, link, share], file) => {
    name.textContent = say(file.type.startsWith("audio") ? "save.sound" : "save.film");
    Object.assign(link, { href: URL.createObjectURL(file), download: file.name });
    link.textContent = say("save.save");
    share.textContent = say("save.share");
    share.hidden = !navigator.canShare?.({ files: [file] });
    share.onclick = () => give(file);
  });
}

// Shares a file where the device can, saves it otherwise.
export function give(file) {
  const files = [file];
  if (navigator.canShare?.({ files })) return navigator.share({ files }).catch(() => {});
  const link = document.createElement("a");
  Object.assign(link, { href: URL.createObjectURL(file), download: file.name }).click();
}

// The header of a WAV file of one channel of 16 bits: RIFF, WAVE, fmt and data, as little-endian words.
const waveHeader = () =>
  Uint32Array.of(0x46464952, 36 + 2 * count, 0x45564157, 0x20746d66, 16, 0x10001, rate, 2 * rate,
    0x100002, 0x61746164, 2 * count);
