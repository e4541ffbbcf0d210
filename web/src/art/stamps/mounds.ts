import { moved, pointOf, taper, turned, type Brush, type Stamp } from "../brush";
import { mix } from "../colors";
import { tuft } from "./grass";

/** A rounded summit, lit and drawn as a mountain is: two faces, a ridge, strokes in the shadow. */
function hump(brush: Brush, x: number, high: number, wide: number): void {
  const { world } = brush;
  const { ground, pool } = world.grounds.hill;
  const lean = brush.jitter(0.2 * wide);
  const arc: number[] = [];
  for (let at = 0; at <= 12; at++) {
    const s = at / 12;
    const curve = Math.sin(Math.PI * s) ** 0.94;
    arc.push(
      x - wide + 2 * wide * s + lean * curve,
      -high * curve + brush.jitter(0.014) * Math.sin(Math.PI * s),
    );
  }
  const [topX, topY] = pointOf(arc, 6);
  const ridge = [topX, topY];
  for (const at of [0.3, 0.55, 0.8, 1])
    ridge.push(topX + (0.34 * at * at + 0.05) * wide + brush.jitter(0.02), topY * (1 - at));
  brush.facet(
    arc,
    brush.melting(-high, 0.02, mix(ground, world.light, world.dark ? 0.2 : 0.42), 0.62),
  );
  brush.facet(
    [...arc.slice(12), ...turned(ridge)],
    brush.melting(-high, 0.02, mix(pool, world.shadow, 0.1), 0.55),
  );
  brush.facet(
    [...ridge, ...turned(moved(ridge, -0.1 * wide, 0.01))],
    brush.melting(-high, 0.02, mix(ground, world.light, world.dark ? 0.35 : 0.7), 0.3),
    0.7,
  );
  for (let at = 0; at < 4; at++) {
    const [hx, hy] = pointOf(arc, 7 + at);
    brush.ink(
      bend(hx - 0.02, hy + 0.05, -0.02 * wide, 0.5 * -hy),
      0.026,
      world.ink,
      0.42,
      taper(1, 0.2),
    );
  }
  brush.ink(
    arc,
    0.05,
    world.ink,
    0.78,
    (s) => 0.2 + 0.95 * Math.sin(Math.PI * Math.min(1, 0.85 * s + 0.15)),
  );
  if (world.dark) brush.ink(moved(arc.slice(4, 16), 0.01, 0.03), 0.035, world.light, 0.5);
}

const bend = (x: number, y: number, dx: number, dy: number): number[] => [
  x,
  y,
  x + 0.3 * dx,
  y + 0.5 * dy,
  x + dx,
  y + dy,
];

/** A hill: one rounded summit, or two that lean on each other. */
export const mound: Stamp = (brush) => {
  const { random } = brush;
  const wide = random.between(0.72, 0.94);
  const side = random.often(0.5) ? -1 : 1;
  brush.shade(0.25 * wide, -0.02, 0.95 * wide, 0.2, 0.32);
  if (random.often(0.6)) hump(brush, side * 0.62 * wide, random.between(0.34, 0.46), 0.62 * wide);
  hump(brush, 0, random.between(0.56, 0.76), wide);
  for (let at = 0; at < 3; at++) {
    const s = random.between(0.2, 0.6);
    brush.stamp(
      tuft,
      (1.4 * s - 0.7) * wide,
      -0.34 * Math.sin(Math.PI * s) * random.between(0.2, 1),
      0.12,
    );
  }
};
