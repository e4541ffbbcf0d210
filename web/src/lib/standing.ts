import type { Fact } from "./messages";

const UNDONE = "action-undone";

/** What has not been taken back: an undoing takes away the last line of whoever undoes. */
export function standing(log: readonly Fact[]): Fact[] {
  let kept: Fact[] = [];
  for (const fact of log) {
    if (fact.effect !== UNDONE) {
      kept.push(fact);
      continue;
    }
    const last = kept.filter(({ by }) => by === fact.by).at(-1)?.n;
    kept = kept.filter(({ by, n }) => by !== fact.by || n !== last);
  }
  return kept;
}

/** What a seat has done last, with all that came of it and has happened since. */
export function sinceActed(log: readonly Fact[], seat: number): Fact[] {
  const facts = standing(log);
  const last = facts.filter(({ by }) => by === seat).at(-1)?.n ?? 0;
  return facts.filter(({ n }) => n >= last);
}
