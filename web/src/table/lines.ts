import type { Fact } from "../lib/messages";

/** A line of the log: what happened, how often one after the other, and whose doing it belongs to. */
export interface LogLine {
  fact: Fact;
  count: number;
  /** Nobody before the first turn. */
  seat: number | null;
}

/** Facts as lines: what is told several times in a row is told once, and what chance does belongs
 *  to whoever it happened to. */
export function linesOf(facts: readonly Fact[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const fact of facts) {
    const last = lines.at(-1);
    const seat = fact.by ?? last?.seat ?? null;
    if (last && fact.text && last.fact.text === fact.text && last.seat === seat) last.count += 1;
    else lines.push({ fact, count: 1, seat });
  }
  return lines;
}
