// The few settings: kept on the device, shown in the menu. Their places are the module's
// (Sources/Web/README.md); `own` are the page's.
import { usualModel } from "./engine.js";
import { preferred, say } from "./words.js";

const form = document.querySelector("#settings");
const inputs = [...form.querySelectorAll("[data-place]")];
const isJapanese = preferred === "ja";
const usual = [0, 57, 81, 0, 0, 0, 0, 0, 1, 0, 440, 0, isJapanese ? 2 : 0, isJapanese ? 1 : 0, 0, 0];

let stored = {};
try {
  stored = JSON.parse(localStorage.getItem("theremin")) ?? {};
} catch {
  // Where nothing may be kept, one plays with the usual settings.
}
export const places = Float64Array.from(stored.places ?? usual);
export const own = { model: usualModel, hinted: false, bindings: {}, ...stored.own };

export function keep() {
  places[14] = matchMedia("(prefers-reduced-motion: reduce)").matches ? 1 : 0;
  // Who plays with gestures wants to see what was recognised.
  places[15] = places[11];
  try {
    localStorage.setItem("theremin", JSON.stringify({ places: [...places], own }));
  } catch {
    // As above.
  }
}

export function show() {
  for (const input of inputs) {
    const value = places[input.dataset.place];
    if (input.type === "checkbox") input.checked = value === Number(input.dataset.on);
    else input.value = value;
    const output = input.type === "range" && input.parentElement.querySelector("output");
    if (output) output.textContent = described(input);
  }
  form.querySelector("[data-own]").value = own.model === "full" ? 1 : 0;
}

function described({ value, dataset }) {
  if (!("note" in dataset)) return `${value} ${dataset.unit ?? ""}`;
  return `${say("options.tonic")[value % 12] ?? ""}${Math.floor(value / 12) - 1}`;
}

// Calls `changed` with the place of what the player has changed, or its name.
export function onChange(changed) {
  form.oninput = ({ target }) => {
    const { place, on, off } = target.dataset;
    if (!place) return;
    places[place] = on ? (target.checked ? on : off) : target.value;
    // The lowest note stays below the highest.
    if (place === "1") places[2] = Math.max(places[2], places[1] + 7);
    if (place === "2") places[1] = Math.min(places[1], places[2] - 7);
    show();
  };
  form.onchange = ({ target }) => {
    const { place } = target.dataset;
    if (target.dataset.own) own.model = ["lite", "full"][target.value];
    keep();
    changed(place ? Number(place) : target.dataset.own ?? target.name, target.value);
  };
}
