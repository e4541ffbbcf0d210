import { post } from "../lib/api";
import { commitment, takePart } from "../lib/hand";
import type { SeatShown, TableListed, TableShown } from "../lib/messages";
import { spoken } from "../lib/problem";
import { mySeats } from "../lib/seats";

/** How I stand to a table that follows another. */
export type Standing = "asked" | "asking" | "agreed" | "declined" | "playing";

export function standingOf(table: TableListed): Standing {
  const mine = mySeats(table);
  if (table.status !== "waiting") return "playing";
  if (mine.some((seat) => seat.asked)) return "asked";
  if (mine.length === 0) return "declined";
  return table.owner ? "asking" : "agreed";
}

/** Those who want to play again already, without the bots. */
export function willing(table: TableListed): SeatShown[] {
  return table.seats.filter((seat) => seat.kind === "person" && !seat.asked && !seat.mine);
}

export async function accept(table: string): Promise<TableShown> {
  const wanted = { commitment: await commitment() };
  return takePart(await post<TableShown>(`api/tables/${table}/join`, wanted, spoken()));
}

export async function decline(table: string): Promise<TableShown> {
  return post<TableShown>(`api/tables/${table}/decline`, {}, spoken());
}

/** Ask everybody to play again, or agree to. */
export async function askAgain(table: string): Promise<TableShown> {
  const wanted = { commitment: await commitment() };
  const again = await post<TableShown>(`api/tables/${table}/rematch`, wanted, spoken());
  void takePart(again);
  return again;
}
