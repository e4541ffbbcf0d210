import { expect, it } from "vitest";
import { position } from "../samples";
import { occasionOf, ranked, rangeOf, sharesOf, signed, totalOf } from "./reckoning";

const view = position();
const scored = position({
  outlook: {
    ...view.outlook,
    points: [
      { "score-monsters": 3, "score-lost": -4, "score-titles": 5 },
      { "score-rooms": 4, "score-letters": -6 },
    ],
  },
});

it("points are shown by their sources and add up", () => {
  expect(sharesOf(scored, 0)).toEqual([
    { source: "monsters", amount: 3 },
    { source: "titles", amount: 5 },
    { source: "lost", amount: -4 },
  ]);
  expect(totalOf(sharesOf(scored, 0))).toBe(4);
  expect(sharesOf(scored, 5)).toEqual([]);
  expect([-4, 3].map(signed)).toEqual(["−4", "3"]);
});

it("bars have room for the greatest gain and the greatest loss", () => {
  expect(rangeOf([sharesOf(scored, 0), sharesOf(scored, 1)])).toEqual({ low: -6, high: 8 });
  expect(rangeOf([[], []])).toEqual({ low: 0, high: 1 });
});

it("the best come first, those level in the order of seats", () => {
  expect(ranked([3, 9, 3, 12])).toEqual([3, 1, 0, 2]);
});

it("a year ends when the next has begun and no order is given", () => {
  const at = (step: "orders" | "errands" | "over", year: number, round: number) =>
    occasionOf(position({ year, round, frames: [{ step, subject: 0, stage: 0 }] }));
  expect(at("orders", 2, 1)).toBe("year");
  expect(at("errands", 2, 1)).toBe("now");
  expect(at("orders", 2, 2)).toBe("now");
  expect(at("orders", 1, 1)).toBe("now");
  expect(at("over", 2, 5)).toBe("end");
});
