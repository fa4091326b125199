// With ?measure in the address: figures for docs/measurements.md, as JSON in the body's data.
import { onPace } from "./sound.js";

const figures = { tapped: 0, firstTracked: 0, pictures: 0 };
let [took, delay] = [[], []];
addEventListener("click", () => (figures.tapped ||= performance.now()), true);

export function measure({ report, took: time, sent }, came) {
  if (!figures.pictures) onPace(tell);
  figures.pictures += 1;
  if (report[1] > 0) figures.firstTracked ||= performance.now();
  took.push(time);
  delay.push(sent - performance.timeOrigin - came);
}

const median = (values) => values.sort((a, b) => a - b)[values.length >> 1];

function tell(pace) {
  const line = { ...figures, took: median(took), delay: median(delay), pace };
  document.body.dataset.measure = JSON.stringify({ ...line, time: performance.now() });
}
