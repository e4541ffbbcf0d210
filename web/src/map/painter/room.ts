import type { Chance } from "../../art/chance";
import type { Land } from "./plan";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  x: number;
  y: number;
  /** How far it lies from the edge of its land. */
  depth: number;
}

export interface Spacing {
  /** How far spots keep from each other, and how much less above each other. */
  apart: number;
  flat?: number;
  /** How far they keep from the edge, and from the middle. */
  rim: number;
  clear?: number;
  /** How high what stands there reaches: its head stays in its own land. */
  tall?: number;
  most?: number;
  tries?: number;
}

export function boxOf(land: Land): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of land.rings)
    for (let at = 0; at < ring.length; at += 2) {
      const x = ring[at] ?? 0;
      const y = ring[at + 1] ?? 0;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  return box;
}

/** How far a point lies inside a land; below zero outside of it. */
export function depthIn(land: Land, x: number, y: number): number {
  let inside = false;
  let least = Infinity;
  for (const ring of land.rings) {
    let ax = ring.at(-2) ?? 0;
    let ay = ring.at(-1) ?? 0;
    for (let at = 0; at < ring.length; at += 2) {
      const bx = ring[at] ?? 0;
      const by = ring[at + 1] ?? 0;
      if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
      const dx = bx - ax;
      const dy = by - ay;
      const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
      const along = share < 0 ? 0 : share > 1 ? 1 : share;
      const ex = x - ax - along * dx;
      const ey = y - ay - along * dy;
      least = Math.min(least, ex * ex + ey * ey);
      ax = bx;
      ay = by;
    }
  }
  return (inside ? 1 : -1) * Math.sqrt(least);
}

/** Spots in a land that keep apart, from its edge and from its token; the nearest come last. */
export function spotsIn(land: Land, random: Chance, spacing: Spacing): Spot[] {
  const { apart, rim, flat = 0.7, most = 60, clear = 0, tall = 0, tries = 260 } = spacing;
  const box = boxOf(land);
  const [cx, cy] = land.label;
  const spots: Spot[] = [];
  for (let attempt = 0; attempt < tries && spots.length < most; attempt++) {
    const x = random.between(box.left, box.right);
    const y = random.between(box.top, box.bottom);
    if (Math.hypot(x - cx, (y - cy) * 1.15) < clear) continue;
    if (spots.some((spot) => Math.hypot(spot.x - x, (spot.y - y) / flat) < apart)) continue;
    const depth = depthIn(land, x, y);
    if (depth < rim || (tall && depthIn(land, x, y - tall) < 0)) continue;
    spots.push({ x, y, depth });
  }
  return spots.sort((one, two) => one.y - two.y);
}
