import type { Chart, ChartRegion } from "../../map/chart";

export interface Spot {
  x: number;
  y: number;
}

/** Where the things of a region lie, all in the circle that fits into it. */
export interface Places {
  /** The radius that everything is measured by. */
  unit: number;
  middle: Spot;
  symbols: Spot[];
  things: Spot[];
  /** How wide and high each of the things is. */
  size: number;
  name: Spot & { size: number };
  price: Spot;
}

const NARROWEST = 34;
/** How large a piece is, and how far its neighbour stands: before a token, and alone. */
const BEFORE = { size: 0.6, step: 0.54 };
const ALONE = { size: 0.86, step: 0.8 };

/** How large things are drawn on a chart at most. */
export function largest(chart: Chart): number {
  return 0.4 * Math.sqrt((chart.width * chart.height) / Math.max(1, chart.regions.length));
}

export function placesIn(region: ChartRegion, most: number, held: boolean, things: number): Places {
  const [x = 0, y = 0] = region.label ?? [];
  const unit = Math.max(NARROWEST, Math.min(region.room ?? NARROWEST, most));
  const crowded = held && things > 0;
  const middle = {
    x,
    y: y + (region.symbols?.length ? 0.14 : 0) * unit - (crowded ? 0.08 : 0) * unit,
  };
  const size = Math.max(0.28 * unit, 13);
  const piece = held ? BEFORE : ALONE;
  return {
    unit,
    middle,
    symbols: row(region.symbols?.length ?? 0, 0.54 * unit, x, middle.y - 0.76 * unit),
    things: row(
      things,
      piece.step * unit,
      held ? x - (0.54 - 0.08 * things) * unit : x,
      held ? middle.y + (0.46 + 0.07 * things) * unit : middle.y,
    ),
    size: piece.size * unit,
    name: { x: x + beside(held, things) * unit, y: middle.y + (crowded ? 0.8 : 0.76) * unit, size },
    price: {
      x: x - (held ? 0.82 : things > 0 ? 0.3 + 0.4 * things : 0) * unit,
      y: middle.y - (crowded ? 0.12 : 0) * unit,
    },
  };
}

/** Where one more or one fewer is asked for: off the number of the token and what lies before it. */
export function buttonBeside(middle: Spot, side: number, unit: number): Spot & { r: number } {
  return { x: middle.x + 0.74 * side * unit, y: middle.y - 0.1 * unit, r: 0.26 * unit };
}

/** How far beside the middle the name stands, so that it is not covered. */
function beside(held: boolean, things: number): number {
  if (!held) return 0;
  return things > 0 ? 0.3 * things - 0.14 : -0.24;
}

function row(count: number, step: number, x: number, y: number): Spot[] {
  return Array.from({ length: count }, (_, at) => ({ x: x + (at - (count - 1) / 2) * step, y }));
}
