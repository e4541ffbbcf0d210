import { even, pointOf, type Line } from "../../../art/brush";
import { clear, mix } from "../../../art/colors";
import { cottage, stook, windmill } from "../../../art/stamps/houses";
import { oak } from "../../../art/stamps/trees";
import { parcelsOf } from "../parcels";
import { boxOf, type Spot } from "../room";
import { spots, type Dresser, type Hand } from "./hand";

/** Fields with furrows, and hedges between them. */
export const fields: Dresser = (hand) => {
  const { brush, land, shape } = hand;
  const { sheet } = brush;
  const seeds = spots(hand, { apart: 0.86, rim: -0.1, flat: 0.8, most: 24, tries: 500 });
  const cells = parcelsOf(seeds, boxOf(land));
  sheet.save();
  sheet.clip(shape, "evenodd");
  seeds.forEach((seed, at) => field(hand, seed, cells[at] ?? []));
  for (const cell of cells) hedges(hand, cell);
  sheet.restore();
};

/** Whoever lives on the fields. */
export const farms: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random } = brush;
  spots(hand, { apart: 0.8, rim: 0.3, clear: 0.58, most: 5 }).forEach(({ x, y }, at) => {
    if (at === 0) brush.stamp(cottage, x, y, 0.36 * size);
    else if (at === 1 && random.often(0.6)) brush.stamp(windmill, x, y + 0.1 * size, 0.48 * size);
    else if (random.often(0.4)) brush.stamp(oak, x, y, 0.36 * size);
    else brush.stamp(stook, x, y, 0.18 * size);
  });
};

function field({ brush, size }: Hand, seed: Spot, cell: Line): void {
  const { sheet, world, random } = brush;
  const { ground, pool } = world.grounds.farmland;
  const crops = [
    world.hay,
    ground,
    world.crop,
    mix(ground, world.plough, 0.5),
    world.meadow,
  ] as const;
  brush.facet(cell, random.one(crops), 0.78);
  sheet.save();
  sheet.beginPath();
  for (let at = 0; at < cell.length / 2; at++) {
    const [x, y] = pointOf(cell, at);
    sheet.lineTo(x + (seed.x - x) * 0.1, y + (seed.y - y) * 0.1);
  }
  sheet.clip();
  const turn = random.between(-0.5, 0.5) + (random.often(0.4) ? Math.PI / 2 : 0);
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size];
  const step = 0.1 * random.between(0.9, 1.4);
  for (let off = -1.2; off < 1.2; off += step) {
    const [x, y] = [seed.x - s * off, seed.y + c * off];
    const bent = 0.025 * size;
    brush.ink(
      [x - c, y - s, x + brush.jitter(bent), y + brush.jitter(bent), x + c, y + s],
      0.032 * size,
      pool,
      0.5,
      even(),
    );
  }
  sheet.restore();
}

/** Each hedge once: from its left end to its right one. */
function hedges({ brush, size }: Hand, cell: Line): void {
  const { world, random } = brush;
  const count = cell.length / 2;
  for (let side = 0; side < count; side++) {
    const [ax, ay] = pointOf(cell, side);
    const [bx, by] = pointOf(cell, (side + 1) % count);
    const length = Math.hypot(bx - ax, by - ay);
    if (ax > bx) continue;
    for (let at = 0; at < length; at += 0.1 * size) {
      if (random.often(0.13)) continue;
      const x = ax + (at / length) * (bx - ax) + brush.jitter(0.018 * size);
      const y = ay + (at / length) * (by - ay) + brush.jitter(0.018 * size);
      const spot = (dx: number, dy: number, r: number, fill: string): void =>
        brush.round(x + dx * size, y + dy * size, r * size, 0.85 * r * size, fill, 0.25, 6);
      spot(0.018, 0.024, 0.062, clear(world.shadow, 0.4));
      spot(0, 0, 0.058, world.leafDark);
      spot(-0.012, -0.018, 0.036, world.leaf);
    }
  }
}
