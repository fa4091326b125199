// Songs to play along with, and how well they were played.
import { ask } from "./instrument.js";
import { fit, paint } from "./painter.js";
import { fill, find, say } from "./words.js";

const [stop, score, sheet] = ["stop-lesson", "score", "sheet"].map(find);
let [index, isOver] = [0, false];
export async function showLessons() {
  const lessons = await ask("lessons");
  fill(find("songs"), lessons, ([button, , dots], { title, origin, teaches, difficulty }, i) => {
    dots.ariaLabel = say("lessons.difficulty", { level: difficulty });
    button.onclick = () => start(i);
    return [, title, "●".repeat(difficulty), origin, teaches];
  });
}
function start(place) {
  [index, isOver] = [place, false];
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  ask("startLesson", index, Number(find("waits").checked), Number(find("tempo").value));
}
find("again").onclick = () => start(index);
stop.onclick = () => ask("stopLesson");
score.onclose = () => isOver && ask("stopLesson");
// Follows the lesson in each report; shows its score when it is over.
export async function followLesson(report) {
  const [state, , , points] = report.subarray(7);
  stop.hidden = state === 0 || state === 5;
  if (state !== 5 || isOver) return;
  isOver = true;
  find("points").textContent = say("lessons.points", { points: Math.round(points) });
  score.showModal();
  const width = sheet.clientWidth;
  const { height, list } = await ask("sheet", width);
  fit(sheet, width, height);
  paint(sheet.getContext("2d"), list);
}
