import { even, type Stamp } from "../brush";
import { mix } from "../colors";

export const cottage: Stamp = (brush) => {
  const { world } = brush;
  const pane = world.dark && !world.atlas ? world.lamp : mix(world.ink, world.roof, 0.3);
  brush.shade(0.2, 0, 0.6, 0.14, 0.4);
  if (world.dark) brush.glow(0, 0.06, 1.15, world.lamp, 0.42);
  brush.facet(
    [0.22, -0.6, 0.22, -0.95, 0.34, -0.95, 0.34, -0.6],
    mix(world.wall, world.shadow, 0.4),
  );
  brush.facet([-0.4, 0, -0.4, -0.35, 0, -0.4, 0, 0.04], world.wall);
  brush.facet([0, 0.04, 0, -0.4, 0.45, -0.36, 0.45, 0], mix(world.wall, world.shadow, 0.28));
  brush.facet([-0.48, -0.3, -0.22, -0.72, 0.04, -0.34], mix(world.wall, world.light, 0.3));
  brush.facet([-0.22, -0.76, 0.3, -0.7, 0.54, -0.3, 0.05, -0.32], world.roof);
  brush.facet(
    [-0.14, -0.68, 0.28, -0.63, 0.34, -0.53, -0.08, -0.57],
    mix(world.roof, world.light, 0.3),
  );
  brush.facet(
    [-0.26, -0.76, -0.52, -0.3, -0.44, -0.28, -0.2, -0.68],
    mix(world.roof, world.ink, 0.35),
  );
  brush.facet([-0.28, -0.02, -0.28, -0.22, -0.14, -0.23, -0.14, 0], pane);
  brush.facet([0.14, -0.1, 0.14, -0.24, 0.28, -0.24, 0.28, -0.11], pane);
  if (world.dark) brush.glow(0.05, -0.12, 0.5, world.lamp, 0.5);
  brush.ink(
    [-0.5, -0.29, -0.23, -0.76, 0.3, -0.7, 0.54, -0.3, 0.05, -0.32],
    0.05,
    world.ink,
    0.8,
    even(0.9),
  );
  brush.ink([-0.4, -0.3, -0.4, 0, 0, 0.04, 0.45, 0, 0.45, -0.3], 0.04, world.ink, 0.75, even(0.9));
};

export const windmill: Stamp = (brush) => {
  const { world, random } = brush;
  brush.shade(0.15, 0, 0.45, 0.12, 0.4);
  brush.facet([-0.2, 0, -0.12, -0.6, 0, -0.6, 0.02, 0.03], world.wall);
  brush.facet([0.02, 0.03, 0, -0.6, 0.14, -0.6, 0.22, 0], mix(world.wall, world.shadow, 0.3));
  brush.facet([-0.17, -0.58, 0, -0.8, 0.19, -0.58], world.roof);
  brush.ink([-0.2, 0, -0.13, -0.6, 0, -0.8, 0.15, -0.6, 0.22, 0], 0.045, world.ink, 0.8, even(0.9));
  const lit = world.dark && !world.atlas;
  brush.facet(
    [-0.06, -0.2, -0.06, -0.32, 0.03, -0.32, 0.03, -0.2],
    lit ? world.lamp : world.ink,
    0.9,
  );
  const turn = random.between(0.2, 1.2);
  for (let at = 0; at < 4; at++) {
    const c = Math.cos(turn + (at * Math.PI) / 2);
    const s = Math.sin(turn + (at * Math.PI) / 2);
    const from = (along: number, aside: number): number[] => [
      -0.02 + along * c - aside * s,
      -0.6 + along * s + aside * c,
    ];
    brush.facet(
      [...from(0.1, 0), ...from(0.5, 0), ...from(0.5, 0.13), ...from(0.12, 0.1)],
      world.snow,
      0.9,
    );
    brush.ink(
      [...from(0, 0), ...from(0.25, 0), ...from(0.52, 0)],
      0.05,
      world.ink,
      0.85,
      even(0.8),
    );
  }
  if (world.dark) brush.glow(0, -0.25, 0.45, world.lamp, 0.4);
};

/** Sheaves set up to dry. */
export const stook: Stamp = (brush) => {
  const { world } = brush;
  brush.shade(0.1, 0, 0.4, 0.14, 0.4);
  brush.blob([-0.4, 0, -0.3, -0.5, 0, -0.9, 0.3, -0.5, 0.42, 0, 0, 0.1], world.hay);
  brush.blob([0.02, -0.82, 0.3, -0.5, 0.4, 0, 0.1, 0.06], world.plough, 0.8);
  for (const at of [-0.2, 0, 0.2])
    brush.ink([0.5 * at, -0.6, at, -0.3, 1.3 * at, 0], 0.05, world.ink, 0.45);
};
