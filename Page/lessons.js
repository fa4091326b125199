// Songs to play along with, and how well they were played.
import { ask } from "./instrument.js";
import { paint } from "./painter.js";
import { say } from "./words.js";

const stop = document.querySelector("#stop-lesson");
const score = document.querySelector("#score");
const sheet = document.querySelector("#sheet");
let index = 0;
let finished = false;

export async function showLessons(started) {
  const lessons = await ask("lessons");
  const rows = lessons.map(({ title, origin, teaches, difficulty }, place) => {
    const button = document.createElement("button");
    for (const [tag, text] of [["b", title], ["i", "●".repeat(difficulty)], ["small", origin], ["small", teaches]]) {
      button.append(Object.assign(document.createElement(tag), { textContent: text }));
    }
    button.children[1].setAttribute("aria-label", say("lessons.difficulty", { level: difficulty }));
    button.children[1].setAttribute("role", "img");
    button.onclick = () => start(place, started);
    const row = document.createElement("li");
    row.append(button);
    return row;
  });
  document.querySelector("#songs").replaceChildren(...rows);
  document.querySelector("#again").onclick = () => start(index, started);
  stop.onclick = endLesson;
}

function start(place, started) {
  index = place;
  finished = false;
  score.close();
  const waits = document.querySelector("#waits").checked;
  ask("startLesson", { index, waits, tempo: Number(document.querySelector("#tempo").value) });
  started();
}

export async function endLesson() {
  await ask("stopLesson");
}

// Follows the lesson in each report; shows its score when it is over.
export async function followLesson(report) {
  const [state, , , points] = report.subarray(7);
  stop.hidden = state === 0 || state === 5;
  if (state !== 5 || finished) return;
  finished = true;
  document.querySelector("#points").textContent = say("lessons.points", { points: Math.round(points) });
  score.showModal();
  const width = sheet.clientWidth;
  const { height, list } = await ask("sheet", { width });
  const scale = Math.min(2, devicePixelRatio);
  Object.assign(sheet, { width: width * scale, height: height * scale });
  paint(sheet.getContext("2d"), list);
}
score.onclose = endLesson;
