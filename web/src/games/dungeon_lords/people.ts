import { known } from "./belongings";
import type { Things } from "./things";
import { HIDDEN, type Figure, type Lord } from "./view";

/** An adventurer, a paladin or an illusion, by what is printed and by what has happened to it. */
export interface Person {
  kind: "adventurer" | "paladin";
  id: string;
  /** Its card. */
  card: string;
  /** Hit points in all, and those left. */
  whole: number;
  left: number;
  skills: { stat: string; count: number }[];
  courage: number;
  poison: number;
}

const SKILLS = ["disarming", "magic", "healing", "lutes"];
const PALADINS = ["elf", "human", "dwarf"];
const ILLUSION = "illusion";

export function personOf(figure: Figure, things: Things, year: number): Person {
  const kind = PALADINS.includes(figure.who) ? "paladin" : "adventurer";
  const card = kind === "paladin" ? `${figure.who}-${year}` : figure.who;
  const id = figure.who.split("-")[0] ?? figure.who;
  const printed = things.number(card === ILLUSION ? "spell" : kind, card, "hit_points");
  const whole = printed + (figure.extra ?? 0);
  return {
    kind,
    id,
    card,
    whole,
    left: Math.max(0, whole - (figure.damage ?? 0)),
    skills: SKILLS.map((stat) => ({ stat, count: things.number(kind, card, stat) })).filter(
      ({ count }) => count > 0,
    ),
    courage: figure.courage ?? 0,
    poison: figure.poison ?? 0,
  };
}

/** Somebody in a prison; of a paladin the year is forgotten, and with it the numbers. */
export function captive(who: string, things: Things): Person {
  const person = personOf({ who }, things, 1);
  return person.kind === "paladin" ? { ...person, whole: 0, left: 0, skills: [] } : person;
}

/** Those of a row of cards that are known. */
export function comers(row: readonly (string | null)[], things: Things, year: number): Person[] {
  return row
    .filter((who) => who !== null)
    .filter((who) => who !== HIDDEN)
    .map((who) => personOf({ who }, things, year));
}

/** Whom a seat has in its dungeon, the paladins last. */
export function captivesOf({ prison, captives }: Lord): Pick<Person, "kind" | "id">[] {
  const first = (name: string): string => name.split("-")[0] ?? name;
  return [
    ...prison.map((who) => ({ kind: "adventurer" as const, id: first(who) })),
    ...known(captives).map(([who]) => ({ kind: "paladin" as const, id: first(who) })),
  ];
}
