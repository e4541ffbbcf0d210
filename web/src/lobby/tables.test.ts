import { describe, expect, it } from "vitest";
import { seat, table } from "../lib/samples";
import { mySeats } from "../lib/seats";
import { linesOf, openSeats, seatForMe, sorted } from "./tables";
import type { Turn } from "./types";

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
    const statuses = ["playing", "playing", "waiting", "finished", "closed"] as const;
    const tables = statuses.map((status, at) => table("abcde".charAt(at), status));
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

describe("a stream", () => {
  it("is read line by line", () => {
    expect(linesOf('{"a":1}\n\n{"b":')).toEqual({ lines: ['{"a":1}'], rest: '{"b":' });
    expect(linesOf("")).toEqual({ lines: [], rest: "" });
  });
});
