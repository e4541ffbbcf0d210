import { describe, expect, it } from "vitest";
import { seat, table } from "../lib/samples";
import { handedTo, isSealed, type Held } from "./handover";

describe("one device", () => {
  const seats = [0, 1].map((number) => seat(number, "person", { mine: true }));
  const shared = table("a", "playing", { seats });
  const over = { scores: [1, 2], winners: [1], lines: [] };

  function held(seat: number | null, chosen: number[] = [], ended = false): Held {
    return { table: shared, situation: { seat, outcome: ended ? over : null }, chosen };
  }

  it("is handed over when another of its seats decides", () => {
    expect(handedTo(held(0), null)?.seat).toBe(0);
    expect(handedTo(held(0), 0)).toBeNull();
    expect(handedTo(held(1), 0)?.seat).toBe(1);
    expect(handedTo(held(1, [0]), 0)?.seat).toBe(1);
  });

  it("stays where it is when there is nothing to hide", () => {
    expect(handedTo(held(1, [], true), 0)).toBeNull();
    expect(handedTo({ ...held(0), table: table("a", "playing") }, null)).toBeNull();
    expect(handedTo(held(null), 0)).toBeNull();
    expect(handedTo({ table: null, situation: null, chosen: [] }, null)).toBeNull();
  });

  it("knows whether what is looked at has been sealed", () => {
    expect(isSealed(held(1, [0, 1]))).toBe(true);
    expect(isSealed(held(1, [0]))).toBe(false);
    expect(isSealed(held(null, [0]))).toBe(false);
  });
});
