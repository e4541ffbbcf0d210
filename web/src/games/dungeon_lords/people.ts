import type { Things } from "./things";
import { HIDDEN, type Figure } from "./view";

/** An adventurer, a paladin or an illusion, by what is printed and by what has happened to it. */
export interface Person {
  kind: "adventurer" | "paladin";
  id: string;
  /** Hit points in all, and those left. */
  whole: number;
  left: number;
  skills: { stat: string; count: number }[];
  courage: number;
  poison: number;
}

const SKILLS: Readonly<Record<string, readonly string[]>> = {
  thief: ["disarming"],
  wizard: ["magic"],
  priest: ["healing"],
  bard: ["lutes"],
  paladin: ["disarming", "magic", "healing"],
};
const PALADINS = ["elf", "human", "dwarf"];

export function personOf(figure: Figure, things: Things, year: number): Person {
  const kind = PALADINS.includes(figure.who) ? "paladin" : "adventurer";
  const card = kind === "paladin" ? `${figure.who}-${year}` : figure.who;
  const id = figure.who.split("-")[0] ?? figure.who;
  const whole = things.number(kind, card, "hit_points") + (figure.extra ?? 0);
  const count = things.number(kind, card, "icons");
  const skills = count > 0 ? (SKILLS[kind === "paladin" ? kind : id] ?? []) : [];
  return {
    kind,
    id,
    whole,
    left: whole - (figure.damage ?? 0),
    skills: skills.map((stat) => ({ stat, count })),
    courage: figure.courage ?? 0,
    poison: figure.poison ?? 0,
  };
}

/** Those of a row of cards that are known. */
export function comers(row: readonly (string | null)[], things: Things, year: number): Person[] {
  return row
    .filter((who) => who !== null)
    .filter((who) => who !== HIDDEN)
    .map((who) => personOf({ who }, things, year));
}
