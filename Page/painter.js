// Paints a display list as Sources/Linux/Drawing does: the same picture as in the MP4.
// The list's format stands in Sources/Core/Stage/DisplayList.swift.
const letters = 'Inter, "DejaVu Sans", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif';
const capitalHeight = 2048 / 2816;
const decoder = new TextDecoder();
const colors = new Map();

// The letters must have come before they are first drawn.
export const lettersReady = () =>
  Promise.all([400, 500, 700].map((weight) => document.fonts.load(`${weight} 16px Inter`)));

function color(word) {
  if (!colors.has(word)) colors.set(word, `#${word.toString(16).padStart(8, "0")}`);
  return colors.get(word);
}

// The camera's picture where the report says, as in a mirror; without one, a calm ground.
export function paintPicture(pen, bitmap, report) {
  const { width, height } = pen.canvas;
  if (bitmap) {
    const [left, top, right, bottom] = report.subarray(3, 7);
    pen.setTransform(-1, 0, 0, 1, (left + right) * width, 0);
    pen.drawImage(bitmap, left * width, top * height, (right - left) * width, (bottom - top) * height);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    return;
  }
  const ground = pen.createLinearGradient(0, 0, 0, height);
  for (const [place, shade] of [[0, "#2a3040"], [0.55, "#1c202b"], [1, "#12141a"]]) {
    ground.addColorStop(place, shade);
  }
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
}

export function paint(pen, list) {
  const { width, height } = pen.canvas;
  const unit = Math.min(width, height);
  const floats = new Float32Array(list.buffer);
  let [at, end] = [0, 0];
  const x = () => floats[at++] * width;
  const y = () => floats[at++] * height;
  const length = () => floats[at++] * unit;
  const word = () => list[at++];
  const fill = () => pen.fill();
  const box = () => {
    const [x0, y0, x1, y1] = [x(), y(), x(), y()];
    return [Math.min(x0, x1), Math.min(y0, y1), Math.abs(x1 - x0), Math.abs(y1 - y0)];
  };
  const points = () => {
    while (at + 1 < end) pen.lineTo(x(), y());
  };
  const stroke = (lineWidth, style) => {
    Object.assign(pen, { lineWidth, strokeStyle: style, lineCap: "round", lineJoin: "round" });
    pen.stroke();
  };
  const circle = () => pen.arc(x(), y(), length(), 0, 2 * Math.PI);

  const commands = [
    () => {},
    function line() {
      pen.moveTo(x(), y());
      pen.lineTo(x(), y());
      stroke(length(), color(word()));
    },
    function polyline() {
      const [lineWidth, style] = [length(), color(word())];
      points();
      stroke(lineWidth, style);
    },
    function polygon() {
      pen.fillStyle = color(word());
      points();
      fill();
    },
    function disc() {
      circle();
      pen.fillStyle = color(word());
      fill();
    },
    function ring() {
      circle();
      stroke(length(), color(word()));
    },
    function rectangle() {
      const [left, top, across, down] = box();
      const radius = Math.max(0, Math.min(length(), across / 2, down / 2));
      pen.roundRect(left, top, across, down, radius);
      pen.fillStyle = color(word());
      fill();
    },
    function gradient() {
      const [left, top, across, down] = box();
      const shades = pen.createLinearGradient(0, top, 0, top + down);
      shades.addColorStop(0, color(word()));
      shades.addColorStop(1, color(word()));
      pen.fillStyle = shades;
      pen.fillRect(left, top, across, down);
    },
    function text() {
      const [left, middle, size, weight, alignment] = [x(), y(), length(), word(), word()];
      const [ink, halo, count] = [word(), word(), word()];
      const string = decoder.decode(new Uint8Array(list.buffer, 4 * at, count));
      pen.font = `${weight} ${size}px ${letters}`;
      const start = Math.round(left - (alignment / 2) * pen.measureText(string).width);
      const base = Math.round(middle + (capitalHeight * size) / 2);
      if (halo & 255) {
        Object.assign(pen, { lineWidth: 0.2 * size, strokeStyle: color(halo), lineJoin: "round" });
        pen.strokeText(string, start, base);
      }
      if (ink & 255) {
        pen.fillStyle = color(ink);
        pen.fillText(string, start, base);
      }
    },
    function clip() {
      pen.restore();
      pen.save();
      pen.beginPath();
      pen.rect(...box());
      pen.clip();
    },
  ];

  pen.save();
  for (; at + 2 <= list.length; at = end) {
    const [code, count] = [word(), word()];
    end = at + count;
    if (end > list.length) break;
    pen.beginPath();
    commands[code]?.();
  }
  pen.restore();
}
