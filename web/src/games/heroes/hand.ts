import type { Fact } from "../../lib/messages";

export type Counts = Readonly<Record<string, number>>;

/** The cards of a hand in the order of the deck, whenever each of them came. */
export function inOrder(hand: Counts, deck: readonly string[]): [id: string, count: number][] {
  const place = new Map(deck.map((id, at) => [id, at]));
  const of = (id: string): number => place.get(id) ?? deck.length;
  return Object.entries(hand).sort(([one], [other]) => of(one) - of(other));
}

/** The cards that a seat drew last: at the end of this turn or, before that, of the one before. */
export function drawnLast(log: readonly Fact[], seat: number): Set<string> {
  const drawn = new Set<string>();
  for (let at = log.length - 1; at >= 0; at--) {
    const { effect, args } = log[at]!;
    if (args["seat"] !== seat) continue;
    if (effect === "card-seen") drawn.add(String(args["card"]));
    if (effect === "turn-began" && drawn.size > 0) return drawn;
  }
  return new Set();
}
