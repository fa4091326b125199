// Paints a display list (Sources/Core/Stage/DisplayList.swift) as the MP4 has it, by Canvas 2D.
const family = 'Inter, "DejaVu Sans", "Hiragino Sans", "Noto Sans CJK JP", sans-serif';
const capitalHeight = 2048 / 2816;
const decoder = new TextDecoder();

// Letters have to be there before they are first drawn.
export const lettersReady = () =>
  Promise.all([400, 500, 700].map((weight) => document.fonts.load(`${weight} 16px Inter`)));
const color = (word) => `#${word.toString(16).padStart(8, "0")}`;
function shading(pen, top, bottom, ...stops) {
  const shades = pen.createLinearGradient(0, top, 0, bottom);
  stops.forEach((stop, index) => shades.addColorStop(index / (stops.length - 1), stop));
  return shades;
}
// As many pixels as the screen has, within reason.
export function fit(canvas, width, height) {
  const scale = Math.min(2, devicePixelRatio);
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) });
}

// The camera's picture where the report says, as in a mirror; without one, a calm ground.
export function paintPicture(pen, bitmap, report) {
  const { width, height } = pen.canvas;
  if (!bitmap) {
    pen.fillStyle = shading(pen, 0, height, "#2b3142", "#1b1f2a", "#12141a");
    return pen.fillRect(0, 0, width, height);
  }
  const [left, top, right, bottom] = report.subarray(3, 7);
  pen.setTransform(-1, 0, 0, 1, (left + right) * width, 0);
  const [across, down] = [(right - left) * width, (bottom - top) * height];
  pen.drawImage(bitmap, left * width, top * height, across, down);
  pen.setTransform(1, 0, 0, 1, 0, 0);
}
export function paint(pen, list) {
  const { width, height } = pen.canvas;
  const floats = new Float32Array(list.buffer);
  let [at, end] = [0, 0];
  const word = () => list[at++];
  const ink = () => color(word());
  const by = (scale) => () => floats[at++] * scale;
  const [x, y, length] = [width, height, Math.min(width, height)].map(by);
  const box = () => {
    const [left, top, right, bottom] = [x(), y(), x(), y()];
    return [left, top, right - left, bottom - top];
  };
  const through = (last) => { while (at + 1 < last) pen.lineTo(x(), y()); };
  const circle = () => pen.arc(x(), y(), length(), 0, 2 * Math.PI);
  const round = { lineCap: "round", lineJoin: "round" };
  const pencil = () => ({ lineWidth: length(), strokeStyle: ink(), ...round });
  const stroke = (style = pencil()) => Object.assign(pen, style).stroke();
  const fill = (fillStyle = ink()) => Object.assign(pen, { fillStyle }).fill();
  const commands = {
    1: function line() { through(at + 4); stroke(); },
    2: function polyline() { const style = pencil(); through(end); stroke(style); },
    3: function polygon() { const style = ink(); through(end); fill(style); },
    4: function disc() { circle(); fill(); },
    5: function ring() { circle(); stroke(); },
    6: function rectangle() {
      const [left, top, across, down] = box();
      pen.roundRect(left, top, across, down, Math.min(length(), across / 2, down / 2));
      fill();
    },
    7: function gradient() {
      const [left, top, across, down] = box();
      pen.rect(left, top, across, down);
      fill(shading(pen, top, top + down, ink(), ink()));
    },
    8: function text() {
      const [left, middle, size, weight, alignment] = [x(), y(), length(), word(), word()];
      const [letters, halo, count] = [ink(), word(), word()];
      const string = decoder.decode(new Uint8Array(list.buffer, 4 * at, count));
      pen.font = `${weight} ${size}px ${family}`;
      const start = Math.round(left - (alignment / 2) * pen.measureText(string).width);
      const base = Math.round(middle + (capitalHeight * size) / 2);
      const outline = { lineWidth: 0.2 * size, strokeStyle: color(halo), ...round };
      if (halo & 255) Object.assign(pen, outline).strokeText(string, start, base);
      Object.assign(pen, { fillStyle: letters }).fillText(string, start, base);
    },
    9: function clip() { pen.restore(); pen.save(); pen.rect(...box()); pen.clip(); },
  };
  pen.save();
  while (end + 2 <= list.length) {
    at = end;
    const [code, count] = [word(), word()];
    end = at + count;
    pen.beginPath();
    commands[code]?.();
  }
  pen.restore();
}
