import { Brush, pointOf, type Line } from "../../art/brush";
import { chance } from "../../art/chance";
import { clear, mix } from "../../art/colors";
import { groundIn, isCoast, shapeIn, trace, type Painting } from "./painting";

const SHALLOWS = [
  [1.1, 0.14],
  [0.7, 0.2],
  [0.36, 0.32],
] as const;
const RIPPLES = [0.13, 0.26, 0.41];

/** Coasts: shallow water, and ripples that run along the land. */
export function waters(painting: Painting): void {
  const { sheet, plan, light, seams, unit } = painting;
  const coasts = seams.filter((seam) => isCoast(painting, seam));
  if (coasts.length === 0) return;
  const coast = new Path2D();
  for (const { line } of coasts) trace(coast, line);
  const water = new Path2D();
  for (const land of plan.lands)
    if (groundIn(painting, land).water) water.addPath(shapeIn(painting, land));
  sheet.save();
  sheet.clip(water, "evenodd");
  sheet.lineJoin = sheet.lineCap = "round";
  const shallow = mix(light.grounds.lake.ground, light.foam, 0.35);
  for (const [wide, alpha] of SHALLOWS) {
    sheet.strokeStyle = clear(shallow, alpha);
    sheet.lineWidth = wide * unit;
    sheet.stroke(coast);
  }
  const brush = new Brush(sheet, light, chance(plan.id));
  for (const { line, region } of coasts) {
    const out = groundIn(painting, region).water ? 1 : -1;
    RIPPLES.forEach((off, ring) => {
      const width = ((2.1 - 0.5 * ring) * unit) / 80;
      ripple(brush, line, out * off * unit, width, 0.75 - 0.2 * ring);
    });
  }
  sheet.restore();
}

/** A broken line beside a coast. */
function ripple(brush: Brush, coast: Line, off: number, width: number, alpha: number): void {
  const { random, world } = brush;
  const last = coast.length / 2 - 1;
  let run: number[] = [];
  let left = random.between(6, 16);
  const flush = (): void => {
    if (run.length > 6) brush.ink(run, width, world.foam, alpha);
    run = [];
  };
  for (let at = 1; at < last; at++) {
    const [x, y] = pointOf(coast, at);
    const [ax, ay] = pointOf(coast, Math.max(0, at - 3));
    const [bx, by] = pointOf(coast, Math.min(last, at + 3));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    run.push(x - ((by - ay) / length) * off, y + ((bx - ax) / length) * off);
    if (--left < 0) {
      flush();
      left = random.between(5, 18);
      at += Math.floor(random.between(1, 4));
    }
  }
  flush();
}
