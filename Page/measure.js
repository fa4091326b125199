// With ?measure in the address: figures for docs/measurements.md, as JSON in the body's data.
import { soundPace } from "./sound.js";

const began = performance.now();
const figures = { tapped: 0, firstTracked: 0, pictures: 0, took: [], delay: [] };
addEventListener("click", () => (figures.tapped ||= performance.now()), true);

export function shown({ report, took, sent }, came) {
  figures.pictures += 1;
  if (report[1] > 0) figures.firstTracked ||= performance.now();
  figures.took.push(took);
  if (came) figures.delay.push(sent - performance.timeOrigin - came);
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

setInterval(async () => {
  if (!figures.pictures) return;
  const { took, delay, ...rest } = figures;
  const memory = performance.memory?.usedJSHeapSize;
  const pace = await soundPace();
  const seconds = (performance.now() - began) / 1000;
  const line = { ...rest, seconds, took: median(took), delay: median(delay), memory, pace };
  document.body.dataset.measure = JSON.stringify(line);
}, 1000);
