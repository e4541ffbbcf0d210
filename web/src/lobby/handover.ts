import type { SeatShown, Situation, TableShown } from "../lib/messages";
import { mySeats } from "./tables";

/** The seat to whom the device has to be given before anything is shown, if to any. */
export function handedTo(
  table: TableShown | null,
  situation: Pick<Situation, "seat" | "outcome"> | null,
  holder: number | null,
): SeatShown | null {
  if (!table || !situation || situation.seat === null || situation.outcome) return null;
  const mine = mySeats(table);
  if (mine.length < 2 || situation.seat === holder) return null;
  return mine.find((seat) => seat.seat === situation.seat) ?? null;
}
