/** Tables and what happens at them, for tests. */
import type { Fact, SeatShown, Situation, TableShown } from "./messages";

export function seat(
  number: number,
  kind: SeatShown["kind"],
  more: Partial<SeatShown> = {},
): SeatShown {
  return {
    seat: number,
    kind,
    name: "",
    bot: "",
    away: false,
    account: false,
    mine: false,
    reserved: false,
    invited: false,
    persona: "",
    asked: false,
    resigned: false,
    score: null,
    devices: null,
    ...more,
  };
}

export function table(
  id: string,
  status: TableShown["status"],
  more: Partial<TableShown> = {},
): TableShown {
  return {
    id,
    game: "bids",
    players: 2,
    options: {},
    title: "",
    visibility: "open",
    tempo: null,
    status,
    seats: [seat(0, "person", { mine: true }), seat(1, "open")],
    commitments: {},
    imported: false,
    origin: null,
    next_table: null,
    owner: false,
    created: 0,
    started: null,
    finished: null,
    dice: null,
    ...more,
  };
}

export function fact(n: number, by: number | null, effect = "card-chosen"): Fact {
  return { n, by, effect, args: {}, text: `${effect} ${n}` };
}

export function situation(
  told: { seat: number | null; actors: number[]; codes: number[] },
  undo = false,
): Situation {
  return {
    seat: told.seat,
    actors: told.actors,
    turn_kind: "turn",
    sealed: false,
    prompt: "",
    choices: told.codes.map((code) => ({ code, verb: "seal", args: {}, text: "", price: null })),
    undo: { possible: undo, message: "", text: "", until: null },
    clocks: null,
    outcome: null,
    progress: null,
    forecast: null,
  };
}
