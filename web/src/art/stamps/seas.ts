import { bend, even, moved, taper, type Stamp } from "../brush";
import { clear, mix } from "../colors";

export const wave: Stamp = (brush) => {
  const { world } = brush;
  const rows = brush.random.often(0.6) ? 2 : 1;
  for (let row = 0; row < rows; row++) {
    const w = 0.5 - 0.14 * row;
    const [x, y] = [0.25 * row, 0.24 * row];
    const crest = [
      ...bend([x - w, y + 0.1 * w, x - 0.55 * w, y - 0.42 * w, x, y]),
      ...bend([x, y, x + 0.55 * w, y - 0.42 * w, x + w, y + 0.1 * w]),
    ];
    brush.ink(moved(crest, 0, 0.07), 0.07, world.grounds.sea.pool, 0.7);
    brush.ink(crest, 0.06, world.foam, 0.8);
  }
};

/** What is left of moonlight on water: short lines, one below the other. */
export const glitter: Stamp = (brush) => {
  const { world, random } = brush;
  for (let row = 0; row < 6; row++) {
    const x = brush.jitter(0.16);
    const w = random.between(0.1, 0.34) * (1 - 0.08 * row);
    brush.ink([x - w, 0.15 * row, x, 0.15 * row + 0.02, x + w, 0.15 * row], 0.05, world.light, 0.6);
  }
};

export const ship: Stamp = (brush) => {
  const { world } = brush;
  brush.round(0, 0.06, 0.6, 0.1, clear(world.grounds.sea.pool, 0.6));
  brush.blob([-0.52, -0.2, -0.34, 0.1, 0.3, 0.1, 0.56, -0.26, 0, -0.13], world.timber);
  brush.ink([-0.42, -0.14, -0.26, 0.08, 0.26, 0.08, 0.48, -0.18], 0.05, world.ink, 0.85, even(0.9));
  brush.ink([-0.02, -0.1, -0.02, -0.5, -0.02, -1], 0.045, world.ink, 0.9, even());
  brush.blob([0, -0.95, 0.5, -0.6, 0.4, -0.2, 0, -0.22], world.snow);
  brush.blob([0.1, -0.4, 0.46, -0.5, 0.38, -0.2, 0, -0.22], world.roof, 0.75);
  brush.blob([-0.06, -0.8, -0.36, -0.3, -0.06, -0.24], mix(world.snow, world.shadow, 0.18));
  brush.facet([-0.02, -1, 0.24, -1.06, -0.02, -1.12], world.roof);
  if (world.dark) {
    brush.glow(-0.36, -0.16, 0.34, world.lamp, 0.7);
    brush.round(-0.36, -0.16, 0.035, 0.04, world.lamp, 0.05, 6);
  }
  brush.stamp(wave, 0.1, 0.18, 0.7);
};

export const serpent: Stamp = (brush) => {
  const { world } = brush;
  const skin = mix(world.leafDark, world.pond, 0.45);
  const neck = [...bend([-0.62, 0, -0.72, -0.7, -0.52, -0.72]), -0.4, -0.66];
  brush.ink(neck, 0.2, world.ink, 0.9, taper(1.1, 0.8));
  brush.ink(neck, 0.2, skin, 1, taper(0.8, 0.55));
  brush.round(-0.45, -0.7, 0.13, 0.085, skin);
  brush.round(-0.44, -0.73, 0.022, 0.022, world.dark ? world.lamp : world.ink);
  brush.ink([-0.78, 0, -0.62, -0.02, -0.45, 0], 0.03, world.foam, 0.9);
  for (const [x, r] of [
    [-0.16, 0.2],
    [0.28, 0.15],
    [0.58, 0.09],
  ] as const) {
    const arc = bend([x - r, 0, x, -2.1 * r, x + r, 0], 10);
    brush.ink(arc, 0.62 * r, world.ink, 0.9, even(1.15));
    brush.ink(arc, 0.62 * r, skin, 1, even(0.85));
    brush.ink(moved(arc, -0.08 * r, -0.1 * r), 0.2 * r, world.leafLight, 0.7);
    for (const side of [-1, 1])
      brush.ink(
        [x + 0.5 * side * r, 0.01, x + side * r, -0.01, x + 1.5 * side * r, 0.01],
        0.14 * r,
        world.foam,
        0.9,
      );
  }
};

export const boat: Stamp = (brush) => {
  const { world } = brush;
  brush.round(0, 0.1, 0.6, 0.12, clear(world.grounds.lake.pool, 0.6));
  brush.blob([-0.56, -0.16, -0.3, 0.12, 0.3, 0.12, 0.56, -0.16, 0, -0.02], world.timber);
  brush.ink([-0.5, -0.13, 0, -0.01, 0.5, -0.13], 0.06, world.ink, 0.8);
  brush.ink([-0.1, -0.2, 0.3, 0.05, 0.55, 0.2], 0.05, world.ink, 0.9, even(0.9));
  if (world.dark) {
    brush.glow(0.4, -0.26, 0.4, world.lamp, 0.7);
    brush.round(0.4, -0.26, 0.05, 0.06, world.lamp, 0.05, 6);
  }
};
