import { moved } from "../brush";
import { mix } from "../colors";
import { tuft } from "../stamps/grass";
import { blackMountain, mountain } from "../stamps/peaks";
import { countryOf } from "./homes";
import { veil } from "./sky";
import type { View } from "./view";

const LEVELS = [0.54, 0.66, 0.8] as const;
const TREES = [0.1, 0.16, 0.25] as const;
const DASHES = [0.05, 0.09, 0.15] as const;
const TUFTS = [0.014, 0.026, 0.042] as const;

/** Mountains along the horizon, pale with distance. */
export function paintPeaks(view: View): void {
  const { brush, wide, high, home, time } = view;
  const { peaks, roll = 1 } = countryOf(home);
  const many = Math.max(3, Math.round((roll < 1 ? 1.2 : 3.2) * (wide / high)));
  const stamp = time === "deep" ? blackMountain : mountain;
  for (let at = 0; at < many; at++)
    brush.stamp(
      stamp,
      (wide * (at + 0.5)) / many + brush.jitter(0.05 * wide),
      0.6 * high,
      high * peaks * brush.random.between(0.2, 0.4),
    );
  veil(view, 0.28, 0.64, 0.72);
}

/** One of three bands of land, each nearer than the last. */
export function paintLand(view: View, band: 0 | 1 | 2): void {
  const { brush, rough, wide, high, home, time } = view;
  const { world, sheet } = brush;
  const { ground: own, roll = 1 } = countryOf(home);
  const near = band > 0 || roll < 1;
  const ground = world.grounds[near ? own : time === "deep" ? "mud" : "hill"];
  const level = LEVELS[band];
  const top = (x: number): number =>
    high * (level + 0.05 * roll * rough(x / (0.3 * wide) + 11 * band, band * 7));
  const edge: number[] = [];
  for (let x = -0.02 * wide; x <= 1.02 * wide; x += wide / 40) edge.push(x, top(x));
  const fill = sheet.createLinearGradient(0, high * (level - 0.05), 0, high * (level + 0.3));
  fill.addColorStop(0, mix(ground.ground, world.light, band === 0 ? 0.35 : 0.18));
  fill.addColorStop(1, mix(ground.ground, ground.pool, 0.75));
  brush.facet([...edge, 1.02 * wide, 1.05 * high, -0.02 * wide, 1.05 * high], fill);
  dashes(view, band, top, ground.pool);
  const pressure = (along: number): number => 0.7 + 0.5 * rough(along * 30, band);
  brush.ink(moved(edge, 0, 0.008 * high), 0.006 * high, world.light, 0.35, () => 1);
  brush.ink(edge, 0.009 * high, world.ink, 0.3 + 0.15 * band, pressure);
  grow(view, band, top);
  if (band < 2) veil(view, level - 0.1, level + 0.14, 0.34 - 0.14 * band);
}

/** Short strokes of a dry brush: without them a band of land is only a band. */
function dashes(view: View, band: 0 | 1 | 2, top: (x: number) => number, pool: string): void {
  const { brush, wide, high, home } = view;
  const { random, world } = brush;
  const long = high * DASHES[band];
  const many = Math.round(((24 + 14 * band) * wide) / high);
  for (let at = 0; at < many; at++) {
    const x = random.between(0, wide);
    const y = top(x) + high * random.between(0.012, 0.3);
    const lit = random.often(0.45);
    const line = [
      x - long,
      y + 0.04 * long,
      x,
      y - 0.06 * long,
      x + long,
      y + brush.jitter(0.1 * long),
    ];
    brush.ink(line, long * random.between(0.05, 0.2), lit ? world.light : pool, lit ? 0.2 : 0.22);
  }
  if (world.grounds[countryOf(home).ground].water || world.deep) return;
  for (let at = 0; at < (9 * wide) / high; at++) {
    const x = random.between(0, wide);
    brush.stamp(tuft, x, top(x) + high * random.between(0.02, 0.24), high * TUFTS[band]);
  }
}

function grow(view: View, band: 0 | 1 | 2, top: (x: number) => number): void {
  const { brush, wide, high, home } = view;
  const { random } = brush;
  const country = countryOf(home);
  const kinds = band === 0 ? (country.far ?? country.grows) : country.grows;
  const size = high * TREES[band];
  const many = Math.max(1, Math.round((country.many[band] * wide) / high / 1.6));
  const first = Math.floor(random.between(0, kinds.length));
  Array.from({ length: many }, (_, at) => {
    const x = (wide * (at + random.between(0.1, 0.9))) / many;
    return { x, y: top(x) + size * random.between(0.1, 0.5), at };
  })
    .sort((one, other) => one.y - other.y)
    .forEach(({ x, y, at }) => {
      const kind = kinds[(first + at) % kinds.length] ?? kinds[0];
      const large = size * random.between(...kind.size);
      brush.stamp(kind.stamp, x, y + (kind.sunk ?? 0) * size, large);
    });
}
