import { Brush, moved, type Pressure } from "../../art/brush";
import { chance } from "../../art/chance";
import { mix } from "../../art/colors";
import { noise } from "../../art/noise";
import { isCoast, type Painting } from "./painting";

/** How far a hand goes before its pressure changes. */
const STRETCH = 22;

/** Borders drawn with a pen that presses now more, now less; coasts are bolder. In the deep they
 *  are walls of rock. */
export function borders(painting: Painting): void {
  const { sheet, plan, light, seams, unit, coarse } = painting;
  const brush = new Brush(sheet, light, chance(plan.id));
  const press = noise(`${plan.id}/press`);
  const base = (unit / 100) * (0.5 + 0.5 * coarse);
  const pressure: Pressure = (_, x, y) => 0.72 + 0.42 * press(x / STRETCH, y / STRETCH);
  for (const seam of seams) {
    const { other, line } = seam;
    if (!other && !light.atlas) continue;
    const beside = (by: number): number[] => moved(line, by * base, by * base);
    if (light.deep) {
      brush.ink(beside(3.5), 15 * base, light.shadow, 0.5, pressure);
      brush.ink(line, 12 * base, light.ink, 0.9, pressure);
      brush.ink(line, 9 * base, mix(light.basaltDark, light.basalt, 0.35), 1, pressure);
      brush.ink(beside(-1.6), 3.4 * base, light.basaltLight, 0.75, pressure);
      continue;
    }
    const coast = !other || isCoast(painting, seam);
    const bold = (coast ? 4.6 : 3.6) * base * (light.atlas ? 1.5 : 1);
    brush.ink(beside(2.2), bold * 2.2, light.shadow, 0.22, pressure);
    brush.ink(beside(-1.8), bold * 1.3, light.light, light.dark ? 0.22 : 0.5, pressure);
    brush.ink(line, bold, light.ink, 0.92, pressure);
  }
}
