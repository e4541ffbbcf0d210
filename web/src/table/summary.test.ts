import { expect, it } from "vitest";
import type { Fact } from "../lib/messages";
import { summaryOf } from "./summary";

function fact(n: number, by: number, effect: string, seat = by): Fact {
  return { n, by, effect, args: { seat }, text: "" };
}

const sumsUp = (one: Fact) => one.effect === "income-paid";

it("stands until its seat does something else", () => {
  const own = fact(5, 0, "income-paid");
  const log = [fact(5, 0, "tokens-lost"), own, fact(6, 1, "region-conquered")];
  expect(summaryOf(log, 0, sumsUp)).toBe(own);
  expect(summaryOf([...log, fact(7, 0, "region-conquered")], 0, sumsUp)).toBeUndefined();
});

it("is the one of the last turn, and nobody else's", () => {
  const log = [fact(2, 0, "income-paid"), fact(4, 1, "income-paid"), fact(6, 0, "income-paid")];
  expect(summaryOf(log, 0, sumsUp)).toBe(log[2]);
  expect(summaryOf(log, 1, sumsUp)).toBe(log[1]);
  expect(summaryOf(log, null, sumsUp)).toBeUndefined();
  expect(summaryOf([], 0, sumsUp)).toBeUndefined();
});
