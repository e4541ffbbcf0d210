import { grouped } from "../lib/grouped";
import type { Fact } from "../lib/messages";

const KEY = "warren-seen";
const MOST_TABLES = 100;
const MOST_RETOLD = 40;

type Seen = Record<string, number>;

function read(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

/** Remember the line up to which a table has been seen in this browser. */
export function keepSeen(table: string, line: number): void {
  const { [table]: before, ...others } = read();
  if (before === line) return;
  const all = [...Object.entries(others).slice(1 - MOST_TABLES), [table, line]];
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    return;
  }
}

/** The line up to which a table has been seen; none where it is seen for the first time. */
export function lineSeen(table: string): number | undefined {
  return read()[table];
}

/** Facts line by line, for those who looked away: what is long ago comes in one. */
export function retold(facts: readonly Fact[]): Fact[][] {
  const lines = [...grouped(facts, (fact) => fact.n).values()];
  const long = lines.slice(0, -MOST_RETOLD).flat();
  const last = lines.slice(-MOST_RETOLD);
  return long.length > 0 ? [long, ...last] : last;
}
