// Texts are data: a file for each language; attributes in the page say where each belongs.
const at = (name) => new URL(name, import.meta.url);
const files = { en: at("./en.json"), ja: at("./ja.json") };
let words = {};
export const find = (id) => document.getElementById(id);
export const preferred = navigator.language.startsWith("ja") ? 1 : 0;

export async function speak(index) {
  const language = Object.keys(files)[index];
  words = await (await fetch(files[language])).json();
  document.documentElement.lang = language;
  const all = (attribute) => document.querySelectorAll(`[data-${attribute}]`);
  for (const element of all("text")) element.textContent = say(element.dataset.text);
  for (const element of all("label")) element.ariaLabel = say(element.dataset.label);
  for (const select of all("options")) offer(select, Object.entries(say(select.dataset.options)));
}

// The text at a path such as "lessons.points", with {names} filled in; or the list or table there.
export function say(path, values = {}) {
  const text = path.split(".").reduce((part, name) => part?.[name], words) ?? "";
  return typeof text === "string" ? text.replace(/\{(\w+)\}/g, (_, name) => values[name]) : text;
}
export function offer(select, choices) {
  const { value } = select;
  select.replaceChildren(...choices.map(([choice, text]) => new Option(text, choice)));
  select.value = value || choices[0]?.[0];
}

// A list of copies of the template behind it; `dress` gets the parts of each and gives their texts.
export function fill(list, items, dress) {
  const template = list.nextElementSibling.content.firstElementChild;
  list.replaceChildren(...items.map((item, index) => {
    const row = template.cloneNode(true);
    const parts = row.querySelectorAll("*");
    dress(parts, item, index).forEach((text, place) => (parts[place].textContent = text));
    return row;
  }));
}
