import type { TableShown } from "./messages";
import { pactOf } from "./pact";

const PROMISES = "warren-promises";
const OPENINGS = "warren-openings";
const HEADS = "warren-heads";
const MOST = 200;

type Kept = Record<string, string>;

/** What this browser saw of a table while it was played. */
export interface Seen {
  /** The first promise. */
  promise?: string;
  /** What all were bound to when this browser revealed its contribution. */
  opening?: string;
  /** The last head of the chain of lines. */
  head?: string;
}

function read(key: string): Kept {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** Keep something of a table; the newest tables stay. */
function keep(key: string, table: string, value: string): void {
  const kept = read(key);
  if (kept[table] === value) return;
  const others = Object.entries(kept).filter(([one]) => one !== table);
  try {
    const all = [...others, [table, value]].slice(-MOST);
    localStorage.setItem(key, JSON.stringify(Object.fromEntries(all)));
  } catch {
    return;
  }
}

/** Keep the promise of a table's dice as it was first seen, before the seed was known. */
export function keepPromise(table: TableShown): void {
  const { promise, seed } = table.commitments;
  if (typeof promise !== "string" || seed !== undefined) return;
  if (!(table.id in read(PROMISES))) keep(PROMISES, table.id, promise);
}

export function keepOpening(table: string, opening: string): void {
  keep(OPENINGS, table, opening);
}

export function keepHead(table: string, head: string | undefined): void {
  if (head) keep(HEADS, table, head);
}

/** What this browser saw at a table, or at the one that had the same promise. */
export function seenOf(table: string, commitments: Record<string, unknown>): Seen {
  const promises = read(PROMISES);
  const made = commitments["promise"];
  const same = Object.keys(promises).find((one) => promises[one] === made);
  const id = table in promises || same === undefined ? table : same;
  const found = { promise: promises[id], opening: read(OPENINGS)[id], head: read(HEADS)[id] };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Whether a promise is the one of a header, or of a round before it that came to nothing. */
export function isPromised(promise: string, commitments: Record<string, unknown>): boolean {
  const voided = pactOf(commitments)?.voided ?? [];
  return [commitments["promise"], ...voided.map((one) => one.promise)].includes(promise);
}
