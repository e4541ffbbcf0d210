import { digestOf } from "./canonical";
import { digest, hex, unhex } from "./digest";
import type { TableShown } from "./messages";

const PACT = "commit-reveal-2";
/** The same steps, but that the opening holds the names themselves. */
const OLDER_PACT = "commit-reveal";

/** A round that came to nothing: what had been promised, and whose devices did not reveal. */
export interface Voided {
  promise: string;
  missing: number[];
}

/**
 * What binds the server and the devices of a table to its dice. `named` binds the names of the
 * seats from the opening on; `nonces` is empty where a name was taken out. The older steps have
 * neither.
 */
export interface Pact {
  dice: string;
  promise: string;
  terms: string;
  from: number;
  base: string;
  named?: string[];
  nonces?: string[];
  sealed: string[];
  contributions: string[];
  voided: Voided[];
  head?: string;
  seed?: string;
}

/** The pact of a table or of a header; none under an older promise. */
export function pactOf(commitments: Record<string, unknown>): Pact | null {
  const known = [PACT, OLDER_PACT].includes(String(commitments["dice"]));
  return known ? (commitments as unknown as Pact) : null;
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
  const { dice, promise, terms, named, sealed, voided } = pact;
  const seats = dice === PACT ? { named } : { seats: names };
  return digestOf({ dice, promise, terms, ...seats, sealed, voided });
}

/** Whether every seat is bound to its name, or tells by its number that it has none. */
export async function namesFit(pact: Pact, names: readonly string[]): Promise<boolean> {
  if (pact.dice !== PACT) return true;
  const { named = [], nonces = [] } = pact;
  const fit = names.map(async (name, seat) => {
    const nonce = nonces[seat];
    if (!named[seat]) return false;
    return nonce ? (await digestOf({ name, nonce })) === named[seat] : name === String(seat + 1);
  });
  return (await Promise.all(fit)).every(Boolean);
}

/** The seats whose names cannot be told any more. */
export function takenOut(pact: Partial<Pact>): number[] {
  return (pact.nonces ?? []).flatMap((nonce, seat) => (nonce ? [] : [seat]));
}

export function namesOf(table: TableShown): string[] {
  return table.seats.map((seat) => seat.name);
}
