import type { Fact } from "../../../lib/messages";
import type { Figure } from "../view";

/** Something that meets somebody in a line: so many hit points, or so much courage. */
export interface Hit {
  effect: string;
  amount: number;
}

/** Somebody in a line as a moment leaves him. */
export interface Stander {
  figure: Figure;
  hits: Hit[];
  /** How he leaves the line in this moment. */
  leaves: "" | "captured" | "gone";
}

/** What is seen at once of a battle: one trap, one attack, one spell. */
export interface Moment {
  seat: number;
  step: string;
  facts: Fact[];
  line: Stander[];
}

const OPENING = new Set([
  "trap-sprung",
  "spell-cast",
  "spell-failed",
  "monster-attacked",
  "monster-blocked",
  "pet-attacked",
  "pet-used",
  "fatigue-taken",
  "conquest-skipped",
  "tile-conquered",
  "tile-held",
]);

const STRUCK = new Set([
  "damage-dealt",
  "damage-prevented",
  "shield-absorbed",
  "courage-given",
  "courage-lost",
  "healed",
  "strengthened",
  "poison-dealt",
]);

/** What just happened in one battle, beat by beat. */
export interface Run {
  seat: number;
  beats: Fact[][];
}

/** The battles that facts tell of; what belongs together at once is one beat. */
export function runsOf(facts: readonly Fact[]): Run[] {
  const runs: Run[] = [];
  let open = false;
  for (const fact of facts) {
    if (!fact.step || fact.step === "surrender") {
      open = false;
      continue;
    }
    if (!open) runs.push({ seat: Number(fact.args["seat"]), beats: [] });
    open = true;
    const beats = runs.at(-1)?.beats ?? [];
    const last = beats.at(-1);
    if (last?.[0]?.step === fact.step && !OPENING.has(fact.effect)) last.push(fact);
    else beats.push([fact]);
  }
  return runs;
}

/** What is seen one after the other of a battle, from its line as it was. */
export function momentsOf({ seat, beats }: Run, line: readonly Figure[]): Moment[] {
  let now: Stander[] = line.map((figure) => ({ figure, hits: [], leaves: "" }));
  return beats.map((facts) => {
    now = now.filter(({ leaves }) => !leaves).map((one) => ({ ...one, hits: [] }));
    for (const fact of facts) if (fact.args["seat"] === seat) now = after(now, fact);
    return { seat, step: facts[0]?.step ?? "", facts, line: now };
  });
}

/** Whether moments end in what is so: else something happened that no fact tells. */
export function leadsTo(moments: readonly Moment[], line: readonly Figure[]): boolean {
  const end = (moments.at(-1)?.line ?? []).filter(({ leaves }) => !leaves);
  return (
    end.length === line.length &&
    end.every(({ figure }, at) => {
      const real = line[at];
      return figure.who === real?.who && (figure.damage ?? 0) === (real.damage ?? 0);
    })
  );
}

function after(line: readonly Stander[], fact: Fact): Stander[] {
  if (fact.effect === "illusion-vanished")
    return line.map((one) => (one.figure.who === "illusion" ? { ...one, leaves: "gone" } : one));
  if (fact.effect === "fatigue-taken")
    return line.map((one) => ({ ...one, figure: { ...one.figure, courage: 0 } }));
  if (fact.effect === "vanished") return hide(line, String(fact.args["adventurer"]));
  const standing = line.filter(({ leaves }) => !leaves);
  const met = standing[Number(fact.args["place"]) - 1];
  if (!met) return [...line];
  if (fact.effect === "stepped-forward") return [met, ...line.filter((one) => one !== met)];
  return line.map((one) => (one === met ? struck(one, fact) : one));
}

function hide(line: readonly Stander[], who: string): Stander[] {
  const hidden = line.filter(({ figure }) => figure.who === who);
  return [
    ...line.filter((one) => !hidden.includes(one)),
    ...hidden.map((one) => ({ ...one, figure: { ...one.figure, invisible: 1 } })),
  ];
}

function struck(one: Stander, { effect, args }: Fact): Stander {
  if (effect === "captured") return { ...one, leaves: "captured" };
  if (effect === "illusion-gone") return { ...one, leaves: "gone" };
  if (!STRUCK.has(effect)) return one;
  const amount = Number(args["amount"] ?? 0);
  const { damage = 0, courage = 0, extra = 0 } = one.figure;
  const changed: Partial<Record<string, Partial<Figure>>> = {
    "damage-dealt": { damage: damage + amount },
    healed: { damage: damage - amount },
    "courage-given": { courage: courage + amount },
    "courage-lost": { courage: courage - amount },
    strengthened: { extra: extra + amount },
  };
  return {
    ...one,
    figure: { ...one.figure, ...changed[effect] },
    hits: [...one.hits, { effect, amount }],
  };
}

/** How many things are seen one after the other of what happened at once. */
export function beatsIn(facts: readonly Fact[]): number {
  return runsOf(facts).reduce((sum, { beats }) => sum + beats.length, 0);
}
