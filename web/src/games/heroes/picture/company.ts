import { even, type Brush } from "../../../art/brush";
import { mix } from "../../../art/colors";

/** A company on the march behind its banner, about 1 high, towards the right. */
export const company =
  (color: string, many: number) =>
  (brush: Brush): void => {
    const { world } = brush;
    brush.shade(-0.3, 0.02, 0.28 * many, 0.12, 0.5);
    for (let at = many - 1; at >= 0; at--) soldier(brush, -0.3 * at, (at % 2) * 0.07, color);
    brush.ink([0.2, 0.02, 0.2, -0.6, 0.2, -1.32], 0.05, world.ink, 1, even());
    brush.blob(
      [0.2, -1.3, 0.5, -1.36, 0.86, -1.24, 0.72, -1.08, 0.84, -0.92, 0.5, -0.98, 0.2, -0.9],
      world.ink,
    );
    brush.blob(
      [0.22, -1.26, 0.5, -1.31, 0.78, -1.21, 0.66, -1.08, 0.77, -0.96, 0.5, -1.02, 0.22, -0.94],
      color,
    );
    brush.round(0.46, -1.11, 0.075, 0.075, "#fff1c9", 0.1);
  };

function soldier(brush: Brush, x: number, down: number, color: string): void {
  const { world, random } = brush;
  const y = down + 0.03 * Math.sin(9 * x);
  brush.ink(
    [x + 0.12, y - 0.3, x + 0.16, y - 0.8, x + 0.17, y - 1.16],
    0.035,
    world.ink,
    1,
    even(),
  );
  brush.facet(
    [x + 0.13, y - 1.1, x + 0.21, y - 1.1, x + 0.17, y - 1.26],
    mix("#d9dde2", world.ink, 0.1),
  );
  for (const leg of [-0.08, 0.08])
    brush.ink(
      [x + leg * 0.5, y - 0.2, x + leg + random.between(-0.03, 0.05), y],
      0.09,
      world.ink,
      1,
      even(),
    );
  brush.blob(
    [x - 0.17, y - 0.1, x - 0.15, y - 0.6, x + 0.13, y - 0.62, x + 0.16, y - 0.1],
    world.ink,
  );
  brush.blob(
    [x - 0.13, y - 0.13, x - 0.11, y - 0.56, x + 0.09, y - 0.58, x + 0.12, y - 0.13],
    mix(color, "#fff1c9", 0.14),
  );
  brush.round(x - 0.01, y - 0.7, 0.13, 0.14, world.ink, 0.03);
  brush.round(x, y - 0.69, 0.1, 0.11, "#eac9a0", 0.03);
  brush.facet(
    [x - 0.12, y - 0.7, x - 0.09, y - 0.86, x + 0.08, y - 0.87, x + 0.12, y - 0.7],
    mix("#aeb4bd", world.ink, 0.2),
  );
  brush.round(x - 0.1, y - 0.36, 0.13, 0.16, world.ink, 0.04);
  brush.round(x - 0.1, y - 0.36, 0.1, 0.125, color, 0.04);
}
