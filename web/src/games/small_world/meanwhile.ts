import { listed } from "../../lib/listed";
import type { Fact } from "../../lib/messages";
import type { Scene } from "../../lib/scene";
import { t } from "../../lib/text.svelte";
import { spoken } from "../../map/spoken";

interface Loss {
  regions: string[];
  tokens: number;
}

/** Which regions others took from the seat one looks through, with how many tokens, and its coins. */
export function meanwhile(facts: readonly Fact[], scene: Scene): string {
  const { seat, table } = scene;
  if (seat === null) return "";
  const name = (of: number): string => table?.seats[of]?.name ?? "";
  const losses = lossesOf(facts, seat);
  const coins = paymentsOf(facts, seat);
  return [
    ...[...losses].map(([by, { regions, tokens }]) =>
      t("web-meanwhile-taken", { player: name(by), regions: listed(regions), tokens }),
    ),
    ...[...coins].map(([by, count]) =>
      t("web-meanwhile-coins", { player: name(by), coins: count }),
    ),
  ].join("; ");
}

/** What each of the others has conquered. */
function lossesOf(facts: readonly Fact[], seat: number): Map<number, Loss> {
  const found = new Map<number, Loss>();
  for (const fact of facts) {
    if (fact.effect !== "region-lost" || fact.args["seat"] !== seat) continue;
    const by = conquerorOf(fact, facts);
    if (by === null || by === seat) continue;
    const loss = found.get(by) ?? { regions: [], tokens: 0 };
    loss.regions.push(spoken(String(fact.args["region"])));
    loss.tokens += Number(fact.args["lost"]);
    found.set(by, loss);
  }
  return found;
}

function conquerorOf({ n, by, args }: Fact, facts: readonly Fact[]): number | null {
  const taken = facts.find(
    (one) =>
      one.n === n && one.effect === "region-conquered" && one.args["region"] === args["region"],
  );
  return taken ? Number(taken.args["seat"]) : by;
}

/** What was paid in the moves of each of the others. */
function paymentsOf(facts: readonly Fact[], seat: number): Map<number, number> {
  const found = new Map<number, number>();
  for (const { effect, args, by } of facts)
    if (effect === "coins-paid" && args["seat"] === seat && by !== null && by !== seat)
      found.set(by, (found.get(by) ?? 0) + Number(args["coins"]));
  return found;
}
