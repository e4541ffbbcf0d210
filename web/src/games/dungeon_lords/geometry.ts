import { chance } from "../../art/chance";
import { passages, RENTED, spotOf, type Tile } from "./cells";

/** The drawing of a dungeon: cells below a strip of sky, with room for the numbers at the left and
 *  for the caves of monsters and prisoners at the right. */
export const CELL = { wide: 120, high: 92 };
export const LEFT = 24;
export const TOP = 100;
export const WIDE = LEFT + 5 * CELL.wide + 128;
export const HIGH = TOP + 4 * CELL.high + 22;
export const ENTRANCE = LEFT + 2.5 * CELL.wide;

const SHAFT = 20;

/** A cave beside the cells: its middle, and how far it reaches. */
export interface Cave {
  x: number;
  y: number;
  wide: number;
  high: number;
}

const BESIDE = LEFT + 5 * CELL.wide + 66;
export const LAIR: Cave = { x: BESIDE, y: TOP + 1.02 * CELL.high, wide: 48, high: 66 };
export const PRISON: Cave = { x: BESIDE, y: TOP + 2.98 * CELL.high, wide: 48, high: 66 };

/** The middle of a cell; a rented room stands above ground, at the right. */
export function middleOf(cell: string): [x: number, y: number] {
  if (cell === RENTED) return [LEFT + 4.7 * CELL.wide, TOP - 44];
  const [column, row] = spotOf(cell);
  return [LEFT + (column + 0.5) * CELL.wide, TOP + (row + 0.5) * CELL.high];
}

/** What of a cell can be hit. */
export function outlineOf(cell: string): string {
  const [x, y] = middleOf(cell);
  return cell === RENTED ? box(x, y, 116, 84, 10) : box(x, y, CELL.wide - 6, CELL.high - 6, 16);
}

/** What has been dug: hollows, passages between them, and the shaft to the entrance. */
export function hollowsOf(tiles: ReadonlyMap<string, Tile>): string {
  const dug = [...tiles].filter(([cell]) => cell !== RENTED);
  const hollows = dug.map(([cell, tile]) => {
    const [x, y] = middleOf(cell);
    return tile.kind === "tunnel" ? hollow(cell, x, y, 44, 30) : hollow(cell, x, y, 53, 38);
  });
  const joined = passages(new Set(dug.map(([cell]) => cell))).map(([from, to]) => {
    const [x, y] = middleOf(from);
    const [u, v] = middleOf(to);
    return y === v
      ? hollow(from + to, (x + u) / 2, y + 8, 38, 18)
      : hollow(from + to, x, (y + v) / 2, 17, 34);
  });
  const caves = [LAIR, PRISON].map(({ x, y, wide, high }) => hollow(`cave ${y}`, x, y, wide, high));
  return [...hollows, ...joined, ...caves, hollow("shaft", ENTRANCE, TOP + 6, SHAFT, 40)].join("");
}

/** A hole in the earth: nearly a box, and never the same twice. */
function hollow(words: string, x: number, y: number, wide: number, high: number): string {
  const random = chance(words);
  const points = Array.from({ length: 18 }, (_, at) => {
    const turn = (at / 18) * 2 * Math.PI;
    const [across, down] = [Math.cos(turn), Math.sin(turn)];
    const square = Math.max(Math.abs(across) ** 0.7, Math.abs(down) ** 0.7) ** -0.8;
    const reach = square * random.between(0.96, 1.05);
    return [x + across * wide * reach, y + down * high * reach] as const;
  });
  const curves = points.map(([px, py], at) => {
    const [nx, ny] = points[(at + 1) % points.length] ?? [px, py];
    return `Q${near(px)} ${near(py)} ${near((px + nx) / 2)} ${near((py + ny) / 2)}`;
  });
  return `M${(curves.at(-1) ?? "").split(" ").slice(2).join(" ")}${curves.join("")}Z`;
}

function near(length: number): string {
  return length.toFixed(1);
}

function box(x: number, y: number, wide: number, high: number, round: number): string {
  const across = wide - 2 * round;
  const down = high - 2 * round;
  const corner = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x - wide / 2 + round} ${y - high / 2}h${across}${corner(round, round)}v${down}` +
    `${corner(-round, round)}h${-across}${corner(-round, -round)}v${-down}${corner(round, -round)}z`
  );
}
