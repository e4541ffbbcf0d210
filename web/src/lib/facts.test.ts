import { expect, it } from "vitest";
import { placesOf, pointer } from "./facts";
import type { Fact } from "./messages";

function fact(args: Fact["args"]): Fact {
  return { n: 1, by: 0, effect: "fortification-moved", args, text: "" };
}

it("finds every place that facts speak of, and nothing else", () => {
  const facts = [fact({ region: "c4", source: "b2", seat: 1 }), null, fact({ card: "tower" })];
  expect(placesOf(facts)).toEqual(new Set(["c4", "b2"]));
  expect(placesOf([fact({ from: 3 })])).toEqual(new Set());
});

it("points at one place", () => {
  expect(placesOf([pointer("2-03")])).toEqual(new Set(["2-03"]));
});
