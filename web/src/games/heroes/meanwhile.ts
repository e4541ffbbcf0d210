import type { Fact } from "../../lib/messages";
import type { Scene } from "../../lib/scene";

/** Regions are kept for good: what others can do is to claim one, or to lean on somebody's support. */
export function meanwhile(facts: readonly Fact[], { seat }: Scene): string {
  const ended = new Set(
    facts.filter(({ effect }) => effect === "claim-ended").map(({ args }) => args["region"]),
  );
  return facts
    .filter(({ effect, args }) =>
      effect === "region-claimed"
        ? args["seat"] !== seat && !ended.has(args["region"])
        : effect === "ally-helped" && args["ally"] === seat,
    )
    .map(({ text }) => text)
    .join("; ");
}
