import { expect, it } from "vitest";
import type { Fact } from "../lib/messages";
import { linesOf } from "./lines";

function fact(n: number, by: number | null, text: string): Fact {
  return { n, by, effect: "told", args: {}, text };
}

it("tells once what happens several times in a row", () => {
  const lines = linesOf([
    fact(1, 0, "a hammer"),
    fact(1, 0, "a hammer"),
    fact(2, 0, "a hammer"),
    fact(3, 0, "a conquest"),
    fact(4, 0, "a hammer"),
    fact(5, 1, "a hammer"),
  ]);
  expect(lines.map(({ count, fact: { text }, seat }) => [count, text, seat])).toEqual([
    [3, "a hammer", 0],
    [1, "a conquest", 0],
    [1, "a hammer", 0],
    [1, "a hammer", 1],
  ]);
});

it("keeps the seat through what chance does", () => {
  const lines = linesOf([
    fact(1, null, "a banner"),
    fact(2, 1, "a try"),
    fact(3, null, "the die"),
    fact(3, null, "taken"),
    fact(4, 0, "a turn"),
  ]);
  expect(lines.map(({ seat }) => seat)).toEqual([null, 1, 1, 1, 0]);
});
