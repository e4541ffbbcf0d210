import type { Choice } from "../../../lib/messages";
import type { LordsView } from "../view";

/** What is explained, by what can be chosen; the first that fits. */
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

/** What somebody who plays for the first time should know now. */
export function lessonOf(view: LordsView, choices: readonly Choice[]): string | null {
  if (view.options["edition"] !== "beginners") return null;
  const verbs = new Set(choices.map(({ verb }) => verb));
  return LESSONS.find(([, verb]) => verbs.has(verb))?.[0] ?? null;
}
