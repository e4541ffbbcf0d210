import { moved, pointOf, taper, turned, type Brush, type Stamp } from "../brush";
import { mix } from "../colors";

export interface Rock {
  lit: string;
  dark: string;
  snow: boolean;
  /** What glows in its clefts. */
  vein?: string;
  /** How bold its outline is. */
  bold?: number;
}

const STEPS = [0.16, 0.34, 0.52, 0.72, 0.88, 1];

/** A summit with a lit face, a face in shadow, and a ridge between them. */
function crag(brush: Brush, x: number, high: number, wide: number, rock: Rock): void {
  const { world, random } = brush;
  const bold = rock.bold ?? 1;
  const topX = x + brush.jitter(0.12 * high);
  const flank = (side: number): number[] => {
    const line = [topX, -high];
    for (const at of STEPS)
      line.push(
        topX + (x + side * wide - topX) * at ** 1.15 + brush.jitter(0.045 * high * (1.1 - at)),
        -high * (1 - at) + brush.jitter(0.03 * high),
      );
    return line;
  };
  const west = flank(-1);
  const east = flank(1);
  const ridge = [topX, -high];
  [0.2, 0.38, 0.58, 0.8, 1].forEach((at, step) =>
    ridge.push(
      topX + (0.16 + (step % 2) * 0.12) * wide * at + brush.jitter(0.09 * high) * (0.4 + at),
      -high * (1 - at),
    ),
  );
  const back = turned(ridge);
  brush.facet([...west, ...back], brush.melting(-high, 0.06, rock.lit, 0.7));
  brush.facet([...east, ...back], brush.melting(-high, 0.06, rock.dark, 0.7));
  // Light that grazes the ridge, and a gully on the lit side: without them it is a tent.
  brush.facet(
    [...ridge, ...turned(moved(ridge, -0.07 * wide, 0))],
    mix(rock.lit, world.light, 0.5),
    0.55,
  );
  for (const [at, reach] of [
    [2, 0.3],
    [4, 0.2],
  ] as const) {
    const [sx, sy] = pointOf(west, at);
    const fall = Math.min(reach * high, -sy);
    brush.facet(
      [sx + 0.05 * wide, sy, sx + 0.26 * wide, sy + fall, sx + 0.1 * wide, sy + 1.2 * fall],
      rock.dark,
      0.3,
    );
  }
  if (rock.snow) snow(brush, west, east, ridge);
  for (let at = 0; at < 4; at++) {
    const share = 0.34 + 0.15 * at;
    const hx = topX + (x + wide - topX) * share * 0.5 + 0.12 * wide;
    const hy = -high * (1 - share);
    brush.ink([hx, hy, hx + 0.06, hy + 0.08, hx + 0.16, hy + 0.17], 0.03, world.ink, 0.4);
  }
  brush.ink(west, 0.036, world.ink, 0.7, taper(1.05 * bold, 0.3 * bold));
  brush.ink(east, 0.056, world.ink, 0.85, taper(1.05 * bold, 0.3 * bold));
  brush.ink(ridge.slice(0, 10), 0.034, world.ink, 0.45, taper(bold, 0.3 * bold));
  if (world.dark) brush.ink(moved(west, 0.02, 0.015), 0.035, world.light, 0.5, taper(1, 0));
  if (rock.vein) {
    const [vx, vy] = pointOf(ridge, 2);
    brush.ink(
      [vx, vy, ...pointOf(east, 3), x + 0.55 * wide, -0.12 - 0.06 * random()],
      0.05,
      rock.vein,
      0.9,
    );
    brush.glow(vx + 0.1, vy + 0.1, 0.36, rock.vein, 0.35);
  }
}

function snow(
  brush: Brush,
  west: readonly number[],
  east: readonly number[],
  ridge: number[],
): void {
  const { world } = brush;
  const between = (line: readonly number[], at: number): [number, number] => {
    const [[ax, ay], [bx, by]] = [pointOf(line, 1), pointOf(line, 2)];
    return [ax + at * (bx - ax), ay + at * (by - ay)];
  };
  const low = between(west, 0.8);
  const far = between(east, 0.6);
  const hem = [0.22, 0.45, 0.68, 0.86].flatMap((at, tooth) => [
    low[0] + at * (far[0] - low[0]),
    low[1] + at * (far[1] - low[1]) + (tooth % 2 ? -0.05 : 0.08),
  ]);
  const top = pointOf(west, 0);
  brush.facet(
    [...top, ...pointOf(west, 1), ...low, ...hem, ...far, ...pointOf(east, 1)],
    world.snow,
  );
  brush.facet(
    [...top, ...pointOf(ridge, 1), ...hem.slice(2), ...far, ...pointOf(east, 1)],
    mix(world.snow, world.shadow, 0.34),
    0.9,
  );
}

/** A mountain: one summit, or one with lower ones at its side. */
export const peak =
  (rock: Rock): Stamp =>
  (brush) => {
    const { random } = brush;
    const wide = random.between(0.6, 0.74);
    brush.shade(0.2, -0.04, 0.9 * wide, 0.2, 0.38);
    const side = random.often(0.5) ? -1 : 1;
    if (random.often(0.62))
      crag(brush, side * 0.5 * wide, random.between(0.56, 0.72), 0.62 * wide, {
        ...rock,
        snow: false,
      });
    crag(brush, 0, random.between(0.95, 1.18), wide, rock);
    if (random.often(0.4))
      crag(brush, -side * 0.6 * wide, random.between(0.34, 0.46), 0.44 * wide, {
        ...rock,
        snow: false,
      });
  };

/** A mountain of the open land. */
export const mountain: Stamp = (brush) =>
  peak({ lit: brush.world.rock, dark: brush.world.rockDark, snow: true })(brush);

/** A mountain of black stone. */
export const blackMountain: Stamp = (brush) =>
  peak({ lit: brush.world.basaltLight, dark: brush.world.basaltDark, snow: false })(brush);

/** A mountain of black stone with fire in it. */
export const fireMountain: Stamp = (brush) =>
  peak({
    lit: brush.world.basaltLight,
    dark: brush.world.basaltDark,
    snow: false,
    vein: brush.world.lava,
  })(brush);
