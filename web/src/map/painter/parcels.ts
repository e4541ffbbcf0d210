import { pointOf, type Line } from "../../art/brush";
import type { Box, Spot } from "./room";

/** The land of each seed within a box: the part nearer to it than to any other. */
export function parcelsOf(seeds: readonly Spot[], box: Box): Line[] {
  return seeds.map((seed) => {
    let cell: Line = [
      box.left,
      box.top,
      box.right,
      box.top,
      box.right,
      box.bottom,
      box.left,
      box.bottom,
    ];
    for (const other of seeds) if (other !== seed) cell = nearer(cell, seed, other);
    return cell;
  });
}

/** What of a cell lies nearer to one spot than to another. */
function nearer(cell: Line, one: Spot, other: Spot): Line {
  const kept: number[] = [];
  const count = cell.length / 2;
  for (let at = 0; at < count; at++) {
    const [x, y] = pointOf(cell, at);
    const [nextX, nextY] = pointOf(cell, (at + 1) % count);
    const here = gap(x, y, one, other);
    const there = gap(nextX, nextY, one, other);
    if (here >= 0) kept.push(x, y);
    if (here >= 0 !== there >= 0) {
      const share = here / (here - there);
      kept.push(x + share * (nextX - x), y + share * (nextY - y));
    }
  }
  return kept;
}

function gap(x: number, y: number, one: Spot, other: Spot): number {
  return (x - other.x) ** 2 + (y - other.y) ** 2 - (x - one.x) ** 2 - (y - one.y) ** 2;
}
