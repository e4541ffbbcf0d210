import type { Fact } from "../../lib/messages";
import { standing } from "../../lib/standing";
import type { LordsView } from "./view";

/** An event that is over, and what it did. */
export interface News {
  event: Fact;
  deeds: Fact[];
}

const NEXT = new Set(["round-began", "battle-round-began", "adventurer-came"]);
const QUIET = new Set(["errand-run"]);
/** When one is about to decide anew, and has perhaps not seen what came before. */
const PAUSES = ["unveil", "orders", "planning"];

/** The last event, as long as what follows it is only being prepared. */
export function newsOf(view: LordsView, log: readonly Fact[]): News | null {
  if (!PAUSES.includes(view.frames.at(-1)?.step ?? "") || view.combat.turned > 0) return null;
  const told = standing(log);
  const event = told.filter(({ effect }) => effect === "event-began").at(-1);
  if (!event) return null;
  const after = told.slice(told.indexOf(event) + 1);
  const end = after.findIndex(({ effect }) => NEXT.has(effect));
  if (end < 0) return null;
  return { event, deeds: after.slice(0, end).filter(({ effect }) => !QUIET.has(effect)) };
}
