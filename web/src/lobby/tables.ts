import type { SeatShown, TableListed, TableShown } from "../lib/messages";
import { pactOf } from "../lib/pact";
import type { Tempo, Turn } from "./types";

/** My tables: those to decide at first, then those that are played, wait and are over. */
export interface Sorted {
  deciding: TableListed[];
  playing: TableListed[];
  waiting: TableListed[];
  over: TableListed[];
}

export function sorted(tables: readonly TableListed[], turns: ReadonlyMap<string, Turn>): Sorted {
  const playing = tables.filter((table) => table.status === "playing");
  return {
    deciding: playing.filter((table) => turns.has(table.id)),
    playing: playing.filter((table) => !turns.has(table.id)),
    waiting: tables.filter((table) => table.status === "waiting"),
    over: tables.filter((table) => table.status === "finished" || table.status === "closed"),
  };
}

export function openSeats(table: TableListed): SeatShown[] {
  return table.seats.filter((seat) => seat.kind === "open");
}

/** The open seat that I may take without its link. */
export function seatForMe(table: TableListed): SeatShown | undefined {
  const free = openSeats(table);
  const kept = free.find((seat) => seat.invited);
  if (kept) return kept;
  const may = table.visibility === "open" || table.owner;
  return may ? free.find((seat) => !seat.reserved) : undefined;
}

export function tempoOf(table: TableListed): Tempo | null {
  return table.tempo as Tempo | null;
}

/** The whole lines of a stream so far, and the beginning of the next one. */
export function linesOf(text: string): { lines: string[]; rest: string } {
  const parts = text.split("\n");
  const rest = parts.pop() ?? "";
  return { lines: parts.filter((line) => line !== ""), rest };
}

/** Whether a device at this seat is bound to its part in the dice. */
export function isBound(table: TableShown, seat: number): boolean {
  return Boolean(pactOf(table.commitments)?.sealed[seat]);
}

/** The promise that binds the server to its dice. */
export function promiseOf(table: TableShown): string {
  const promise = table.commitments.promise;
  return typeof promise === "string" ? promise : "";
}
