import type { Choice } from "../../../lib/messages";
import type { LordsView, Monster } from "../view";
import { lookOf } from "./forces";
import { planOf } from "./plan";

/** Something that fights for a dungeon, and what can be done with it now. */
export interface Fighter {
  key: string;
  kind: "trap" | "monster" | "pet";
  /** Nothing where it lies face down. */
  id: string | null;
  expert: string | null;
  state: "" | "done" | "sheep" | "sprung" | "attacks";
  choices: Choice[];
}

const PLANNED = ["lay", "send", "give", "pet", "spy"];
const FOUGHT = ["target", "attack", "withdraw", "spring", "turn", "pay", "pet"];
const NAMED = ["trap", "monster", "pet", "place", "way"];

/** Whether a choice is taken where the battle is shown. */
export function isFought(choice: Choice, view: LordsView): boolean {
  const verbs = view.frames.some(({ step }) => step === "planning")
    ? PLANNED
    : view.frames.some(({ step }) => step === "battle")
      ? FOUGHT
      : [];
  return verbs.includes(choice.verb) && NAMED.some((name) => name in choice.args);
}

/** Those who fight in a battle, each with its choices; a choice of nobody's stands by itself. */
export function fightersOf(
  view: LordsView,
  seat: number,
  choices: readonly Choice[],
  hitter: string | null = null,
): { fighters: Fighter[]; others: Choice[] } {
  const left = choices.filter((choice) => isFought(choice, view) && choice.verb !== "target");
  const taken = new Set<Choice>();
  const all = [...trapsOf(view, seat), ...monstersOf(view, seat), ...petsOf(view, seat, left)];
  const attacker = all.find(({ id, state }) => hitter !== null && id === hitter && state === "");
  const fighters = all.map((candidate): Fighter => {
    const { fits, ...fighter } = candidate;
    const own = left.filter((choice) => !taken.has(choice) && fits(choice));
    for (const choice of own) taken.add(choice);
    const state = candidate === attacker ? "attacks" : fighter.state;
    return { ...fighter, state, choices: own };
  });
  return { fighters, others: left.filter((choice) => !taken.has(choice)) };
}

interface Candidate extends Omit<Fighter, "choices"> {
  fits: (choice: Choice) => boolean;
}

function trapsOf(view: LordsView, seat: number): Candidate[] {
  const { sprung } = view.fight;
  const laid = planOf(view, seat).traps.map((trap, at): Candidate => {
    const id = trap === "hidden" ? null : trap;
    const fits = (choice: Choice): boolean => choice.args["trap"] === id;
    return { key: `trap-${at}`, kind: "trap", id, expert: null, state: "", fits };
  });
  if (sprung === null) return laid;
  const now: Candidate = {
    key: "sprung",
    kind: "trap",
    id: sprung,
    expert: null,
    state: "sprung",
    fits: () => false,
  };
  return [now, ...laid];
}

function monstersOf(view: LordsView, seat: number): Candidate[] {
  const lair = view.seats[seat]?.lair ?? [];
  return lair
    .filter(({ marks }) => marks?.includes("sent"))
    .map((monster, at) => ({
      key: `monster-${at}`,
      kind: "monster",
      id: monster.monster,
      expert: monster.expert ?? null,
      state: stateOf(monster),
      fits: (choice) =>
        stateOf(monster) === "sheep"
          ? choice.args["way"] === "sheep"
          : stateOf(monster) === "" && choice.args["monster"] === lookOf(monster),
    }));
}

function stateOf({ marks }: Monster): "" | "done" | "sheep" {
  if (marks?.includes("done")) return "done";
  return marks?.includes("sheep") ? "sheep" : "";
}

/** Baby golems in the battle, and the pets that may be shown now. */
function petsOf(view: LordsView, seat: number, choices: readonly Choice[]): Candidate[] {
  const babies = view.seats[seat]?.babies ?? {};
  const sent = Array.from({ length: babies["sent"] ?? 0 }, (_, at): Candidate => {
    const done = at < (babies["done"] ?? 0);
    const fits = ({ verb, args }: Choice): boolean =>
      !done && verb !== "pet" && args["pet"] === "baby-golem";
    return {
      key: `baby-${at}`,
      kind: "pet",
      id: "baby-golem",
      expert: null,
      state: done ? "done" : "",
      fits,
    };
  });
  const shown = choices
    .filter(({ verb }) => verb === "pet")
    .map((own): Candidate => {
      const id = String(own.args["pet"]);
      const fits = (choice: Choice): boolean => choice === own;
      return { key: `pet-${id}`, kind: "pet", id, expert: null, state: "", fits };
    });
  return [...sent, ...shown];
}
