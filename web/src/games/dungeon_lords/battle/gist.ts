import type { Fact, Future } from "../../../lib/messages";

/** What a battle came to, in short; who was captured or freed by the names of their cards. */
export interface Gist {
  captured: string[];
  lost: string[];
  held: string[];
  freed: string[];
  evil: number;
}

/** What the engine sums up of a battle that may come. */
export interface Outcome {
  captured: string[];
  conquered: string[];
  line: { who: string; hit_points: number; left: number }[];
  gold: number;
  food: number;
  evil: number;
  imps: number;
}

export function outcomeOf(future: Future): Outcome {
  return future.outcome as unknown as Outcome;
}

export function gistOf(facts: readonly Fact[], seat: number): Gist {
  const own = facts.filter(({ args }) => args["seat"] === seat);
  const told = (effect: string, names: readonly string[]): string[] =>
    own
      .filter((fact) => fact.effect === effect)
      .map(({ args }) => String(names.map((name) => args[name]).find(Boolean)));
  return {
    captured: told("captured", ["adventurer", "paladin"]),
    lost: told("tile-conquered", ["cell"]),
    held: told("tile-held", ["cell"]),
    freed: told("prisoner-freed", ["adventurer"]),
    evil: own
      .filter(({ effect }) => effect === "evil-moved")
      .reduce((sum, { args }) => sum + Number(args["amount"]), 0),
  };
}

/** The gist of a battle that may come. */
export function forecast(future: Future, seat: number): Gist {
  return gistOf(future.facts, seat);
}
