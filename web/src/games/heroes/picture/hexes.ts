import type { GroundName } from "../../../art/grounds";
import type { Patch } from "../../../art/patchwork/patch";

export const WIDE = 480;
export const HIGH = 300;

const SIDE = 52;
const FLAT = 0.62;
const CORNERS = [0, 1, 2, 3, 4, 5] as const;

/** Where the middle of a hex lies on the sheet. */
export function placeOf(row: number, column: number): [x: number, y: number] {
  const across = Math.sqrt(3) * SIDE;
  return [18 + across * (column + (row % 2 ? 0.5 : 0)), 44 + 1.5 * SIDE * FLAT * row * 1.06];
}

/** A map of hexes that lies on the table before us. */
export function hexes(lands: readonly (readonly GroundName[])[]): Patch[] {
  return lands.flatMap((line, row) =>
    line.map((ground, column) => {
      const [x, y] = placeOf(row, column);
      const shape = CORNERS.flatMap((corner) => {
        const turn = Math.PI * (corner / 3 + 1 / 6);
        return [x + SIDE * Math.cos(turn), y + SIDE * FLAT * Math.sin(turn)];
      });
      return { shape, ground, wide: 1.5 * SIDE };
    }),
  );
}
