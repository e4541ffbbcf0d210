import { tuft } from "../../../art/stamps/grass";
import { lily, mire, pond, reeds, wisps } from "../../../art/stamps/marshes";
import { boulder } from "../../../art/stamps/stones";
import { snag } from "../../../art/stamps/trees";
import { spots, type Dresser } from "./hand";

export const swamp: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random, world } = brush;
  const ponds = spots(hand, { apart: 0.95, rim: 0.32, flat: 0.6, clear: 0.52, tries: 400 });
  for (const { x, y } of spots(hand, { apart: 0.35, rim: 0.1, clear: 0.45, most: 18 }))
    brush.stamp(tuft, x, y, 0.08 * size);
  for (const { x, y, depth } of ponds) {
    const wide = Math.min(size * random.between(0.3, 0.5), 0.8 * depth);
    brush.stamp(pond, x, y, wide);
    brush.stamp(reeds, x - 0.7 * wide, y + 0.12 * size, size * random.between(0.3, 0.42));
    if (random.often(0.6))
      brush.stamp(reeds, x + 0.75 * wide, y + 0.02 * size, size * random.between(0.24, 0.34));
    if (random.often(0.5))
      brush.stamp(lily, x + random.between(-0.2, 0.4) * wide, y + 0.12 * wide, 0.09 * size);
    if (world.dark && random.often(0.6)) brush.stamp(wisps, x, y - 0.16 * size, 0.4 * size);
  }
  for (const { x, y } of spots(hand, { apart: 0.7, rim: 0.16, tall: 0.3, clear: 0.55, most: 5 }))
    if (ponds.every((spot) => Math.hypot(spot.x - x, spot.y - y) > 0.45 * size))
      brush.stamp(random.often(0.5) ? snag : reeds, x, y, 0.42 * size);
};

export const mud: Dresser = (hand) => {
  const { brush, size } = hand;
  const { random } = brush;
  for (const { x, y, depth } of spots(hand, {
    apart: 0.86,
    rim: 0.34,
    flat: 0.5,
    clear: 0.52,
    tries: 400,
  }))
    brush.stamp(mire, x, y, Math.min(size * random.between(0.32, 0.5), 0.85 * depth));
  for (const { x, y } of spots(hand, { apart: 0.6, rim: 0.12, clear: 0.55, most: 7 }))
    brush.stamp(boulder, x, y, size * random.between(0.12, 0.26));
};
