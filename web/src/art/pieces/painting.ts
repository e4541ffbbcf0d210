import type { Painting, Stroke } from "../../lib/painting";
import { INK, IVORY, paint } from "../paints";

/** A patch with an edge of ink. */
export function patch(color: string, d: string, edge = 3): Stroke {
  return { d, fill: paint(color), stroke: INK, width: edge };
}

export function line(color: string, d: string, width: number): Stroke {
  return { d, fill: "none", stroke: paint(color), width };
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A drawing in a square of 512, around a point. */
export function emblem(d: string, size: number, x = 50, y = 50, fill = IVORY): Stroke {
  const transform = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`;
  return { d, fill, stroke: "none", width: 0, transform };
}

/** The outline of everything in it that has an edge. */
export function silhouette(painting: Painting): string {
  return painting
    .filter((stroke) => stroke.fill !== "none" && stroke.width > 0)
    .map((stroke) => stroke.d)
    .join("");
}
