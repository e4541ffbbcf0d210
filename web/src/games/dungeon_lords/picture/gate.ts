import { even, type Brush } from "../../../art/brush";
import { halo } from "../../../art/landscape/air";

/** The way down: two pillars, an arch and two torches, about 1 high. */
export function gate(brush: Brush): void {
  const { world, sheet } = brush;
  brush.blob([-0.34, 0.3, -0.36, -0.4, -0.2, -0.72, 0.2, -0.72, 0.36, -0.4, 0.34, 0.3], "#170c09");
  for (const side of [-1, 1]) {
    const x = 0.44 * side;
    brush.facet([x - 0.15, 0.04, x - 0.12, -0.7, x + 0.12, -0.7, x + 0.15, 0.04], world.ink);
    brush.facet([x - 0.11, 0.02, x - 0.09, -0.68, x + 0.09, -0.68, x + 0.11, 0.02], world.rock);
    brush.facet([x + 0.01, 0.02, x + 0.01, -0.68, x + 0.09, -0.68, x + 0.11, 0.02], world.rockDark);
    for (const y of [-0.18, -0.42])
      brush.ink([x - 0.1, y, x + 0.1, y], 0.025, world.ink, 0.6, even());
  }
  const arch: number[] = [];
  for (let at = 0; at <= 10; at++) {
    const turn = Math.PI * (1 + at / 10);
    arch.push(0.5 * Math.cos(turn), -0.7 + 0.36 * Math.sin(turn));
  }
  brush.ink(arch, 0.26, world.ink, 1, even());
  brush.ink(arch, 0.19, world.rock, 1, even());
  brush.round(0, -1.06, 0.13, 0.13, world.ink, 0.03);
  brush.round(0, -1.06, 0.1, 0.1, "#8f1230", 0.03);
  for (const x of [-0.44, 0.44]) {
    halo(sheet, x, -0.5, 0.6, "#ffae45", 0.6);
    brush.blob(
      [x - 0.06, -0.42, x - 0.05, -0.54, x, -0.7, x + 0.06, -0.54, x + 0.06, -0.42],
      "#ff8a2c",
    );
    brush.blob([x - 0.03, -0.42, x, -0.58, x + 0.03, -0.42], "#ffe594");
  }
}
