import { even, type Stamp } from "../brush";

export const boulder: Stamp = (brush) => {
  const { world } = brush;
  const lit = world.deep ? world.basaltLight : world.rock;
  const dark = world.deep ? world.basaltDark : world.rockDark;
  const outline = [-0.5, 0, -0.42, -0.34, -0.06, -0.56, 0.34, -0.4, 0.52, 0];
  brush.shade(0.1, 0, 0.5, 0.14, 0.4);
  brush.facet(outline, lit);
  brush.facet([-0.02, -0.52, 0.34, -0.4, 0.52, 0, 0.08, 0, -0.02, -0.24], dark);
  brush.ink(outline, 0.07, world.ink, 0.8, even(0.8));
};

/** Stones that hang together, a small one in front. */
export const rubble: Stamp = (brush) => {
  brush.stamp(boulder, 0, 0, 1);
  brush.stamp(boulder, -0.5, 0.16, 0.5);
};
