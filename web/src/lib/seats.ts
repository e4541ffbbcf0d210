import type { SeatShown, TableListed } from "./messages";

/** The pattern of each seat in a square of twelve: stripes, dots, bars, zigzag, crosses. */
export const MARKS = [
  "M-2 8L8 -2M-2 14L14 -2M4 14L14 4",
  "M2 3h2M8 9h2M3 2v2M9 8v2",
  "M0 3h12M0 9h12",
  "M0 4L3 1L9 7L12 4M0 10L3 7L9 13L12 10",
  "M6 2v8M2 6h8",
];

/** The seat to mark as mine: where several at this device are, the one whose hands it is in. */
export function isMe(table: TableListed, seat: SeatShown, holder: number | null = null): boolean {
  return seat.mine && (mySeats(table).length < 2 || seat.seat === holder);
}

export function mySeats(table: TableListed): SeatShown[] {
  return table.seats.filter((seat) => seat.mine);
}
