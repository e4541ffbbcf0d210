import type { Future } from "../../../lib/messages";
import type { Person } from "../people";
import { forecast, outcomeOf } from "./gist";

/** Something that happens in so many of the cases. */
export interface Chance {
  kind: "captured" | "lost";
  id: string;
  count: number;
}

/** How much of somebody's hit points goes: surely, and at most. */
export interface Loss {
  sure: number;
  most: number;
}

export interface Odds {
  total: number;
  sure: Chance[];
  maybe: Chance[];
  best: Future;
  worst: Future;
}

/** What the futures of a plan have in common, and how far they lie apart. */
export function oddsOf(futures: readonly Future[], seat: number): Odds | null {
  const [first] = futures;
  if (!first) return null;
  const counts = new Map<string, Chance>();
  for (const future of futures) {
    const { captured, lost } = forecast(future, seat);
    const found = [
      ...captured.map((id) => ({ kind: "captured" as const, id })),
      ...lost.map((id) => ({ kind: "lost" as const, id })),
    ];
    for (const { kind, id } of found) {
      const before = counts.get(`${kind} ${id}`)?.count ?? 0;
      counts.set(`${kind} ${id}`, { kind, id, count: before + future.weight });
    }
  }
  const total = futures.reduce((sum, { weight }) => sum + weight, 0);
  const all = [...counts.values()].sort((one, other) => other.count - one.count);
  const ranked = [...futures].sort((one, other) => worth(other) - worth(one));
  return {
    total,
    sure: all.filter(({ count }) => count === total),
    maybe: all.filter(({ count }) => count < total),
    best: ranked[0] ?? first,
    worst: ranked.at(-1) ?? first,
  };
}

/** What each of a line would lose. */
export function lossesOf(
  line: readonly (Person & { who: string })[],
  futures: readonly Future[],
): Map<string, Loss> {
  const outcomes = futures.map(outcomeOf);
  return new Map(
    line.map(({ who, left }) => {
      const lost = outcomes.map(({ line: after }) => {
        const stands = after.find((one) => one.who === who);
        return Math.max(0, left - (stands?.left ?? 0));
      });
      const sure = lost.length > 0 ? Math.min(...lost) : 0;
      return [who, { sure, most: Math.max(0, ...lost) }];
    }),
  );
}

/** Prisoners first, then tiles, then wounds. */
function worth(future: Future): number {
  const { captured, conquered, line } = outcomeOf(future);
  const left = line.reduce((sum, one) => sum + one.left, 0);
  return (captured.length - conquered.length) * 100 - left;
}
