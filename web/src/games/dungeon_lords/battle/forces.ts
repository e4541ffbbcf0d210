import type { Choice } from "../../../lib/messages";
import type { Move } from "../../../lib/scene";
import { known } from "../belongings";
import type { Things } from "../things";
import type { Lord, Monster } from "../view";

/** Something that a plan may hold: a trap, somebody of the lair, a pet. */
export interface Force {
  key: string;
  kind: "trap" | "monster" | "pet";
  id: string;
  expert: string | null;
  down: boolean;
  /** Whether the plan has it; set aside where it is to be thrown. */
  planned: "" | "in" | "thrown";
  /** What brings it into the plan. */
  move: Required<Pick<Move, "verb" | "args">>;
}

/** What belongs to the pick before it. */
const FOLLOWING = ["give", "stare"];
/** When pets serve that do not serve in a battle. */
const ELSEWHERE = ["building", "scoring"];

export function forcesOf(lord: Lord, things: Things): Force[] {
  return [
    ...trapsOf(lord),
    ...lairOf(lord).map(monsterOf),
    ...babiesOf(lord),
    ...petsOf(lord, things),
  ];
}

/** The lair in an order that no plan changes. */
export function lairOf({ lair }: Lord): Monster[] {
  return [...lair].sort((one, other) => lookOf(one).localeCompare(lookOf(other), "en"));
}

/** How an action names somebody of a lair. */
export function lookOf({ monster, expert, down }: Monster): string {
  return [monster, expert, down ? "down" : ""].filter(Boolean).join("-");
}

export function isMove(choice: Choice, { verb, args }: Force["move"]): boolean {
  const names = Object.keys(args);
  return (
    choice.verb === verb &&
    names.length === Object.keys(choice.args).length &&
    names.every((name) => choice.args[name] === args[name])
  );
}

/** The pick by which each force is in the plan; none for what was readied before. */
export function picksOf(forces: readonly Force[], picks: readonly Choice[]): Map<string, number> {
  const taken = new Set<number>();
  const found = new Map<string, number>();
  for (const force of forces.filter(({ planned }) => planned !== "")) {
    const move = force.planned === "thrown" ? { ...force.move, verb: "give" } : force.move;
    const place = picks.findIndex((pick, at) => !taken.has(at) && isMove(pick, move));
    if (place < 0) continue;
    taken.add(place);
    found.set(force.key, place);
  }
  return found;
}

/** The picks without one of them, and without what belongs to it. */
export function without(picks: readonly Choice[], place: number): Choice[] {
  const first = picks[place]?.verb === "give" ? place - 1 : place;
  let end = first + 1;
  while (FOLLOWING.includes(picks[end]?.verb ?? "")) end += 1;
  return picks.filter((_, at) => at < first || at >= end);
}

function trapsOf(lord: Lord): Force[] {
  return known(lord.traps.held).flatMap(([id, count]) =>
    copies(count, lord.plan.traps[id] ?? 0).map((planned, at) =>
      force("trap", id, at, planned, { verb: "lay", args: { trap: id } }),
    ),
  );
}

function monsterOf(monster: Monster, at: number): Force {
  const marks = monster.marks ?? [];
  const planned = marks.includes("thrown") ? "thrown" : marks.includes("sent") ? "in" : "";
  const move = { verb: "send", args: { monster: lookOf(monster) } };
  return {
    ...force("monster", monster.monster, at, planned, move),
    expert: monster.expert ?? null,
    down: Boolean(monster.down),
  };
}

function babiesOf({ babies }: Lord): Force[] {
  const here = (babies["here"] ?? 0) - (babies["out"] ?? 0);
  return copies(here, babies["sent"] ?? 0).map((planned, at) => ({
    ...force("pet", "baby-golem", at, planned, { verb: "send", args: { pet: "baby-golem" } }),
    key: `baby-${at}`,
  }));
}

function petsOf({ pets, plan }: Lord, things: Things): Force[] {
  return known(pets.held)
    .filter(([id]) => fights(things, id))
    .flatMap(([id, count]) =>
      copies(count, plan.pets[id] ?? 0).map((planned, at) =>
        force("pet", id, at, planned, { verb: "pet", args: { pet: id } }),
      ),
    );
}

function fights(things: Things, pet: string): boolean {
  const { window, also } = things.of("pet", pet);
  return [window, also].some((when) => when && !ELSEWHERE.includes(String(when)));
}

function copies(count: number, planned: number): Force["planned"][] {
  return Array.from({ length: Math.max(0, count) }, (_, at) => (at < planned ? "in" : ""));
}

function force(
  kind: Force["kind"],
  id: string,
  at: number,
  planned: Force["planned"],
  move: Force["move"],
): Force {
  return { key: `${kind}-${id}-${at}`, kind, id, expert: null, down: false, planned, move };
}
