import type { Stamp } from "../../../art/brush";
import { flowers, tuft } from "../../../art/stamps/grass";
import { mound } from "../../../art/stamps/mounds";
import { blackMountain, fireMountain, mountain } from "../../../art/stamps/peaks";
import { boulder } from "../../../art/stamps/stones";
import { oak, pine } from "../../../art/stamps/trees";
import type { Spacing, Spot } from "../room";
import { spots, type Dresser, type Hand } from "./hand";

const RANGE: Spacing = { apart: 0.62, rim: 0.27, tall: 0.42, flat: 0.5, clear: 0.54, tries: 700 };
const NARROW: Spacing = { ...RANGE, apart: 0.4, rim: 0.14, tall: 0.24, clear: 0.44 };
const FEW = 4;

/** Places for summits; in a narrow land lower ones. */
function summits(hand: Hand): Spot[] {
  const found = spots(hand, RANGE);
  return found.length < FEW ? spots(hand, NARROW) : found;
}

function raise(hand: Hand, { x, y, depth }: Spot, stamp: Stamp): void {
  const { brush, size } = hand;
  const high = Math.min(0.94, 0.38 + 0.52 * (depth / size)) * brush.random.between(0.82, 1.12);
  brush.stamp(stamp, x, y + 0.2 * size, size * high);
}

export const mountains: Dresser = (hand) => {
  const { brush, size } = hand;
  for (const spot of summits(hand)) {
    raise(hand, spot, mountain);
    if (brush.random.often(0.3)) {
      const side = brush.random.often(0.5) ? -0.3 : 0.34;
      brush.stamp(pine, spot.x + side * size, spot.y + 0.24 * size, 0.2 * size);
    }
  }
};

export const blackMountains: Dresser = (hand) => {
  const { brush, size } = hand;
  summits(hand).forEach((spot, at) => {
    raise(hand, spot, at % 4 === 1 ? fireMountain : blackMountain);
    if (brush.random.often(0.3))
      brush.stamp(boulder, spot.x + 0.3 * size, spot.y + 0.26 * size, 0.12 * size);
  });
};

export const hills: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random } = brush;
  for (const { x, y, depth } of spots(hand, {
    apart: 0.86,
    rim: 0.22,
    tall: 0.24,
    flat: 0.4,
    clear: 0.54,
    tries: 500,
  })) {
    const high = Math.min(0.72 * size, 1.1 * depth + 0.08 * size) * random.between(0.85, 1.15);
    brush.stamp(mound, x, y + 0.14 * size, high);
    if (random.often(0.3)) brush.stamp(oak, x - 0.5 * high, y + 0.12 * size, 0.27 * size);
  }
  for (const { x, y } of spots(hand, { apart: 0.42, rim: 0.12, clear: 0.45, most: 16 }))
    brush.stamp(random.often(0.3) ? flowers : tuft, x, y, 0.075 * size);
};
