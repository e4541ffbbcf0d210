import type { Line, Sheet } from "../../art/brush";
import { groundOf, worldOf, type World } from "../../art/worlds";
import type { Ground } from "../../art/grounds";
import { seamsOf, type Seam } from "../seams";
import { unitOf, type Commission, type Land, type Plan } from "./plan";

/** A picture while it is painted: what every layer of it needs to know. */
export interface Painting extends Commission {
  readonly sheet: Sheet;
  readonly light: World;
  readonly unit: number;
  readonly seams: readonly Seam<Land>[];
  readonly shapes: ReadonlyMap<Land, Path2D>;
}

export function paintingOf(sheet: Sheet, commission: Commission): Painting {
  const { plan, world, hour } = commission;
  return {
    ...commission,
    sheet,
    light: worldOf(world, hour),
    unit: unitOf(plan, plan.lands.length),
    seams: seamsOf(plan.lands),
    shapes: new Map(plan.lands.map((land) => [land, shapeOf(land)])),
  };
}

export function groundIn({ light }: Painting, land: Land): Ground {
  return groundOf(light, land.terrain);
}

/** Whether land meets water in a seam. */
export function isCoast(painting: Painting, { region, other }: Seam<Land>): boolean {
  return !!other && !groundIn(painting, region).water !== !groundIn(painting, other).water;
}

export function shapeIn(painting: Painting, land: Land): Path2D {
  return painting.shapes.get(land) ?? new Path2D();
}

export function trace(path: Path2D, line: Line): void {
  for (let at = 0; at < line.length; at += 2) {
    if (at) path.lineTo(line[at] ?? 0, line[at + 1] ?? 0);
    else path.moveTo(line[at] ?? 0, line[at + 1] ?? 0);
  }
}

/** The whole sheet, its margin too. */
export function sheetBox({
  plan,
  margin,
}: {
  plan: Plan;
  margin: number;
}): [number, number, number, number] {
  return [-margin, -margin, plan.width + 2 * margin, plan.height + 2 * margin];
}

function shapeOf(land: Land): Path2D {
  const path = new Path2D();
  for (const ring of land.rings) {
    trace(path, ring);
    path.closePath();
  }
  return path;
}
