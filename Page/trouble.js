// Trouble is one plain sentence, with one thing to do about it where there is one.
import { find, say } from "./words.js";

const pill = find("trouble");
const [sentence, act, close] = pill.children;
let [shown, timer] = [];

// Shows a sentence; `does` belongs to a button called `action`; without one it leaves by itself.
export function tell(name, action, does) {
  shown = name;
  pill.hidden = false;
  sentence.textContent = say(`trouble.${name}`);
  act.hidden = !does;
  act.textContent = say(`trouble.${action}`);
  act.onclick = () => {
    untell();
    does();
  };
  clearTimeout(timer);
  if (!does) timer = setTimeout(untell, 12000, name);
}

// Takes a sentence away once it is no longer true.
export function untell(name = shown) {
  if (name === shown) pill.hidden = true;
}
close.onclick = () => untell();
// What a failure is called: by the browser's camera, or by ourselves in its message.
const ofCamera = {
  NotAllowedError: "denied", SecurityError: "denied", NotReadableError: "busy", AbortError: "busy",
  NotFoundError: "noCamera", OverconstrainedError: "noCamera",
};
export const nameOf = ({ name, message }) =>
  ofCamera[name] ?? (say(`trouble.${message}`) ? message : "failed");
