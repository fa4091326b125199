// The few settings: `places` are the module's (Sources/Web/README.md), `own` the page's.
import { usualModel } from "./engine.js";
import { find, preferred, say } from "./words.js";
const form = find("settings");
const usual = [0, 57, 81, 0, 0, 0, 0, 0, 1, 0, 440, 0, 2 * preferred, preferred, 0, 0];
const models = ["lite", "full"];
// Where nothing may be kept, one plays with the usual settings.
const storing = (use) => {
  try {
    return use(localStorage);
  } catch {}
};
const stored = storing((store) => JSON.parse(store.getItem("theremin")));
export const places = Float64Array.from(stored?.places ?? usual);
export const own = { model: usualModel, isHinted: false, bindings: {}, ...stored?.own };
export function keep() {
  places[14] = Number(matchMedia("(prefers-reduced-motion: reduce)").matches);
  // Who plays with gestures wants to see what was recognised.
  places[15] = places[11];
  storing((store) => store.setItem("theremin", JSON.stringify({ places: [...places], own })));
}
export function showSettings() {
  for (const input of form.querySelectorAll("[data-place]")) {
    const value = places[input.dataset.place];
    input.checked = value === Number(input.dataset.on);
    if (input.type !== "checkbox") input.value = value;
    if (input.type !== "range") continue;
    input.previousElementSibling.textContent = input.ariaValueText = described(input);
  }
  form.elements.model.value = models.indexOf(own.model);
}
const note = (value) => say("options.tonic")[value % 12] + (Math.floor(value / 12) - 1);
const described = ({ value, dataset: { unit } }) => (unit === "note" ? note(value) : value + unit);
// Calls `changed` with the place of what the player has changed, or its name.
export function onChange(changed) {
  form.oninput = ({ target: { value, checked, dataset: { place, on, off } } }) => {
    if (!place) return;
    places[place] = on ? (checked ? on : off) : value;
    // The lowest note stays below the highest.
    if (place === "1") places[2] = Math.max(places[2], places[1] + 7);
    if (place === "2") places[1] = Math.min(places[1], places[2] - 7);
    showSettings();
  };
  form.onchange = ({ target: { name, value, dataset } }) => {
    if (name === "model") own.model = models[value];
    changed(name || Number(dataset.place), value);
  };
}
