import { bend, even, taper, type Brush, type Stamp } from "../brush";
import { clear, mix } from "../colors";

/** A spot with an uneven bank: several that have run together, drawn layer by layer. */
function puddle(brush: Brush): (grow: number, dx: number, dy: number, fill: string) => void {
  const lobes = Array.from({ length: 4 }, (_, at) => ({
    x: (at - 1.5) * 0.42 + brush.jitter(0.12),
    y: brush.jitter(0.17),
    r: brush.random.between(0.36, 0.6),
  }));
  return (grow, dx, dy, fill) => {
    for (const { x, y, r } of lobes)
      brush.round(x + dx, y + dy, r * grow, 0.42 * r * grow, fill, 0.14, 10);
  };
}

/** Still water. */
export const pond: Stamp = (brush) => {
  const { world } = brush;
  const { pool } = world.grounds.swamp;
  const water = puddle(brush);
  water(1.16, 0.025, 0.05, mix(pool, world.ink, 0.3));
  water(1.06, -0.025, -0.025, mix(pool, world.pond, 0.3));
  water(0.96, 0.025, 0.05, world.pond);
  brush.round(-0.25, -0.02, 0.42, 0.1, clear(world.pondLight, world.dark ? 0.75 : 0.6), 0.2);
  for (const x of [-0.4, 0.1, 0.5]) {
    const y = brush.jitter(0.12);
    brush.ink([x - 0.2, y, x, y + 0.04, x + 0.2, y], 0.04, world.foam, 0.65);
  }
};

export const lily: Stamp = (brush) => {
  const { world } = brush;
  brush.round(0, 0, 1, 0.5, world.leafDark, 0.1);
  brush.round(-0.1, -0.1, 0.8, 0.36, world.leaf, 0.1);
  brush.round(0.1, -0.2, 0.28, 0.22, world.snow, 0.3);
};

export const reeds: Stamp = (brush) => {
  const { world, random } = brush;
  brush.shade(0.1, 0, 0.3, 0.08, 0.35);
  const count = random.between(4, 8);
  for (let at = 0; at < count; at++) {
    const lean = brush.jitter(0.34);
    const high = random.between(0.55, 1.05);
    const foot = brush.jitter(0.14);
    const stalk = bend([foot, 0, foot + 0.1 * lean, -0.6 * high, foot + lean, -high]);
    const green = mix(world.reed, world.ink, world.dark ? 0 : 0.25);
    brush.ink(stalk, 0.07, green, 0.95, taper(1, 0.3));
    if (at % 2 === 0)
      brush.ink(
        [foot + 0.75 * lean, -0.76 * high, foot + 0.87 * lean, -0.89 * high, foot + lean, -high],
        0.13,
        world.cattail,
        1,
        even(),
      );
  }
};

/** Small lights that wander over a marsh by night. */
export const wisps: Stamp = (brush) => {
  for (let at = 0; at < 3; at++) {
    const x = brush.jitter(0.8);
    const y = brush.jitter(0.5);
    brush.glow(x, y, 0.42, "#a8f0b4", 0.5);
    brush.round(x, y, 0.05, 0.05, "#f2ffd8", 0.05, 6);
  }
};

/** Mud that bubbles. */
export const mire: Stamp = (brush) => {
  const { world, random } = brush;
  const { ground, pool } = world.grounds.mud;
  const mud = puddle(brush);
  mud(1.12, -0.03, -0.04, mix(pool, world.ink, 0.35));
  mud(1.02, 0.03, 0.04, pool);
  mud(0.8, 0.05, 0.07, mix(pool, ground, 0.3));
  brush.ink([-0.6, -0.08, -0.2, -0.16, 0.3, -0.13], 0.05, world.light, 0.5);
  for (let at = 0; at < 3; at++) {
    const x = brush.jitter(0.55);
    const y = brush.jitter(0.12);
    const r = random.between(0.07, 0.14);
    brush.round(x, y, 1.15 * r, 1.05 * r, mix(pool, world.ink, 0.5), 0.05);
    brush.round(x, y - 0.1 * r, r, 0.9 * r, mix(ground, world.light, 0.15), 0.05);
    brush.round(x - 0.3 * r, y - 0.45 * r, 0.35 * r, 0.26 * r, clear(world.light, 0.9), 0.05);
  }
};
