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
  name: Spot & { size: number };
  price: Spot;
}

const NARROWEST = 34;

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
    y: y + (region.symbols?.length ? 0.12 : 0) * unit - (crowded ? 0.1 : 0) * unit,
  };
  const size = Math.max(0.3 * unit, 13);
  return {
    unit,
    middle,
    symbols: row(region.symbols?.length ?? 0, 0.54 * unit, x, middle.y - 0.7 * unit),
    things: row(
      things,
      0.54 * unit,
      held ? x - 0.14 * unit : x,
      held ? middle.y + 0.72 * unit : middle.y,
    ),
    name: { x: x + beside(held, things) * unit, y: middle.y + 0.68 * unit, size },
    price: { x: x - (held ? 0.74 : things > 0 ? 0.35 + 0.27 * things : 0) * unit, y: middle.y },
  };
}

/** How far beside the middle the name stands, so that it is not covered. */
function beside(held: boolean, things: number): number {
  if (!held) return 0;
  return things > 0 ? -0.14 - 0.27 * things - 0.26 : -0.2;
}

function row(count: number, step: number, x: number, y: number): Spot[] {
  return Array.from({ length: count }, (_, at) => ({ x: x + (at - (count - 1) / 2) * step, y }));
}
