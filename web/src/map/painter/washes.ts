import { clear, greyOf } from "../../art/colors";
import { groundIn, shapeIn, type Painting } from "./painting";

const EDGES = [
  [0.7, 0.12],
  [0.4, 0.16],
  [0.18, 0.24],
] as const;

/** Wet paint: a flat wash, pigment that has run to its edge, and a pale middle: light for the eye,
 *  and quiet ground below a token. */
export function washes(painting: Painting): void {
  const { sheet, plan, light, unit } = painting;
  sheet.lineJoin = "round";
  for (const land of plan.lands) {
    const { ground, pool } = groundIn(painting, land);
    const shape = shapeIn(painting, land);
    sheet.save();
    sheet.fillStyle = ground;
    sheet.fill(shape, "evenodd");
    sheet.clip(shape, "evenodd");
    for (const [wide, alpha] of EDGES) {
      sheet.strokeStyle = clear(pool, alpha);
      sheet.lineWidth = wide * unit;
      sheet.stroke(shape);
    }
    const [x, y] = land.label;
    const pale = sheet.createRadialGradient(x, y, 0, x, y, 1.1 * unit);
    const bright = Math.min(1, greyOf(ground) / 120) ** 2;
    pale.addColorStop(0, clear(light.light, (light.dark ? 0.2 : 0.36) * bright));
    pale.addColorStop(1, clear(light.light, 0));
    sheet.fillStyle = pale;
    sheet.fill(shape, "evenodd");
    sheet.restore();
  }
}
