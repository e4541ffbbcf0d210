import type { View } from "../../art/landscape/view";

const STEPS = 64;

/** Let the paper show where the brush ran dry: a picture painted on a page has no straight sides. */
export function wetEdge({ brush, rough, wide, high }: View): void {
  const { sheet, random } = brush;
  sheet.globalCompositeOperation = "destination-in";
  const shape: number[] = [];
  const far = (along: number, salt: number): number => 0.024 * high * (1 + rough(along * 9, salt));
  for (let at = 0; at < STEPS; at++) shape.push((wide * at) / STEPS, far(at / STEPS, 1));
  for (let at = 0; at < STEPS / 2; at++)
    shape.push(wide - far(at / STEPS, 2), (2 * high * at) / STEPS);
  for (let at = STEPS; at > 0; at--) shape.push((wide * at) / STEPS, high - far(at / STEPS, 3));
  for (let at = STEPS / 2; at > 0; at--) shape.push(far(at / STEPS, 4), (2 * high * at) / STEPS);
  brush.facet(shape, "#000000");
  sheet.globalCompositeOperation = "destination-out";
  for (let at = 0; at < 90; at++) {
    const down = random.often(0.35);
    const along = random();
    const x = down ? (random.often(0.5) ? 0 : wide) : along * wide;
    const y = down ? along * high : random.often(0.5) ? 0 : high;
    const long = high * random.between(0.03, 0.1);
    const line = down ? [x, y - long, x, y + long] : [x - 2 * long, y, x + 2 * long, y];
    brush.ink(line, high * random.between(0.015, 0.05), "#000000", random.between(0.3, 0.9));
  }
  sheet.globalCompositeOperation = "source-over";
}
