import type { Fact } from "../../lib/messages";
import type { LordsView } from "./view";

export const COLUMNS = ["a", "b", "c", "d", "e"] as const;
export const ROWS = [1, 2, 3, 4] as const;
export const CELLS: readonly string[] = ROWS.flatMap((row) =>
  COLUMNS.map((column) => `${column}${row}`),
);
/** Where a rented room lies: outside. */
export const RENTED = "rented";

/** What lies on a cell that has been dug. */
export interface Tile {
  kind: "tunnel" | "improved" | "room";
  /** The room or the improved tunnel. */
  id: string;
  conquered: boolean;
  trap: string | null;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Column and row of a cell, counted from 0. */
export function spotOf(cell: string): [column: number, row: number] {
  const at = CELLS.indexOf(cell);
  return [at % COLUMNS.length, Math.floor(at / COLUMNS.length)];
}

/** The cell beside another in the direction of an arrow key. */
export function beside(cell: string, key: string): string | undefined {
  const step = STEPS[key];
  if (!step || !CELLS.includes(cell)) return undefined;
  const [column, row] = spotOf(cell);
  const letter = COLUMNS[column + step[0]];
  const number = ROWS[row + step[1]];
  return letter && number ? `${letter}${number}` : undefined;
}

/** A dungeon by its cells, and its rented room. */
export function tilesOf(view: LordsView, seat: number): Map<string, Tile> {
  const lord = view.seats[seat];
  const found = new Map<string, Tile>();
  if (!lord) return found;
  const lost = new Set(lord.conquered);
  const put = (cell: string, kind: Tile["kind"], id: string): void => {
    const installed = lord.traps.installed;
    const trap = installed?.cell === cell ? installed.trap : null;
    found.set(cell, { kind, id, conquered: lost.has(cell), trap });
  };
  for (const cell of lord.tiles) put(cell, "tunnel", "");
  for (const [id, at] of Object.entries(view.tunnels))
    if (typeof at === "object" && at.seat === seat) put(at.cell, "improved", id);
  for (const [id, at] of Object.entries(view.rooms))
    if (typeof at === "object" && at.seat === seat) put(at.cell, "room", id);
  return found;
}

/** The passages between dug cells that lie side by side. */
export function passages(dug: ReadonlySet<string>): [string, string][] {
  return [...dug].flatMap((cell) =>
    ["ArrowRight", "ArrowDown"]
      .map((key) => beside(cell, key))
      .filter((next) => next !== undefined)
      .filter((next) => dug.has(next))
      .map((next): [string, string] => [cell, next]),
  );
}

/** The cells of a dungeon that facts speak of. */
export function cellsOf(facts: readonly Fact[], seat: number): Set<string> {
  return new Set(
    facts
      .filter(({ args }) => args["seat"] === seat)
      .map(({ args }) => args["cell"])
      .filter((cell) => typeof cell === "string"),
  );
}

/** A name in short lines, as many words on each as fit. */
export function lines(name: string, most = 12): string[] {
  const found: string[] = [];
  for (const word of name.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + word.length < most)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}
