interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Something that had better be left in sight, and how much. */
export interface Neighbour {
  box: Box;
  weight: number;
}

const GAP = 8;
/** So far away is as bad as covering all of what one would choose next. */
const FAR = 600;
const ASKEW = 4000;

/** Beside a thing, within an area; never over it as long as that can be, and over little else. */
export function besideThing(
  thing: Box,
  menu: Size,
  area: Box,
  others: readonly Neighbour[] = [],
): { left: number; top: number } {
  const lefts = placesAlong(thing.left, thing.right, menu.width, area.left, area.right);
  const tops = placesAlong(thing.top, thing.bottom, menu.height, area.top, area.bottom);
  const ways = lefts.flatMap((left) =>
    tops.map((top) => {
      const box = { left, top, right: left + menu.width, bottom: top + menu.height };
      return { left, top, cost: costOf(box, thing, others) };
    }),
  );
  const best = ways.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { left: best.left, top: best.top };
}

/** Before it, after it, flush with one of its ends, in its middle, and at both ends of the area. */
function placesAlong(
  from: number,
  to: number,
  size: number,
  least: number,
  most: number,
): number[] {
  return [(from + to - size) / 2, to + GAP, from - GAP - size, from, to - size, least, most].map(
    (at) => Math.max(least + GAP, Math.min(at, most - size - GAP)),
  );
}

function costOf(box: Box, thing: Box, others: readonly Neighbour[]): number {
  const size = (box.right - box.left) * (box.bottom - box.top);
  const covered = others.reduce((sum, { box: one, weight }) => sum + weight * shared(box, one), 0);
  const far = Math.hypot(
    Math.max(0, thing.left - box.right, box.left - thing.right),
    Math.max(0, thing.top - box.bottom, box.top - thing.bottom),
  );
  const askew = Math.hypot(
    box.left + box.right - thing.left - thing.right,
    box.top + box.bottom - thing.top - thing.bottom,
  );
  return 1000 * (shared(box, thing) / size) + covered / size + far / FAR + askew / ASKEW;
}

function shared(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
