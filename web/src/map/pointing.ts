const DWELL = 110;
const LONG = 450;

/**
 * Tells what is pointed at: by a mouse that rests on it, so that it can be left on the way to its
 * description, and by a finger that stays, whose touch then chooses nothing.
 */
export class Pointing {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  constructor(private readonly show: (id: string) => void) {}

  enter(event: PointerEvent, id: string): void {
    if (event.pointerType === "mouse") this.after(DWELL, id);
  }

  down(event: PointerEvent, id: string): void {
    this.held = false;
    if (event.pointerType === "mouse") return;
    this.after(LONG, id, () => (this.held = true));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  /** Whether the click that ends a touch is one that only looked. */
  looked(): boolean {
    this.leave();
    const { held } = this;
    this.held = false;
    return held;
  }

  private after(delay: number, id: string, then?: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.show(id);
      then?.();
    }, delay);
  }
}
