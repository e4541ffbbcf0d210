import type { Choice } from "../../../lib/messages";
import type { LordsView } from "../view";

const FESTIVE = ["prize", "hire", "build"];
const PASSED = ["hand", "drop"];

/** Whether there is a festival now. */
export function isFestival(view: LordsView): boolean {
  return view.frames.some(({ step }) => step === "festival");
}

/** Whether pets are being handed on. */
export function arePetsPassed(view: LordsView): boolean {
  return view.frames.at(-1)?.step === "pets";
}

/** Whether a choice is taken at the festival or among the pets that are handed on. */
export function isFestive({ verb, args }: Choice, view: LordsView): boolean {
  const now = view.frames.at(-1)?.step;
  if (now === "festival") return FESTIVE.includes(verb) || "count" in args;
  return now === "pets" && PASSED.includes(verb);
}

/** Somebody at the festival: how many imps were sent, where that is known, and when a prize is taken. */
export interface Guest {
  seat: number;
  imps: number | null;
  /** 1 for who takes a prize now; null for who has taken one or none. */
  turn: number | null;
}

/** Those at the festival: before the imps are shown in the order of seats, then as they choose. */
export function guestsOf(view: LordsView): Guest[] {
  const guests = view.seats.map(({ fair }, seat) => {
    const at = view.prizes.indexOf(seat);
    return { seat, imps: fair < 0 ? null : fair, turn: at < 0 ? null : at + 1 };
  });
  return areShown(view) ? guests.sort((one, other) => order(one) - order(other)) : guests;
}

/** Whether everybody's imps are known. */
export function areShown(view: LordsView): boolean {
  return view.seats.every(({ fair }) => fair >= 0);
}

/** Those who have taken a prize first, then those who will, last those who sent nobody. */
function order({ imps, turn }: Guest): number {
  return imps === 0 ? 100 : (turn ?? -1);
}

/** The choice that sends so many imps. */
export function sending(choices: readonly Choice[], count: number): Choice | undefined {
  return choices.find(({ args }) => args["count"] === count);
}
