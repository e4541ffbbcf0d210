import { even, type Stamp } from "../brush";
import { mix } from "../colors";

/** The mouth of a mine, held open by beams. */
export const gallery: Stamp = (brush) => {
  const { world } = brush;
  const rock = world.deep ? world.basalt : world.rock;
  const dark = world.deep ? world.basaltDark : world.rockDark;
  brush.shade(0.15, 0, 0.75, 0.18, 0.4);
  brush.blob(
    [-0.72, 0.04, -0.6, -0.5, -0.1, -0.98, 0.45, -0.7, 0.74, 0.04],
    mix(rock, world.light, 0.12),
  );
  brush.blob([0.1, -0.86, 0.45, -0.66, 0.72, 0.02, 0.3, 0], dark, 0.85);
  brush.blob([-0.3, 0.03, -0.3, -0.52, 0, -0.66, 0.3, -0.52, 0.3, 0.03], "#140c10");
  brush.glow(-0.05, -0.22, 0.42, world.lamp, world.dark ? 0.75 : 0.55);
  for (const beam of [
    [-0.3, 0.04, -0.28, -0.54],
    [0.3, 0.04, 0.28, -0.54],
    [-0.42, -0.56, 0.42, -0.56],
  ]) {
    brush.ink(beam, 0.15, world.ink, 0.95, even());
    brush.ink(beam, 0.15, mix(world.timber, world.light, 0.12), 1, even(0.66));
  }
  for (const at of [-0.1, 0.1])
    brush.ink([0.6 * at, -0.1, 1.4 * at, 0.1, 2.2 * at, 0.26], 0.045, world.ink, 0.8, even());
  for (const at of [0.06, 0.15, 0.24])
    brush.ink([-0.1 - 0.8 * at, at, 0.1 + 0.8 * at, at], 0.05, world.trunk, 0.9, even());
  if (world.dark) brush.glow(0, 0.1, 0.8, world.lamp, 0.22);
};

export const nuggets: Stamp = (brush) => {
  const { world } = brush;
  const dark = mix(world.gold, world.shadow, 0.4);
  const bright = mix(world.gold, "#ffffff", 0.55);
  brush.shade(0.1, 0, 0.5, 0.15, 0.4);
  for (const [x, y, r] of [
    [-0.3, -0.12, 0.2],
    [0.26, -0.1, 0.22],
    [-0.02, -0.32, 0.24],
    [0, -0.02, 0.16],
  ] as const)
    brush.stamp(
      () => {
        brush.facet([-1, 0.4, -0.6, -0.8, 0.5, -0.9, 1, 0.2, 0.3, 0.8], world.gold);
        brush.facet([0.1, -0.1, 0.5, -0.9, 1, 0.2, 0.3, 0.8], dark);
        brush.facet([-0.6, -0.8, 0.5, -0.9, 0.1, -0.3], bright);
      },
      x,
      y,
      r,
    );
};
