import type { SeatShown, Situation, TableShown } from "../lib/messages";
import { mySeats } from "../lib/seats";

/** The table as far as it matters for whose hands the device is in. */
export interface Held {
  table: TableShown | null;
  situation: Pick<Situation, "seat" | "outcome"> | null;
  /** Those who have chosen while others still choose. */
  chosen: readonly number[];
}

/** Whether the seat that is looked through has made a choice that nobody else at the device may see. */
export function isSealed({ situation, chosen }: Held): boolean {
  return situation !== null && situation.seat !== null && chosen.includes(situation.seat);
}

/** The seat to whom the device has to be given before anything is shown, if to any. */
export function handedTo(held: Held, holder: number | null): SeatShown | null {
  const { table, situation } = held;
  if (!table || !situation || situation.seat === null || situation.outcome) return null;
  const mine = mySeats(table);
  if (mine.length < 2 || situation.seat === holder) return null;
  return mine.find((seat) => seat.seat === situation.seat) ?? null;
}
