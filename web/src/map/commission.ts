import type { Hour, WorldName } from "../art/worlds";
import type { Chart, ChartRegion } from "./chart";
import { unitOf, type Commission, type Land, type Plan } from "./painter/plan";

/** The widest picture that is painted, and how many pixels it has at most where there is one. */
const WIDEST = 2560;
const DENSEST = 2;
/** Below so many pixels for a token drawings are larger and fewer, down to a limit. */
const NEAR = 44;
const COARSEST = 1.75;

/** How much is painted around a map, in units of it: its frame, and where it is an island the sea. */
export interface Edge {
  margin: number;
  frame: number;
}

export function edgeOf(chart: Chart, world: WorldName): Edge {
  if (world !== "atlas") return { margin: 0.026 * chart.height, frame: 0.026 * chart.height };
  const unit = unitOf(chart, chart.regions.length);
  return { margin: 0.9 * unit, frame: 0.26 * unit };
}

/** A map for the painter; what has no outline cannot be painted. */
export function planOf(chart: Chart, groundOf: (region: ChartRegion) => string): Plan {
  return {
    id: chart.id,
    width: chart.width,
    height: chart.height,
    lands: chart.regions.flatMap((region): Land[] => {
      const { id, rings = [], label } = region;
      const [x, y] = label ?? [];
      if (rings.length === 0 || x === undefined || y === undefined) return [];
      return [{ id, terrain: groundOf(region), rings, label: [x, y] }];
    }),
  };
}

/** What to paint for a place on the page, or nothing where there is no room. */
export function commissionFor(
  plan: Plan,
  world: WorldName,
  hour: Hour,
  edge: Edge,
  place: { width: number; height: number; density: number },
): Commission | null {
  const wide = plan.width + 2 * edge.margin;
  const high = plan.height + 2 * edge.margin;
  const near = Math.min(place.width / wide, place.height / high);
  const scale = Math.min(near * Math.min(place.density, DENSEST), WIDEST / wide);
  if (!(scale * wide >= 1 && scale * high >= 1) || plan.lands.length === 0) return null;
  const seen = near * unitOf(plan, plan.lands.length);
  const coarse = Math.max(1, Math.min(COARSEST, (NEAR / seen) ** 0.8));
  return { plan, world, hour, scale, ...edge, coarse: Math.round(coarse * 100) / 100 };
}

/** What tells a picture from all others. */
export function signOf({ plan, world, hour, scale, coarse }: Commission): string {
  return [plan.id, digestOf(plan), world, hour, Math.round(scale * 10_000), coarse].join(" ");
}

/** A short sign of what a map looks like: two boards may have one name. */
function digestOf(plan: Plan): number {
  let digest = 2166136261;
  const add = (part: number): void => {
    digest = Math.imul(digest ^ part, 16777619);
  };
  for (const { terrain, rings } of plan.lands) {
    for (const char of terrain) add(char.codePointAt(0) ?? 0);
    for (const ring of rings) for (const part of ring) add(Math.round(10 * part));
  }
  return digest >>> 0;
}
