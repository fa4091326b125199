// A finger, a mouse or the keyboard in place of a hand.
const finger = { x: 0.5, y: 0.5, isDown: 0 };
const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let [pointer, round] = [null, 0];

export function listen(canvas) {
  const place = ({ offsetX, offsetY }) =>
    Object.assign(finger, { x: offsetX / canvas.clientWidth, y: offsetY / canvas.clientHeight });
  canvas.onpointerdown = (event) => {
    if (pointer !== null || event.button) return;
    pointer = event.pointerId;
    canvas.setPointerCapture(pointer);
    place(event).isDown = 1;
  };
  canvas.onpointermove = (event) => event.pointerId === pointer && place(event);
  canvas.onlostpointercapture = (event) => event.pointerId === pointer && lift();
  canvas.onkeydown = (event) => {
    if (event.key === " ") finger.isDown = 1;
    else if (!(event.key in steps)) return;
    event.preventDefault();
    // A fraction of a semitone, so that a held key glides.
    const [across, down] = steps[event.key] ?? [0, 0];
    finger.x = Math.min(1, Math.max(0, finger.x + 0.02 * across));
    finger.y = Math.min(1, Math.max(0, finger.y + 0.006 * down));
  };
  canvas.onkeyup = ({ key }) => key === " " && lift();
  canvas.onblur = lift;
}
const lift = () => ([pointer, finger.isDown] = [null, 0]);
// At every refresh of the screen hands the finger's place to `play`, also while nothing is touched.
export function eachTouch(play) {
  const mine = ++round;
  requestAnimationFrame(async function refresh(now) {
    if (mine !== round) return;
    await play({ ...finger }, now / 1000);
    requestAnimationFrame(refresh);
  });
}
export function endTouch() {
  round += 1;
  lift();
}
