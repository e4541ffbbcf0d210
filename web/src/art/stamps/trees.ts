import { taper, type Stamp } from "../brush";
import { mix } from "../colors";

export const pine: Stamp = (brush) => {
  const { world, random } = brush;
  const wide = 0.32 * random.between(0.9, 1.15);
  const tint = random.between(-0.12, 0.2);
  const body = mix(world.pine, tint > 0 ? world.pineLight : world.pineDark, Math.abs(tint) * 2);
  brush.shade(0.1, 0, 0.36, 0.11, 0.42);
  brush.facet([-0.045, 0, -0.03, -0.25, 0.04, -0.25, 0.05, 0], world.trunk);
  for (let tier = 0; tier < 3; tier++) {
    const low = -(0.12 + 0.24 * tier);
    const high = low - (0.46 - 0.05 * tier);
    const reach = wide * (1.1 - 0.27 * tier);
    const tip = [brush.jitter(0.015), high];
    const hem = [-1, -0.55, -0.1, 0.35, 0.7, 1].flatMap((at, tooth) => [
      at * reach,
      low + (tooth % 2 ? -0.045 : 0.02) + brush.jitter(0.012),
    ]);
    const middle = (low + high) / 2 + 0.02;
    brush.facet([...tip, ...hem], body);
    brush.facet([...tip, ...hem.slice(4)], world.pineDark, 0.85);
    brush.facet([...tip, ...hem.slice(0, 4), -0.25 * reach, low - 0.1], world.pineLight, 0.55);
    brush.ink(
      [...tip, 0.45 * reach, middle, ...hem.slice(10)],
      0.045,
      world.ink,
      0.75,
      taper(0.4, 1),
    );
    const west = [...tip, -0.45 * reach, middle, ...hem.slice(0, 2)];
    brush.ink(west, 0.028, world.ink, 0.5, taper(0.4, 1));
    if (world.dark && tier) brush.ink(west, 0.03, world.light, 0.4, taper(0.6, 0.2));
  }
};

export const oak: Stamp = (brush) => {
  const { world, random } = brush;
  const autumn = random.often(0.09);
  const leaf = autumn ? world.autumn : mix(world.leaf, world.leafDark, random.between(0, 0.5));
  const dark = autumn ? mix(world.autumn, world.shadow, 0.45) : world.leafDark;
  const light = autumn ? mix(world.autumn, world.light, 0.4) : world.leafLight;
  const middle = -0.58;
  brush.shade(0.1, 0, 0.42, 0.12, 0.42);
  brush.facet([-0.07, 0, -0.035, -0.3, 0.04, -0.3, 0.08, 0], world.trunk);
  const puffs = Array.from({ length: 7 }, (_, at) => {
    const turn = (at / 7) * 2 * Math.PI + brush.jitter(0.3);
    return {
      x: Math.cos(turn) * 0.22,
      y: middle + Math.sin(turn) * 0.19,
      r: 0.2 * random.between(0.85, 1.15),
    };
  });
  const edge = mix(dark, world.ink, 0.55);
  for (const { x, y, r } of puffs)
    brush.round(x + 0.03, y + 0.035, 1.12 * r, 1.08 * r, edge, 0.1, 7);
  for (const { x, y, r } of puffs) brush.round(x + 0.02, y + 0.02, r, r, dark, 0.1, 7);
  for (const { x, y, r } of puffs)
    brush.round(x - 0.03, y - 0.04, 0.82 * r, 0.8 * r, leaf, 0.14, 7);
  for (const { x, y, r } of puffs)
    if (x < 0.1 && y < middle + 0.08)
      brush.round(x - 0.06, y - 0.07, 0.5 * r, 0.42 * r, light, 0.25, 7);
};

/** A dead tree. */
export const snag: Stamp = (brush) => {
  const { world } = brush;
  const wood = mix(world.trunk, world.rockDark, 0.5);
  const dark = mix(wood, world.ink, 0.38);
  brush.shade(0.1, 0, 0.35, 0.1, 0.35);
  brush.ink([0, 0, -0.04, -0.4, 0.06, -0.75, 0, -1], 0.16, dark, 1, taper(1, 0.2));
  brush.ink([0, -0.45, 0.18, -0.6, 0.2, -0.8], 0.08, dark, 1, taper(1, 0.3));
  brush.ink([-0.02, -0.55, -0.2, -0.66, -0.28, -0.86], 0.07, wood, 1, taper(1, 0.3));
  if (world.dark) brush.ink([-0.06, 0, -0.09, -0.4, 0.01, -0.75], 0.04, world.light, 0.4);
};
