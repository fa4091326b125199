// One's own poses: recorded, trained, kept and taken along, all on the device.
import { ask, onProgress } from "./instrument.js";
import { give } from "./recorder.js";
import { keep, own } from "./settings.js";
import { fill, find, offer, say } from "./words.js";

const [list, bar, outcome, form] = ["labels", "training", "trained", "new-pose"].map(find);
const labels = new Set();
let [isRecording, accuracy] = [false, 0];
const tell = (text) => (outcome.textContent = text);
// This cache outlives the page's versions.
const store = () => caches.open("own-poses");
export async function recallPoses() {
  const kept = await store().then((cache) => cache.match("poses")).catch(() => null);
  if (kept) await usePoses(await kept.arrayBuffer());
}
async function keepPoses() {
  const [cache, model] = [await store(), await ask("poses")];
  await (model.length ? cache.put("poses", new Response(model)) : cache.delete("poses"));
}
async function usePoses(model) {
  if (!(await ask("usePoses", model))) return tell(say("poses.badFile"));
  labels.clear();
  for (const label of model.byteLength ? await ask("labels") : []) labels.add(label);
  await bind();
  await showLabels();
}
function bind() {
  const bound = [...labels].filter((label) => own.bindings[label]);
  return ask("bind", bound.map((label) => `${label}:${own.bindings[label]}`).join(", "));
}
async function showLabels() {
  const counts = await ask("collected", [...labels]);
  fill(list, [...labels], ([, , , does, remove], label, index) => {
    offer(does, Object.entries(say("poses.commands")));
    does.value = own.bindings[label] ?? "";
    does.ariaLabel = say("poses.does", { label });
    does.onchange = () => {
      own.bindings[label] = does.value;
      keep();
      bind();
    };
    remove.ariaLabel = say("poses.forget", { label });
    remove.onclick = () => labels.delete(label) && ask("forget", label).then(showLabels);
    return [, label, say("poses.examples", { count: counts[index] })];
  });
}
form.onsubmit = async (event) => {
  event.preventDefault();
  const label = form.elements.label.value.trim();
  if (!label || isRecording) return;
  labels.add(label);
  isRecording = true;
  ask("collect", label);
  await new Promise((resolve) => setTimeout(resolve, 5000));
  ask("collect", "").then(showLabels);
  isRecording = false;
  tell("");
  form.reset();
};
export const followPoses = (report) =>
  isRecording && tell(say("poses.recording", { count: report[12] }));
onProgress(([epoch, epochs, , rightly]) => {
  Object.assign(bar, { max: epochs, value: epoch });
  accuracy = Math.round(100 * rightly);
});
find("train").onclick = async () => {
  bar.hidden = false;
  const status = await ask("trainPoses");
  bar.hidden = true;
  tell(status ? say("poses.failed")[status] : say("poses.trained", { accuracy }));
  if (!status) keepPoses();
  bind();
};
find("export-poses").onclick = async () => {
  const model = await ask("poses");
  if (model.length) give(new File([model], "mine.poses", { type: "application/octet-stream" }));
  else tell(say("poses.failed")[1]);
};
const replace = (model) => usePoses(model).then(keepPoses);
find("import-poses").onchange = async ({ target }) => replace(await target.files[0].arrayBuffer());
find("forget-poses").onclick = () => replace(new ArrayBuffer(0));
