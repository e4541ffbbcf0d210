import type { Fact } from "../lib/messages";

/** A line of the log: what happened, how often one after the other, and whose doing it belongs to. */
export interface LogLine {
  fact: Fact;
  count: number;
  /** Nobody before the first turn. */
  seat: number | null;
  /** It is the first of several of that seat. */
  first: boolean;
}

/** Facts as lines: what is told several times in a row is told once, and what chance does belongs
 *  to whoever it happened to. A line that is as it was before is the same object again. */
export class Lines {
  private known = new Map<Fact, LogLine>();

  of(facts: readonly Fact[]): LogLine[] {
    const lines = linesOf(facts).map((line) => {
      const before = this.known.get(line.fact);
      return before && isSame(before, line) ? before : line;
    });
    this.known = new Map(lines.map((line) => [line.fact, line]));
    return lines;
  }
}

export function linesOf(facts: readonly Fact[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    const seat = fact.by ?? last?.seat ?? null;
    if (last && fact.text && last.fact.text === fact.text && last.seat === seat) last.count += 1;
    else lines.push({ fact, count: 1, seat, first: seat !== (last?.seat ?? null) });
  }
  return lines;
}

function isSame(one: LogLine, other: LogLine): boolean {
  return one.count === other.count && one.seat === other.seat && one.first === other.first;
}
