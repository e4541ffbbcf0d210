import { RENTED, type Tile } from "./cells";
import { ENTRANCE, middleOf, TOP, type Cave } from "./geometry";
import type { Lord } from "./view";

/** Somebody who is seen in a dungeon: where his feet are, and how tall he is. */
export interface Inhabitant {
  name: string;
  x: number;
  y: number;
  high: number;
  /** Lying face down, or asleep. */
  rests: boolean;
}

const IMP = 40;
/** How many imps stand on a tile before another one comes to stand behind them. */
const ABREAST = 2;

/** The imps of a dungeon on its tunnels, those who have worked asleep; before the gate where there
 *  is no tunnel left. */
export function impsOf(lord: Lord, tiles: ReadonlyMap<string, Tile>): Inhabitant[] {
  const { unused, used } = lord.imps;
  const spots = [...tiles]
    .filter(([cell, tile]) => cell !== RENTED && tile.kind === "tunnel" && !tile.conquered)
    .map(([cell]) => middleOf(cell));
  if (spots.length === 0) spots.push([ENTRANCE + 90, TOP - 28]);
  const each = Math.max(ABREAST, Math.ceil((unused + used) / spots.length));
  return Array.from({ length: unused + used }, (_, at) => {
    const [x, y] = spots[at % spots.length] ?? [0, 0];
    const place = Math.floor(at / spots.length);
    const rests = at >= unused;
    return {
      name: rests ? "imp-rest" : "imp",
      x: x + 8 + (place - (each - 1) / 2) * Math.min(34, 68 / each),
      y: y + 27,
      high: IMP,
      rests,
    };
  });
}

/** Those who sit in a cave, in rows from the back to the front. */
export function crowdIn(
  { x, y, wide, high }: Cave,
  crowd: readonly { name: string; rests?: boolean }[],
): Inhabitant[] {
  const columns = crowd.length > 6 ? 3 : crowd.length > 1 ? 2 : 1;
  const rows = Math.max(2, Math.ceil(crowd.length / columns));
  const tall = Math.min(56, (2 * high - 16) / rows);
  const first = rows - Math.ceil(crowd.length / columns);
  return crowd.map(({ name, rests = false }, at) => {
    const row = first + Math.floor(at / columns);
    const column = at % columns;
    return {
      name,
      rests,
      x: x + (column - (columns - 1) / 2) * ((1.75 * wide) / columns),
      y: y + high - 6 - (rows - 1 - row) * tall,
      high: tall * 1.06,
    };
  });
}
