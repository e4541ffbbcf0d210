import type { TableListed } from "../lib/messages";

/** Whether other people play on here: somebody to leave the game to. */
export function hasCompany(table: TableListed): boolean {
  return table.seats.some((seat) => seat.kind === "person" && !seat.mine && !seat.resigned);
}
