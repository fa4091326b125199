// Texts are data: a file for each language; attributes in the page say where each belongs.
const files = {
  en: new URL("./en.json", import.meta.url),
  ja: new URL("./ja.json", import.meta.url),
};
let words = {};

export const preferred = navigator.language.startsWith("ja") ? "ja" : "en";

export async function speak(language) {
  const answer = await fetch(files[language]);
  if (!answer.ok) return;
  words = await answer.json();
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-text]")) {
    element.textContent = say(element.dataset.text);
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", say(element.dataset.label));
  }
  for (const select of document.querySelectorAll("[data-options]")) {
    const { value } = select;
    select.replaceChildren(
      ...say(select.dataset.options).map((text, index) => new Option(text, index)));
    select.value = value || 0;
  }
}

// The text at a path such as "lessons.points", with {names} filled in; or the list or table there.
export function say(path, values = {}) {
  const text = path.split(".").reduce((part, name) => part?.[name], words) ?? "";
  return typeof text === "string" ? text.replace(/\{(\w+)\}/g, (_, name) => values[name]) : text;
}
