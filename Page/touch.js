// A finger, a mouse or the keyboard in place of a hand.
const finger = { x: 0.5, y: 0.5, isDown: 0 };
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const held = new Set();
let pointer = null;
let round = 0;

export function listen(canvas) {
  const place = ({ offsetX, offsetY }) => {
    finger.x = offsetX / canvas.clientWidth;
    finger.y = offsetY / canvas.clientHeight;
  };
  canvas.onpointerdown = (event) => {
    if (pointer !== null || event.button) return;
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    place(event);
    finger.isDown = 1;
  };
  canvas.onpointermove = (event) => event.pointerId === pointer && place(event);
  canvas.onpointerup = canvas.onpointercancel = canvas.onlostpointercapture = (event) => {
    if (event.pointerId === pointer) lift();
  };
  addEventListener("keydown", (event) => {
    if (event.target !== canvas || !(event.key in steps || event.key === " ")) return;
    event.preventDefault();
    held.add(event.key);
    if (event.key === " ") finger.isDown = 1;
  });
  addEventListener("keyup", (event) => {
    held.delete(event.key);
    if (event.key === " " && pointer === null) finger.isDown = 0;
  });
  addEventListener("blur", lift);
}

export function lift() {
  pointer = null;
  held.clear();
  finger.isDown = 0;
}

// At every refresh of the screen hands the finger's place to `play`, also while nothing is touched.
export function eachTouch(play) {
  const mine = ++round;
  requestAnimationFrame(async function refresh(now) {
    if (mine !== round) return;
    for (const key of held) {
      const [across, down] = steps[key] ?? [0, 0];
      finger.x = Math.min(0.99, Math.max(0.01, finger.x + 0.006 * across));
      finger.y = Math.min(0.99, Math.max(0.01, finger.y + 0.004 * down));
    }
    await play({ ...finger }, now / 1000);
    requestAnimationFrame(refresh);
  });
}

export function endTouch() {
  round += 1;
  lift();
}
