import type { Choice } from "../../../lib/messages";
import { isCombat } from "../calendar";
import type { LordsView } from "../view";

/** What is explained, by what can be chosen or lies chosen already; the first that fits. */
export const LESSONS: readonly [lesson: string, verb: string][] = [
  ["goal", "keep"],
  ["orders", "order"],
  ["errand", "decline"],
  ["spying", "spy"],
  ["digging", "dig"],
  ["room", "set"],
  ["production", "use"],
  ["plan", "ready"],
  ["tile", "defend"],
  ["attack", "attack"],
];

/** What is explained where none of those can be chosen: something else, or nothing. */
export const OTHERWISE = { asked: "gold", combat: "fight", waiting: "watch" } as const;

/** What somebody who plays for the first time should know now; there is always something, so that
 *  the table does not move up and down. */
export function lessonOf(view: LordsView, choices: readonly Choice[]): string | null {
  if (view.options["edition"] !== "beginners") return null;
  const verbs = new Set(choices.map(({ verb }) => verb));
  const found = LESSONS.find(([, verb]) => verbs.has(verb));
  if (found) return found[0];
  if (verbs.size > 0) return OTHERWISE.asked;
  return isCombat(view) ? OTHERWISE.combat : OTHERWISE.waiting;
}
