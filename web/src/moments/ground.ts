/** A point of the stage, in pixels. */
export interface Point {
  x: number;
  y: number;
}

/** A region of the board as it stands on the stage. */
export interface Spot extends Point {
  /** How much room there is around its middle. */
  room: number;
  /** Its outline, in the coordinates of its drawing. */
  shape: string;
  box: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const STEPS = 11;

/** What tells a thing from its copy. */
const TOLD = ["id", "data-choice", "data-slot", "aria-controls"];

/** The page as a stage: where the places of the board, what stands in them, and the seats are. */
export class Ground {
  /** `stage` is what all points are measured from; places and seats lie beside it. */
  constructor(private readonly stage: HTMLElement) {}

  /** The board as a whole. */
  board(): { x: number; y: number; width: number; height: number } {
    const found = this.around?.querySelector(".board");
    const box = (found ?? this.stage).getBoundingClientRect();
    return { ...this.at(box.left, box.top), width: box.width, height: box.height };
  }

  /** Whether something lies on the board. */
  holds(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest(".board") !== null;
  }

  seat(seat: number): Point | null {
    const mark = this.around?.querySelector(`[data-seat="${seat}"]`);
    if (!mark) return null;
    const box = mark.getBoundingClientRect();
    return this.at(box.left + Math.min(box.width / 2, 36), box.top + box.height / 2);
  }

  /** All that lies before somebody. */
  seatBox(seat: number): { x: number; y: number; width: number; height: number } | null {
    const box = this.around?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
    return box ? { ...this.at(box.left, box.top), width: box.width, height: box.height } : null;
  }

  spot(place: string | null): Spot | null {
    const path = this.shape(place);
    const drawing = path?.ownerSVGElement;
    const matrix = path?.getScreenCTM();
    if (!path || !drawing || !matrix) return null;
    const [middle, room] = middleOf(path);
    const { x, y } = middle.matrixTransform(matrix);
    const box = drawing.getBoundingClientRect();
    return {
      ...this.at(x, y),
      room: room * Math.hypot(matrix.a, matrix.b),
      shape: path.getAttribute("d") ?? "",
      box: drawing.getAttribute("viewBox") ?? "",
      left: this.at(box.left, 0).x,
      top: this.at(0, box.top).y,
      width: box.width,
      height: box.height,
    };
  }

  /** What stands in a place. */
  standing(place: string): SVGGraphicsElement[] {
    return [
      ...(this.around?.querySelectorAll<SVGGraphicsElement>(
        `[data-standing="${CSS.escape(place)}"]`,
      ) ?? []),
    ];
  }

  /** The sheet on which a place is drawn. */
  sheet(place: string): Element | null | undefined {
    return this.shape(place)?.ownerSVGElement?.parentElement;
  }

  /** A picture of what stands in a place, to be shown when it is gone. */
  keep(place: string): SVGSVGElement | null {
    const [piece] = this.standing(place);
    const drawing = piece?.ownerSVGElement;
    if (!piece || !drawing) return null;
    const box = drawing.getBoundingClientRect();
    const own = piece.getBoundingClientRect();
    const kept = drawing.cloneNode(false) as SVGSVGElement;
    const copy = piece.cloneNode(true) as SVGGraphicsElement;
    copy.removeAttribute("data-standing");
    for (const part of [copy, ...copy.querySelectorAll<SVGElement>("[class]")])
      part.style.animation = "none";
    kept.append(copy);
    const { x, y } = this.at(box.left, box.top);
    Object.assign(kept.style, {
      position: "absolute",
      inset: "auto",
      left: `${x}px`,
      top: `${y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      transformOrigin: `${own.left - box.left + own.width / 2}px ${own.bottom - box.top}px`,
    });
    return kept;
  }

  /** A copy of what lies in a place of the offer, over it, to be shown when it is gone. */
  lift(slot: number): HTMLElement | null {
    const lying = this.around?.querySelector<HTMLElement>(`[data-slot="${slot}"]`);
    if (!lying) return null;
    const box = lying.getBoundingClientRect();
    const copy = lying.cloneNode(true) as HTMLElement;
    copy.inert = true;
    for (const part of [copy, ...copy.querySelectorAll("*")])
      for (const name of TOLD) part.removeAttribute(name);
    const pictures = lying.querySelectorAll("canvas");
    copy.querySelectorAll("canvas").forEach((canvas, at) => {
      const picture = pictures[at];
      if (picture && picture.width > 0) canvas.getContext("2d")?.drawImage(picture, 0, 0);
    });
    const { x, y } = this.at(box.left, box.top);
    Object.assign(copy.style, {
      position: "absolute",
      left: `${x}px`,
      top: `${y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    return copy;
  }

  private get around(): Element | null {
    return this.stage.parentElement;
  }

  private shape(place: string | null): SVGPathElement | null {
    if (place === null) return null;
    const path = this.around?.querySelector<SVGPathElement>(`#region-${CSS.escape(place)} path`);
    return path ?? null;
  }

  private at(x: number, y: number): Point {
    const box = this.stage.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }
}

/** The point inside a shape that is farthest from its edge, of some that are tried. */
function middleOf(path: SVGPathElement): [DOMPoint, number] {
  const { x, y, width, height } = path.getBBox();
  const tried = Array.from({ length: STEPS * STEPS }, (_, at) => {
    const [column, row] = [at % STEPS, Math.floor(at / STEPS)];
    const point = new DOMPoint(
      x + (width * (column + 0.5)) / STEPS,
      y + (height * (row + 0.5)) / STEPS,
    );
    return { point, inside: path.isPointInFill(point) };
  });
  const outside = tried.filter(({ inside }) => !inside);
  const edge = Math.min(width, height) / 2;
  let best: [DOMPoint, number] = [new DOMPoint(x + width / 2, y + height / 2), 0];
  for (const { point, inside } of tried) {
    if (!inside) continue;
    const margin = Math.min(point.x - x, x + width - point.x, point.y - y, y + height - point.y);
    const room = Math.min(
      edge,
      margin + edge / STEPS,
      ...outside.map((one) => Math.hypot(one.point.x - point.x, one.point.y - point.y)),
    );
    if (room > best[1]) best = [point, room];
  }
  return best;
}
