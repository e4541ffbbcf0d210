import type { LordsView } from "../view";

export const LEVELS: readonly number[] = Array.from({ length: 15 }, (_, at) => at + 1);

/** Who stands on a space of the evilometer. */
export function standing(view: LordsView, level: number): { seats: number[]; neutral: boolean } {
  return {
    seats: view.seats.flatMap(({ evil }, seat) => (evil === level ? [seat] : [])),
    neutral: view.neutral === level,
  };
}

/** The paladins in their tent, or with somebody. */
export function paladinsAt(view: LordsView, place: "tent" | number): string[] {
  return Object.entries(view.paladins)
    .filter(([, at]) => (typeof at === "object" ? at.seat === place : at === place))
    .map(([paladin]) => paladin);
}
