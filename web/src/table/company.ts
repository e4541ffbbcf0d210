import type { TableShown } from "../lib/messages";

/** Whether other people play on here: somebody to leave the game to. */
export function hasCompany(table: TableShown): boolean {
  return table.seats.some((seat) => seat.kind === "person" && !seat.mine && !seat.resigned);
}
