// One's own poses: recorded, trained, kept and taken along, all on the device.
import { ask, onProgress } from "./instrument.js";
import { give } from "./recorder.js";
import { keep, own } from "./settings.js";
import { say } from "./words.js";

const find = (id) => document.querySelector(`#${id}`);
const [list, bar, outcome, form] = ["labels", "training", "trained", "new-pose"].map(find);
const labels = new Set();
let recording = false;

// Own poses of an earlier visit; this cache outlives the page's versions.
const store = () => caches.open("own-poses");

export async function usePoses(bytes) {
  const taken = await ask("usePoses", { bytes });
  labels.clear();
  for (const label of taken && bytes.byteLength ? await ask("labels") : []) labels.add(label);
  await bind();
  await showLabels();
  return taken;
}

export async function recallPoses() {
  const kept = await store().then((cache) => cache.match("poses"), () => null);
  if (kept) await usePoses(await kept.arrayBuffer());
}

async function keepPoses(bytes) {
  const cache = await store().catch(() => null);
  await (bytes.byteLength ? cache?.put("poses", new Response(bytes)) : cache?.delete("poses"));
}

function bind() {
  const bound = Object.entries(own.bindings).filter(([, command]) => command);
  return ask("bind", { bindings: bound.map((pair) => pair.join(":")).join(", ") });
}

async function showLabels() {
  const counts = await ask("collected", { labels: [...labels] });
  const row = document.createElement("li");
  list.replaceChildren(...[...labels].map((label, index) => {
    const item = row.cloneNode();
    item.innerHTML = "<span><b></b><small></small></span><select></select><button>✕</button>";
    const [name, does, remove] = item.children;
    name.children[0].textContent = label;
    name.children[1].textContent = say("poses.examples", { count: counts[index] });
    for (const [command, text] of Object.entries(say("poses.commands"))) {
      does.append(new Option(text, command));
    }
    does.value = own.bindings[label] ?? "";
    does.setAttribute("aria-label", say("poses.does", { label }));
    does.onchange = () => {
      own.bindings[label] = does.value;
      keep();
      bind();
    };
    remove.setAttribute("aria-label", say("poses.forget", { label }));
    remove.onclick = async () => {
      labels.delete(label);
      await ask("forget", { label });
      showLabels();
    };
    return item;
  }));
}

form.onsubmit = async (event) => {
  event.preventDefault();
  const label = form.elements.label.value.trim();
  if (!label || recording) return;
  recording = true;
  labels.add(label);
  await ask("collect", { label });
  setTimeout(async () => {
    recording = false;
    await ask("collect");
    outcome.textContent = "";
    form.reset();
    showLabels();
  }, 5000);
};

export function followPoses(report) {
  if (recording) outcome.textContent = say("poses.recording", { count: report[12] });
}

onProgress(([epoch, epochs, , accuracy]) => {
  Object.assign(bar, { max: epochs, value: epoch });
  bar.dataset.accuracy = Math.round(100 * accuracy);
});

find("train").onclick = async () => {
  bar.hidden = false;
  const status = await ask("train");
  bar.hidden = true;
  const { accuracy } = bar.dataset;
  outcome.textContent = status ? say("poses.failed")[status] : say("poses.trained", { accuracy });
  if (!status) keepPoses(await ask("poses"));
  await bind();
};

find("export-poses").onclick = async () => {
  const bytes = await ask("poses");
  if (bytes.length) give(new File([bytes], "mine.poses", { type: "application/octet-stream" }));
  else outcome.textContent = say("poses.failed")[1];
};

find("import-poses").onchange = async ({ target }) => {
  const bytes = await target.files[0].arrayBuffer();
  target.value = "";
  if (await usePoses(bytes)) keepPoses(bytes);
  else outcome.textContent = say("poses.badFile");
};

find("forget-poses").onclick = () => {
  usePoses(new ArrayBuffer(0));
  keepPoses(new ArrayBuffer(0));
};
