import { bend, moved } from "../../../art/brush";
import { boat, glitter, serpent, ship, wave } from "../../../art/stamps/seas";
import { depthIn } from "../room";
import { spots, type Dresser } from "./hand";

/** Waves, and one guest: a ship or a serpent, away from the token. */
export const sea: Dresser = (hand) => {
  const { brush, land, unit, size } = hand;
  const { random, world } = brush;
  const found = spots(hand, { apart: 0.8, rim: 0.42, flat: 0.6, clear: 0.6, most: 14 });
  const [cx, cy] = land.label;
  const guest = found
    .filter(({ x, y }) => Math.hypot(x - cx, y - cy) > 1.15 * unit)
    .sort((one, two) => two.depth - one.depth)[0];
  const stamp = random.often(0.6) ? ship : serpent;
  for (const spot of found) {
    const { x, y, depth } = spot;
    if (spot === guest) {
      const high = Math.min(0.95 * size, 1.2 * depth);
      if (world.dark) brush.stamp(glitter, x + 0.1 * size, y + 0.3 * size, 0.6 * size);
      brush.stamp(stamp, x, y + 0.2 * size, high);
    } else if (!guest || Math.hypot(x - guest.x, y - guest.y) > 0.95 * size)
      brush.stamp(world.dark && random.often(0.3) ? glitter : wave, x, y, 0.42 * size);
  }
};

export const lake: Dresser = (hand) => {
  const { brush, size } = hand;
  const { world, random } = brush;
  spots(hand, { apart: 0.7, rim: 0.36, flat: 0.6, clear: 0.54, most: 9 }).forEach(
    ({ x, y }, at) => {
      const moonlit = world.dark && random.often(0.35);
      brush.stamp(at === 1 ? boat : moonlit ? glitter : wave, x, y, 0.38 * size);
    },
  );
};

/** Lines that run as the banks do. */
export const river: Dresser = (hand) => {
  const { brush, land, size } = hand;
  const { random, world } = brush;
  const step = 0.25 * size;
  for (const { x, y } of spots(hand, { apart: 0.34, rim: 0.24, flat: 1, most: 34, clear: 0.42 })) {
    const across = depthIn(land, x + step, y) - depthIn(land, x - step, y);
    const down = depthIn(land, x, y + step) - depthIn(land, x, y - step);
    const turn = Math.hypot(across, down) || 1;
    const long = size * random.between(0.14, 0.32);
    const [dx, dy] = [(-down / turn) * long, (across / turn) * long];
    const line = bend([x - dx, y - dy, x - 0.2 * dy, y + 0.2 * dx, x + dx, y + dy]);
    brush.ink(moved(line, 0.025 * size, 0.025 * size), 0.06 * size, world.grounds.river.pool, 0.5);
    brush.ink(line, 0.04 * size, world.foam, 0.6);
  }
};
