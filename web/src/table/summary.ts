import type { Fact } from "../lib/messages";

/** The fact that sums up a seat's last turn, unless the seat has done something since. */
export function summaryOf(
  log: readonly Fact[],
  seat: number | null,
  sumsUp: (fact: Fact) => boolean,
): Fact | undefined {
  const found = log.filter((fact) => fact.args["seat"] === seat && sumsUp(fact)).at(-1);
  const last = log.filter((fact) => fact.by === seat).at(-1);
  return found && last && found.n >= last.n ? found : undefined;
}
