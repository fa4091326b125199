// Records what is played: the sound's own samples as WAV, picture and sound where the browser can.
import { soundStream, tapSound } from "./sound.js";
import { fill, find, say } from "./words.js";

const kinds = ["video/mp4;codecs=avc1.42E01F,mp4a.40.2", "video/mp4", "video/webm"];
let [samples, count, rate, film, parts] = [];
export function onRecording(canvas) {
  const [menu, stop] = ["menu", "stop-recording"].map(find);
  find("record").onclick = () => {
    menu.close();
    stop.hidden = false;
    start(canvas);
  };
  stop.onclick = async () => {
    stop.hidden = true;
    await end();
    find("part-save").checked = true;
    menu.showModal();
  };
}
function start(canvas) {
  [samples, parts, count, film] = [[], [], 0, null];
  rate = tapSound((block) => {
    samples.push(Int16Array.from(block, (sample) => 32767 * Math.max(-1, Math.min(1, sample))));
    count += block.length;
  });
  const mimeType = kinds.find((kind) => globalThis.MediaRecorder?.isTypeSupported(kind));
  if (!mimeType || !canvas.captureStream) return;
  const stream = canvas.captureStream(30);
  stream.addTrack(soundStream().getAudioTracks()[0]);
  film = new MediaRecorder(stream, { mimeType, videoBitsPerSecond: 4e6 });
  film.ondataavailable = ({ data }) => parts.push(data);
  film.start();
}
async function end() {
  tapSound(null);
  const files = [new File([waveHeader(), ...samples], "theremin.wav", { type: "audio/wav" })];
  if (film) {
    film.stop();
    await new Promise((resolve) => (film.onstop = resolve));
    const [type] = film.mimeType.split(";");
    files.push(new File(parts, `theremin.${type.split("/")[1]}`, { type }));
    for (const track of film.stream.getTracks()) track.stop();
  }
  fill(find("takes"), files, ([, link, share], file) => {
    offer(link, file);
    share.hidden = !canShare(file);
    share.onclick = () => give(file);
    const kind = file.type.startsWith("audio") ? "save.sound" : "save.film";
    return [kind, "save.save", "save.share"].map((path) => say(path));
  });
}
const canShare = (file) => navigator.canShare?.({ files: [file] });
const offer = (a, file) =>
  Object.assign(a, { href: URL.createObjectURL(file), download: file.name });
// Shares a file where the device can, saves it otherwise.
export function give(file) {
  if (canShare(file)) return navigator.share({ files: [file] }).catch(() => {});
  offer(document.createElement("a"), file).click();
}
// Of a WAV file of one channel of 16 bits: RIFF, WAVE, fmt and data as little-endian words.
const waveHeader = () =>
  Uint32Array.of(0x46464952, 36 + 2 * count, 0x45564157, 0x20746d66, 16, 0x10001, rate, 2 * rate,
    0x100002, 0x61746164, 2 * count);
