import type { Brush } from "../../../art/brush";
import type { Strokes } from "../../../art/easel";
import type { GroundName } from "../../../art/grounds";
import { paintPeaks } from "../../../art/landscape/land";
import { paintSky } from "../../../art/landscape/sky";
import type { View } from "../../../art/landscape/view";
import type { Noise } from "../../../art/noise";
import type { Patch } from "../../../art/patchwork/patch";

export const WIDE = 480;
export const HIGH = 300;

export interface Holding {
  row: number;
  column: number;
  color: string;
}

const BENDS = 5;

/** The sky and the mountains behind the land, seen from far away. */
export function* horizon(view: View, sun: number): Strokes {
  const { sheet } = view.brush;
  const far = { ...view, wide: 2 * WIDE };
  sheet.save();
  sheet.scale(0.5, 0.5);
  paintSky(far, sun);
  yield;
  paintPeaks(far);
  sheet.restore();
}

/** Where a point of the land lies in the picture: rows come nearer, and wider, from the horizon on. */
function seen(column: number, row: number, columns: number, rows: number): [x: number, y: number] {
  const near = (Math.max(0, row) / rows) ** 1.45;
  const across = (column / columns - 0.5) * WIDE * (1.02 + 0.75 * near);
  return [WIDE / 2 + across, HIGH * (0.27 + 0.8 * near)];
}

/** Lands side by side up to the horizon, with borders that two of them share. */
export function quilt(
  { random }: Brush,
  rough: Noise,
  lands: readonly (readonly GroundName[])[],
  holdings: readonly Holding[],
): Patch[] {
  const rows = lands.length;
  const columns = lands[0]?.length ?? 1;
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const inner = row > 0 && row < rows;
      return [
        column + random.between(-0.26, 0.26),
        row + (inner ? random.between(-0.24, 0.24) : row ? 0.2 : 0),
      ] as const;
    }),
  );
  const border = (from: readonly [number, number], to: readonly [number, number]): number[] => {
    const line: number[] = [];
    for (let at = 0; at < BENDS; at++) {
      const share = at / BENDS;
      const column = from[0] + share * (to[0] - from[0]);
      const row = from[1] + share * (to[1] - from[1]);
      const way = 0.09 * rough(3.1 * column, 3.1 * row);
      line.push(...seen(column + way, row + way, columns, rows));
    }
    return line;
  };
  const corner = (row: number, column: number): readonly [number, number] =>
    corners[row]?.[column] ?? [column, row];
  return lands.flatMap((line, row) =>
    line.map((ground, column) => {
      const ring = [
        corner(row, column),
        corner(row, column + 1),
        corner(row + 1, column + 1),
        corner(row + 1, column),
      ] as const;
      const shape = ring.flatMap((from, at) => border(from, ring[(at + 1) % 4] ?? from));
      const [left] = seen(column, row + 0.5, columns, rows);
      const [right] = seen(column + 1, row + 0.5, columns, rows);
      const held = holdings.find((one) => one.row === row && one.column === column);
      return { shape, ground, wide: right - left, ...(held && { held: held.color }) };
    }),
  );
}
