import type { Choice, Situation, View } from "../lib/messages";
import type { Glance } from "../lib/tips";

/** A table as far as tips look at it. */
export interface Looked {
  readonly view: View | null;
  readonly seat: number | null;
  readonly situation: Situation | null;
  readonly choices: readonly Choice[];
}

/** What tips see of a table; nothing unless whoever looks has something to choose. */
export function glanceAt({ view, seat, situation, choices }: Looked): Glance | null {
  if (!view || seat === null || choices.length === 0 || situation?.outcome) return null;
  const { round = null, rounds = null } = situation?.progress ?? {};
  const roundsLeft = round === null || rounds === null ? null : rounds - round;
  return { view, seat, choices, roundsLeft };
}
