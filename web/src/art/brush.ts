import type { Chance } from "./chance";
import { clear } from "./colors";
import type { World } from "./worlds";

export type Sheet = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Paint = string | CanvasGradient;
/** x and y of each point in turn. */
export type Line = readonly number[];
/** How hard the pen presses at a point of a line. */
export type Pressure = (along: number, x: number, y: number) => number;
/** A little drawing, about 1 high, with its foot at the origin. */
export type Stamp = (brush: Brush) => void;

const SWELLING: Pressure = (along) => 0.25 + 0.75 * Math.sin(Math.PI * along);

/** A pressure that does not change. */
export const even =
  (by = 1): Pressure =>
  () =>
    by;

/** A pressure that goes from one to another. */
export const taper =
  (from: number, to: number): Pressure =>
  (along) =>
    from + (to - from) * along;

/** A point of a line by its number. */
export function pointOf(line: Line, at: number): [x: number, y: number] {
  return [line[2 * at] ?? 0, line[2 * at + 1] ?? 0];
}

/** The same line, from its other end. */
export function turned(line: Line): number[] {
  const back: number[] = [];
  for (let at = line.length / 2 - 1; at >= 0; at--) back.push(...pointOf(line, at));
  return back;
}

export function moved(line: Line, dx: number, dy: number): number[] {
  return line.map((part, at) => part + (at % 2 ? dy : dx));
}

/** A line that bends over a point. */
export function bend(line: Line, steps = 7): number[] {
  const [[ax, ay], [ox, oy], [bx, by]] = [pointOf(line, 0), pointOf(line, 1), pointOf(line, 2)];
  const points: number[] = [];
  for (let at = 0; at <= steps; at++) {
    const s = at / steps;
    const r = 1 - s;
    points.push(r * r * ax + 2 * r * s * ox + s * s * bx, r * r * ay + 2 * r * s * oy + s * s * by);
  }
  return points;
}

/** A hand with ink and paint. Light falls from the upper left: right sides are dark. */
export class Brush {
  constructor(
    readonly sheet: Sheet,
    readonly world: World,
    readonly random: Chance,
  ) {}

  jitter(by: number): number {
    return (this.random() - 0.5) * 2 * by;
  }

  /** A drawing with its foot at a point, so high. */
  stamp(drawing: Stamp, x: number, y: number, size: number): void {
    const { sheet } = this;
    sheet.save();
    sheet.translate(x, y);
    sheet.scale(size, size);
    drawing(this);
    sheet.restore();
  }

  /** A closed shape with straight sides. */
  facet(shape: Line, fill: Paint, alpha = 1): void {
    const { sheet } = this;
    sheet.beginPath();
    for (let at = 0; at < shape.length; at += 2) sheet.lineTo(shape[at] ?? 0, shape[at + 1] ?? 0);
    this.#fill(fill, alpha);
  }

  /** A closed shape with soft sides through the middles of its corners. */
  blob(shape: Line, fill: Paint, alpha = 1): void {
    const { sheet } = this;
    const count = shape.length / 2;
    sheet.beginPath();
    for (let at = 0; at <= count; at++) {
      const [x, y] = pointOf(shape, at % count);
      const [nextX, nextY] = pointOf(shape, (at + 1) % count);
      if (at === 0) sheet.moveTo((x + nextX) / 2, (y + nextY) / 2);
      else sheet.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
    }
    this.#fill(fill, alpha);
  }

  /** A round spot that is not quite round. */
  round(
    x: number,
    y: number,
    rx: number,
    ry: number,
    fill: Paint,
    rough = 0.12,
    corners = 9,
  ): void {
    const shape: number[] = [];
    for (let at = 0; at < corners; at++) {
      const turn = (at / corners) * 2 * Math.PI;
      const reach = 1.08 + this.jitter(rough);
      shape.push(x + Math.cos(turn) * rx * reach, y + Math.sin(turn) * ry * reach);
    }
    this.blob(shape, fill);
  }

  /** A line of ink, thick in the middle and thin at its ends, or as the pressure says. */
  ink(line: Line, width: number, color = this.world.ink, alpha = 0.85, pressure = SWELLING): void {
    const last = line.length - 2;
    const shape = new Array<number>(2 * line.length);
    for (let at = 0; at <= last; at += 2) {
      const x = line[at] ?? 0;
      const y = line[at + 1] ?? 0;
      const before = at > 0 ? at - 2 : at;
      const after = at < last ? at + 2 : at;
      const across = (line[after] ?? 0) - (line[before] ?? 0);
      const down = (line[after + 1] ?? 0) - (line[before + 1] ?? 0);
      const half = (width / 2) * pressure(last > 0 ? at / last : 0, x, y);
      const part = half / (Math.sqrt(across * across + down * down) || 1);
      const back = 2 * line.length - at - 2;
      shape[at] = x - down * part;
      shape[at + 1] = y + across * part;
      shape[back] = x + down * part;
      shape[back + 1] = y - across * part;
    }
    this.facet(shape, color, alpha);
  }

  /** From a colour at the top to nothing at the bottom, so that a foot melts into the ground. */
  melting(top: number, bottom: number, color: string, full = 0.55): CanvasGradient {
    const fill = this.sheet.createLinearGradient(0, top, 0, bottom);
    fill.addColorStop(0, color);
    fill.addColorStop(full, clear(color, 0.95));
    fill.addColorStop(1, clear(color, 0));
    return fill;
  }

  /** What a thing keeps from the light: a soft spot to its lower right. */
  shade(x: number, y: number, rx: number, ry: number, alpha = 0.28): void {
    const { sheet } = this;
    sheet.save();
    sheet.translate(x + 0.45 * rx, y);
    sheet.scale(rx * 1.3, ry);
    const fill = sheet.createRadialGradient(0, 0, 0.2, 0, 0, 1);
    fill.addColorStop(0, clear(this.world.shadow, alpha));
    fill.addColorStop(1, clear(this.world.shadow, 0));
    sheet.fillStyle = fill;
    sheet.fillRect(-1, -1, 2, 2);
    sheet.restore();
  }

  /** A light around something that shines. */
  glow(x: number, y: number, radius: number, color: string, alpha = 0.5): void {
    const { sheet } = this;
    const fill = sheet.createRadialGradient(x, y, 0, x, y, radius);
    fill.addColorStop(0, clear(color, alpha));
    fill.addColorStop(0.4, clear(color, alpha * 0.4));
    fill.addColorStop(1, clear(color, 0));
    const before = sheet.globalCompositeOperation;
    if (this.world.dark) sheet.globalCompositeOperation = "lighter";
    sheet.fillStyle = fill;
    sheet.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    sheet.globalCompositeOperation = before;
  }

  #fill(fill: Paint, alpha: number): void {
    const { sheet } = this;
    sheet.closePath();
    sheet.fillStyle = fill;
    sheet.globalAlpha = alpha;
    sheet.fill();
    sheet.globalAlpha = 1;
  }
}
