import type { Choice } from "../../../lib/messages";
import type { Order } from "../view";

/** How many orders everybody gives. */
export const GIVEN = 3;

/** The picks with a choice in a place: it changes places with what is there, or replaces it. */
export function placed(picks: readonly Choice[], choice: Choice, place: number): Choice[] {
  const found = [...picks];
  const from = picks.findIndex(({ code }) => code === choice.code);
  const before = picks[place];
  if (from < 0) found[Math.min(place, picks.length)] = choice;
  else if (before) [found[from], found[place]] = [before, choice];
  else found.push(...found.splice(from, 1));
  return found;
}

/** The picks without one; what is chosen for a dummy goes too, for it comes after all orders. */
export function without(picks: readonly Choice[], place: number): Choice[] {
  return picks.filter(({ verb }, at) => at !== place && (verb === "order" || place >= GIVEN));
}

/** The orders that have been picked under a verb, in their order. */
export function ordersIn(picks: readonly Choice[], verb: "order" | "dummy"): Order[] {
  return picks.filter((one) => one.verb === verb).map(({ args }) => args["order"] as Order);
}
