import type { Location } from "../spaces";
import type { Things } from "../things";
import type { LordsView } from "../view";
import { LEVELS } from "./evil";

/** A counter that would move: whose, and to which level. */
export interface Mark {
  level: number;
  seat: number;
  /** Under which condition, where there is one. */
  label: string;
}

/** Where counters would stand after something that is being considered. */
export function movedTo(now: LordsView, then: LordsView): Mark[] {
  return then.seats.flatMap(({ evil }, seat) =>
    evil === now.seats[seat]?.evil ? [] : [{ level: evil, seat, label: "" }],
  );
}

/** The paladins that would go to another place, and with whom they would be then. */
export function paladinsMoved(
  now: LordsView,
  then: LordsView,
): { paladin: string; seat: number | null }[] {
  return Object.entries(then.paladins).flatMap(([paladin, at]) => {
    const before = now.paladins[paladin as keyof LordsView["paladins"]];
    const goes = hostOf(at);
    return JSON.stringify(before) === JSON.stringify(at) ? [] : [{ paladin, seat: goes }];
  });
}

function hostOf(at: unknown): number | null {
  const seat = (at as { seat?: unknown } | null)?.seat;
  return typeof seat === "number" ? seat : null;
}

/** Where a seat would stand after each space of a location, by what is printed there. */
export function marksOf(
  location: Location,
  things: Things,
  seat: number,
  evil: number,
  numeral: (number: number) => string,
): Mark[] {
  const facts = things.of(location.kind, location.id);
  return location.spaces.flatMap(({ number }) => {
    const change = Number(facts[`${number}-evil`] ?? 0) - Number(facts[`${number}-calm`] ?? 0);
    return change === 0 ? [] : [{ level: held(evil + change), seat, label: numeral(number) }];
  });
}

/** A counter stops at the ends. */
function held(level: number): number {
  return Math.min(Math.max(level, LEVELS[0] ?? level), LEVELS.at(-1) ?? level);
}
