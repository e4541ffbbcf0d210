const SLACK = 8;

/** The region that lies under a point of the screen. */
function regionAt({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest(".region");
  return found ? found.id.replace("region-", "") : null;
}

/**
 * Something dragged from one region to another, by a mouse or, where `canLift` allows it, by a
 * finger, whose events all go to the region in which it came down.
 */
export class Carrying {
  private from: string | null = null;
  private start = { x: 0, y: 0 };

  constructor(
    private readonly canLift: (region: string) => boolean,
    /** A finger that carries something is over a region. */
    private readonly over: (region: string) => void,
    private readonly drop: (from: string, to: string) => void,
  ) {}

  down(event: PointerEvent, region: string): void {
    const lifts = event.pointerType === "mouse" ? event.button === 0 : this.canLift(region);
    this.from = event.isPrimary && lifts ? region : null;
    this.start = { x: event.clientX, y: event.clientY };
  }

  /** Whether a finger is on its way with something. */
  move(event: PointerEvent): boolean {
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
    if (this.from === null || event.pointerType === "mouse" || far < SLACK) return false;
    const region = regionAt(event);
    if (region !== null) this.over(region);
    return true;
  }

  /** A drag that ends elsewhere is followed by no click. */
  up(event: PointerEvent): void {
    const { from } = this;
    this.from = null;
    const to = from === null ? null : regionAt(event);
    if (from !== null && to !== null && to !== from) this.drop(from, to);
  }

  cancel(): void {
    this.from = null;
  }

  /** While a finger carries something nothing is scrolled below it. */
  keep(sheets: HTMLElement): () => void {
    const stay = (event: Event): void => {
      if (this.from !== null) event.preventDefault();
    };
    sheets.addEventListener("touchmove", stay, { passive: false });
    return () => sheets.removeEventListener("touchmove", stay);
  }
}
