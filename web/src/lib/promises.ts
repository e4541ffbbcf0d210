import type { TableShown } from "./messages";

const KEY = "warren-promises";
const MOST = 200;

type Kept = Record<string, string>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Keep the promise of a table's dice as it was first seen, before the seed was known. */
export function keepPromise(table: TableShown): void {
  const { promise, seed } = table.commitments;
  if (typeof promise !== "string" || seed !== undefined) return;
  const kept = read();
  if (table.id in kept) return;
  const all = [...Object.entries(kept), [table.id, promise]].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    return;
  }
}

/** The promise that this browser saw at a table, or the same one at another table. */
export function promiseSeen(table: string, promise: string): string | undefined {
  const kept = read();
  return kept[table] ?? Object.values(kept).find((one) => one === promise);
}
