import { describe, expect, it } from "vitest";
import type { SeatShown, TableShown } from "../lib/messages";
import { handedTo } from "./handover";
import { isOnlyHere } from "./links";
import { linesOf, mySeats, openSeats, seatForMe, sorted } from "./tables";
import type { Turn } from "./types";

function seat(number: number, kind: string, more: Partial<SeatShown> = {}): SeatShown {
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
    ...more,
  };
}

function table(id: string, status: string, more: Partial<TableShown> = {}): TableShown {
  return {
    id,
    game: "small_world",
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
    ...more,
  };
}

const TURN: Turn = {
  type: "turn",
  table: "b",
  seat: 0,
  seq: 3,
  turn_kind: "turn",
  deadline: null,
};

describe("my tables", () => {
  it("stand with those first at which I decide", () => {
    const tables = ["playing", "playing", "waiting", "finished", "closed"].map((status, at) =>
      table("abcde".charAt(at), status),
    );
    const found = sorted(tables, new Map([["b", TURN]]));
    expect(found.deciding.map((one) => one.id)).toEqual(["b"]);
    expect(found.playing.map((one) => one.id)).toEqual(["a"]);
    expect(found.waiting.map((one) => one.id)).toEqual(["c"]);
    expect(found.over.map((one) => one.id)).toEqual(["d", "e"]);
  });

  it("know their seats", () => {
    expect(openSeats(table("a", "waiting")).map((one) => one.seat)).toEqual([1]);
    expect(mySeats(table("a", "waiting")).map((one) => one.seat)).toEqual([0]);
  });
});

describe("a seat for me", () => {
  it("is any free one at an open table", () => {
    expect(seatForMe(table("a", "waiting"))?.seat).toBe(1);
  });

  it("needs a link elsewhere, except for the owner", () => {
    expect(seatForMe(table("a", "waiting", { visibility: "link" }))).toBeUndefined();
    expect(seatForMe(table("a", "waiting", { visibility: "link", owner: true }))?.seat).toBe(1);
  });

  it("is not one that is kept for somebody else", () => {
    const kept = seat(1, "open", { reserved: true });
    expect(seatForMe(table("a", "waiting", { seats: [kept] }))).toBeUndefined();
    const mine = seat(2, "open", { reserved: true, invited: true });
    const seats = [seat(0, "open"), kept, mine];
    expect(seatForMe(table("a", "waiting", { seats, visibility: "private" }))?.seat).toBe(2);
  });
});

describe("one device", () => {
  const seats = [0, 1].map((number) => seat(number, "person", { mine: true }));
  const shared = table("a", "playing", { seats });
  const over = { scores: [1, 2], winners: [1], lines: [] };

  it("is handed over when another of its seats decides", () => {
    expect(handedTo(shared, { seat: 0, outcome: null }, null)?.seat).toBe(0);
    expect(handedTo(shared, { seat: 0, outcome: null }, 0)).toBeNull();
    expect(handedTo(shared, { seat: 1, outcome: null }, 0)?.seat).toBe(1);
  });

  it("stays where it is when there is nothing to hide", () => {
    expect(handedTo(shared, { seat: 1, outcome: over }, 0)).toBeNull();
    expect(handedTo(table("a", "playing"), { seat: 0, outcome: null }, null)).toBeNull();
    expect(handedTo(shared, { seat: null, outcome: null }, 0)).toBeNull();
    expect(handedTo(null, null, null)).toBeNull();
  });
});

describe("a stream", () => {
  it("is read line by line", () => {
    expect(linesOf('{"a":1}\n\n{"b":')).toEqual({ lines: ['{"a":1}'], rest: '{"b":' });
    expect(linesOf("")).toEqual({ lines: [], rest: "" });
  });
});

describe("links", () => {
  it("of this machine alone are known", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].map(isOnlyHere)).toEqual([true, true, true]);
    expect(["192.168.1.7", "warren.example"].map(isOnlyHere)).toEqual([false, false]);
  });
});
