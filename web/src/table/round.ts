import type { Fact } from "../lib/messages";

const UNDONE = "action-undone";

/** Those who have chosen while others still choose, after the news; nobody when all are asked anew. */
export function chosenAfter(
  chosen: readonly number[],
  before: readonly number[],
  now: readonly number[],
  facts: readonly Fact[],
): number[] {
  const did = (seat: number, undone: boolean) =>
    facts.some((fact) => fact.by === seat && (fact.effect === UNDONE) === undone);
  const [last, ...others] = now;
  const alone = last !== undefined && others.length === 0 && did(last, false);
  const fresh = now.some((seat) => !before.includes(seat) && !did(seat, true));
  if (last === undefined || alone || fresh || (before.length < 2 && chosen.length === 0)) return [];
  return [...chosen, ...before].filter((seat) => !now.includes(seat));
}
