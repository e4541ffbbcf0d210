/** Facts and futures of a battle, for tests. */
import type { Choice, Fact, Future } from "../../../lib/messages";
import type { Outcome } from "./gist";

export function told(effect: string, step = "", args: Fact["args"] = {}, n = 1, by = 0): Fact {
  const fact = { n, by, effect, args: { seat: 0, ...args }, text: effect };
  return step ? { ...fact, step } : fact;
}

export function picked(verb: string, args: Choice["args"] = {}, code = 0): Choice {
  return { code, verb, args, text: verb, price: null };
}

export function future(card: string, facts: Fact[], outcome: Partial<Outcome> = {}): Future {
  const nothing = { captured: [], conquered: [], line: [], gold: 0, food: 0, evil: 0, imps: 0 };
  return { given: { card }, weight: 1, facts, outcome: { ...nothing, ...outcome } };
}
