import { digestOf } from "./canonical";
import { digest, hex, unhex } from "./digest";
import type { TableShown } from "./messages";

export const PACT = "commit-reveal";

/** A round that came to nothing: what had been promised, and whose devices did not reveal. */
export interface Voided {
  promise: string;
  missing: number[];
}

/** What binds the server and the devices of a table to its dice. */
export interface Pact {
  dice: string;
  promise: string;
  terms: string;
  from: number;
  base: string;
  sealed: string[];
  contributions: string[];
  voided: Voided[];
  head?: string;
  seed?: string;
}

/** The pact of a table or of a header; none under an older promise. */
export function pactOf(commitments: Record<string, unknown>): Pact | null {
  return commitments["dice"] === PACT ? (commitments as unknown as Pact) : null;
}

/** What this device adds to the dice: 32 random bytes. */
export function drawn(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What binds to a contribution and tells nothing of it. */
export async function sealedOf(contribution: string): Promise<string> {
  return digest(unhex(contribution));
}

/** All that is fixed before the first contribution is revealed, as one digest. */
export async function openingOf(pact: Pact, names: readonly string[]): Promise<string> {
  const { dice, promise, terms, sealed, voided } = pact;
  return digestOf({ dice, promise, terms, seats: names, sealed, voided });
}

export function namesOf(table: TableShown): string[] {
  return table.seats.map((seat) => seat.name);
}
