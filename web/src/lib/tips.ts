import type { Choice, View } from "./messages";

/** A table as tips see it: what is asked of whoever reads them. */
export interface Glance {
  readonly view: View;
  readonly seat: number;
  readonly choices: readonly Choice[];
  /** How many rounds are still to come after this one; none where nobody knows. */
  readonly roundsLeft: number | null;
}

/** One sentence for whoever meets something for the first time. */
export interface Tip {
  /** Its message; also what is kept of it. */
  readonly id: string;
  /** The line of the rules that tells more. */
  readonly rule: string;
  /** Whether its thing is there; or the choices that it is about, if there are any. */
  readonly about: (glance: Glance) => readonly Choice[] | boolean;
}

/** The choices that a tip is about at a table; nothing while its thing is not there. */
export function pointsOf(tip: Tip, glance: Glance): readonly Choice[] | null {
  const found = tip.about(glance);
  if (typeof found === "boolean") return found ? [] : null;
  return found.length > 0 ? found : null;
}
