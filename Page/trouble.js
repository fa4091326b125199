// Trouble is one plain sentence, with one thing to do about it where there is one.
import { say } from "./words.js";

const pill = document.querySelector("#trouble");
const [sentence, act, close] = pill.children;
let shown = null;
let timer = 0;

export class Trouble extends Error {}

// Shows a sentence; `action`, if any, is a button that does something about it; `passing` ones
// leave by themselves.
export function tell(name, { action, does, passing = false } = {}) {
  shown = name;
  pill.hidden = false;
  sentence.textContent = say(`trouble.${name}`);
  act.hidden = !does;
  act.textContent = action ? say(`trouble.${action}`) : "";
  act.onclick = () => {
    untell(name);
    does();
  };
  clearTimeout(timer);
  if (passing) timer = setTimeout(untell, 9000, name);
}

// Takes a sentence away once it is no longer true.
export function untell(name = shown) {
  if (name === shown) pill.hidden = true;
}

close.onclick = () => untell();

const cameraTroubles = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotReadableError: "busy",
  AbortError: "busy",
};

// What a failure is called in the texts.
export function nameOf(error) {
  return error instanceof Trouble ? error.message : cameraTroubles[error.name] ?? "failed";
}
