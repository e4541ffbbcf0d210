type Frames = Keyframe[];

/** Everything that moves in one moment, on one clock: it can be held, and broken off. */
export class Clip {
  private readonly moving: Animation[] = [];
  private readonly length: number;

  constructor(
    length: number,
    private readonly pace: number,
  ) {
    this.length = length * pace;
  }

  /** Move an element, by keyframes whose offsets are parts of the whole moment. */
  move(element: Element | null | undefined, frames: Frames, easing = "linear"): void {
    if (!element) return;
    const timing = { duration: this.length, easing, fill: "both" as const };
    this.moving.push(element.animate(frames, timing));
  }

  /** When so many milliseconds of the usual pace have passed. */
  after(clock: Element, time: number, then: () => void): void {
    const waiting = clock.animate([], { duration: time * this.pace });
    waiting.onfinish = then;
    this.moving.push(waiting);
  }

  /** Leave everything as it will be. */
  stop(): void {
    for (const one of this.moving) {
      one.onfinish = null;
      one.cancel();
    }
    this.moving.length = 0;
  }
}
