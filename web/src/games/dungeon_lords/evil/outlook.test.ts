import { expect, it } from "vitest";
import { lord, position } from "../samples";
import { comerOf, turnsOf } from "./outlook";

const view = position({
  seats: [lord({ evil: 8 }), lord({ evil: 12 })],
  outlook: {
    ...position().outlook,
    adventurers: ["thief-1-2a", null],
    discarded: "bard-1-1a",
    paladins: [
      { up: { steps: 2, paladin: "elf", host: null }, down: null },
      { up: null, down: { steps: 4, paladin: "human", to: 0 } },
    ],
  },
});

it("who would come is told for seats and for the neutral counter", () => {
  expect([0, 1].map((seat) => comerOf(view, seat))).toEqual(["thief-1-2a", null]);
  expect(comerOf(view, "neutral")).toBe("bard-1-1a");
});

it("paladins come and leave at levels of the evilometer", () => {
  expect(turnsOf(view, 0)).toEqual([{ level: 10, paladin: "elf", way: "up" }]);
  expect(turnsOf(view, 1)).toEqual([{ level: 8, paladin: "human", way: "down" }]);
});
