import type { Sheet } from "./brush";
import type { Hour } from "./worlds";

/** A painting that rests between its strokes, so that nobody waits for it. */
export type Strokes = Generator<void, void, void>;

/** Paints a field of its own size; the sheet is scaled to it. */
export type Artist = (sheet: Sheet, hour: Hour) => Strokes;

const PATIENCE = 300;
const LONGEST = 12;
const waiting: { strokes: Strokes; done: () => void }[] = [];
let working = false;

/** Paint while the page has nothing else to do, one painting after the other. */
export function paint(strokes: Strokes): Promise<void> {
  return new Promise((done) => {
    waiting.push({ strokes, done });
    if (!working) rest();
  });
}

function rest(): void {
  working = true;
  if ("requestIdleCallback" in globalThis) requestIdleCallback(work, { timeout: PATIENCE });
  else setTimeout(work, 16);
}

function work(): void {
  const until = performance.now() + LONGEST;
  for (let next = waiting[0]; next; next = waiting[0]) {
    if (next.strokes.next().done) waiting.shift()?.done();
    if (performance.now() >= until) return rest();
  }
  working = false;
}
