import { clear, mix } from "../colors";
import { halo, mist } from "./air";
import { SKIES } from "./hours";
import type { View } from "./view";

const CLOUDS = 6;
const STARS = 70;
const CRATERS = [
  [-0.018, -0.012, 0.014],
  [0.02, 0.016, 0.01],
  [0.012, -0.026, 0.008],
] as const;

/** The sky, with what shines in it and what drifts before that. */
export function paintSky(view: View, sun: number): void {
  const { brush, wide, high, time } = view;
  const { sheet, random } = brush;
  const { colors, glow, sun: height } = SKIES[time];
  const fill = sheet.createLinearGradient(0, 0, 0, 0.62 * high);
  colors.forEach((color, at) => fill.addColorStop(at / 2, color));
  sheet.fillStyle = fill;
  sheet.fillRect(0, 0, wide, high);
  const x = wide * (sun + brush.jitter(0.06));
  const y = high * height;
  if (time === "night") stars(view);
  halo(sheet, x, y, 0.6 * high, glow, 0.75);
  if (time === "deep") return roof(view);
  brush.round(x, y, 0.06 * high, 0.06 * high, glow, 0.01, 16);
  if (time === "night") craters(view, x, y);
  for (let at = 0; at < CLOUDS; at++)
    cloud(
      view,
      random.between(0, wide),
      high * random.between(0.05, 0.3),
      high * random.between(0.06, 0.13),
      mix(colors[1], glow, 0.6),
    );
}

function stars({ brush, wide, high }: View): void {
  const { random } = brush;
  for (let at = 0; at < STARS; at++) {
    const size = high * random.between(0.0015, 0.005);
    const color = clear("#f4f1ff", random.between(0.3, 0.95));
    brush.round(random.between(0, wide), high * random.between(0, 0.42), size, size, color, 0.1, 5);
  }
}

function craters({ brush, high }: View, x: number, y: number): void {
  for (const [dx, dy, size] of CRATERS)
    brush.round(x + dx * high, y + dy * high, size * high, 0.8 * size * high, "#bcc6e6", 0.1);
}

/** Rock above us, and what has dripped from it. */
function roof({ brush, rough, wide, high }: View): void {
  const { world, random } = brush;
  for (const [level, color] of [
    [0.13, mix(world.basaltDark, "#1d1530", 0.55)],
    [0.06, mix(world.basaltDark, "#0a0712", 0.5)],
  ] as const) {
    const edge = [-0.02 * wide, -1];
    const step = 0.035 * high;
    for (let x = -0.02 * wide; x < 1.02 * wide; x += step * random.between(1.2, 3)) {
      const drip = high * (level + 0.05 * rough(x / high, level * 40));
      edge.push(x, drip, x + 0.4 * step, drip + high * random.between(0.02, 0.17) * random());
      edge.push(x + 0.9 * step, drip);
    }
    edge.push(1.02 * wide, -1);
    brush.facet(edge, color);
    brush.ink(edge.slice(2, -2), 0.006 * high, world.light, 0.16, () => 1);
  }
}

/** Many soft bellies under one lit back. */
function cloud({ brush }: View, x: number, y: number, size: number, color: string): void {
  const { random, world } = brush;
  const puffs = Array.from({ length: 9 }, () => ({
    x: x + brush.jitter(1.7 * size),
    rise: random(),
    wide: size * random.between(0.4, 0.75),
  }));
  for (const puff of puffs)
    brush.round(puff.x, y + 0.08 * size, puff.wide, 0.2 * size, clear(world.shadow, 0.05), 0.2);
  for (const puff of puffs)
    brush.round(
      puff.x,
      y - 0.12 * size * puff.rise,
      puff.wide,
      size * (0.12 + 0.1 * puff.rise),
      clear(color, 0.26),
      0.25,
    );
}

/** What lies between the far hills and us. */
export function veil(
  { brush, wide, high, time }: View,
  from: number,
  to: number,
  by: number,
): void {
  mist(brush.sheet, wide, from * high, to * high, SKIES[time].colors[2], by);
}
