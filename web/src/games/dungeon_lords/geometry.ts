import { passages, RENTED, spotOf, type Tile } from "./cells";

/** The drawing of a dungeon: cells below a strip of sky, with room for the numbers at the left. */
export const CELL = { wide: 120, high: 94 };
export const LEFT = 24;
export const TOP = 88;
export const WIDE = LEFT + 5 * CELL.wide + 8;
export const HIGH = TOP + 4 * CELL.high + 24;
export const ENTRANCE = LEFT + 2.5 * CELL.wide;

const PASSAGE = 36;
const SHAFT = 40;

/** The middle of a cell; a rented room stands above ground, at the right. */
export function middleOf(cell: string): [x: number, y: number] {
  if (cell === RENTED) return [LEFT + 4.5 * CELL.wide, TOP - 40];
  const [column, row] = spotOf(cell);
  return [LEFT + (column + 0.5) * CELL.wide, TOP + (row + 0.5) * CELL.high];
}

/** What of a cell can be hit. */
export function outlineOf(cell: string): string {
  const [x, y] = middleOf(cell);
  return cell === RENTED ? box(x, y, 108, 70, 10) : box(x, y, CELL.wide - 6, CELL.high - 6, 14);
}

/** What has been dug: hollows, passages between them, and the shaft to the entrance. */
export function hollowsOf(tiles: ReadonlyMap<string, Tile>): string {
  const dug = [...tiles].filter(([cell]) => cell !== RENTED);
  const hollows = dug.map(([cell, tile]) => {
    const [x, y] = middleOf(cell);
    return tile.kind === "room" ? box(x, y, 108, 82, 22) : box(x, y, 92, 66, 28);
  });
  const joined = passages(new Set(dug.map(([cell]) => cell))).map(([from, to]) => {
    const [x, y] = middleOf(from);
    const [u, v] = middleOf(to);
    return y === v
      ? box((x + u) / 2, y, CELL.wide - 40, PASSAGE, 0)
      : box(x, (y + v) / 2, PASSAGE, CELL.high - 30, 0);
  });
  return [...hollows, ...joined, box(ENTRANCE, TOP + 6, SHAFT, 64, 16)].join("");
}

/** The edge of a layer of earth, from side to side and down to the bottom. */
export function layerOf(at: number): string {
  const y = at === 0 ? TOP - 8 : TOP + (at * (HIGH - TOP)) / 4;
  const points = Array.from({ length: 17 }, (_, step) => {
    const x = (step * WIDE) / 16;
    return `${x.toFixed(1)} ${(y + 5 * Math.sin(step * 1.3 + at * 2.1)).toFixed(1)}`;
  });
  return `M${points.join("L")}V${HIGH}H0Z`;
}

function box(x: number, y: number, wide: number, high: number, round: number): string {
  const across = wide - 2 * round;
  const down = high - 2 * round;
  const corner = (dx: number, dy: number): string =>
    round ? `a${round} ${round} 0 0 1 ${dx} ${dy}` : "";
  return (
    `M${x - wide / 2 + round} ${y - high / 2}h${across}${corner(round, round)}v${down}` +
    `${corner(-round, round)}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`
  );
}
