// Records what is played: the sound's own samples as WAV, picture and sound where the browser can.
import { soundTrack, tapSound } from "./sound.js";
import { say } from "./words.js";

const kinds = ["video/mp4;codecs=avc1.42E01F,mp4a.40.2", "video/mp4", "video/webm;codecs=vp8,opus", "video/webm"];
const longest = 600;
let film = null;
let [samples, count, rate] = [[], 0, 0];

export function startRecording(canvas, full) {
  [samples, count] = [[], 0];
  rate = tapSound((block) => {
    samples.push(Int16Array.from(block, (sample) => 32767 * Math.max(-1, Math.min(1, sample))));
    count += block.length;
    if (count > longest * rate) full();
  });
  const mimeType = globalThis.MediaRecorder && kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  if (!mimeType || !canvas.captureStream) return;
  const stream = canvas.captureStream(30);
  stream.addTrack(soundTrack());
  film = { recorder: new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 4e6 }), parts: [] };
  film.recorder.ondataavailable = ({ data }) => film.parts.push(data);
  film.recorder.start();
}

// Ends the recording; shows what it has become.
export async function stopRecording(list) {
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
    for (const track of recorder.stream.getTracks()) track.stop();
    film = null;
  }
  list.replaceChildren(...files.map(row));
}

function row(file) {
  const item = document.createElement("li");
  const name = document.createElement("span");
  name.textContent = say(file.type.startsWith("audio") ? "save.sound" : "save.film");
  const link = Object.assign(document.createElement("a"), {
    className: "button", download: file.name, href: URL.createObjectURL(file),
  });
  link.textContent = say("save.save");
  item.append(name, link);
  if (navigator.canShare?.({ files: [file] })) {
    const share = document.createElement("button");
    share.textContent = say("save.share");
    share.onclick = () => navigator.share({ files: [file] }).catch(() => {});
    item.append(share);
  }
  return item;
}

// Shares a file where the device can, saves it otherwise.
export function give(file) {
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {});
  const link = document.createElement("a");
  Object.assign(link, { href: URL.createObjectURL(file), download: file.name }).click();
}

// The header of a WAV file: one channel of 16 bits.
function waveHeader() {
  const view = new DataView(new ArrayBuffer(44));
  const tags = { 0: "RIFF", 8: "WAVE", 12: "fmt ", 36: "data" };
  for (const [at, tag] of Object.entries(tags)) {
    [...tag].forEach((letter, index) => view.setUint8(Number(at) + index, letter.charCodeAt()));
  }
  const bytes = 2 * count;
  for (const [at, number] of [[4, 36 + bytes], [16, 16], [24, rate], [28, 2 * rate], [40, bytes]]) {
    view.setUint32(at, number, true);
  }
  for (const [at, number] of [[20, 1], [22, 1], [32, 2], [34, 16]]) view.setUint16(at, number, true);
  return view;
}
