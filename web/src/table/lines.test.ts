import { expect, it } from "vitest";
import type { Fact } from "../lib/messages";
import { Lines, linesOf } from "./lines";

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
  expect(lines.map(({ first }) => first)).toEqual([false, true, false, false, true]);
});

it("keeps the lines that are as they were", () => {
  const facts = [fact(1, 0, "a conquest"), fact(2, 0, "a hammer"), fact(3, 1, "a turn")];
  const told = new Lines();
  const before = told.of(facts);
  expect(told.of([...facts, fact(4, 1, "a banner")]).slice(0, 3)).toEqual(before);
  expect(told.of([...facts, fact(4, 1, "a turn")])[0]).toBe(before[0]);
  expect(told.of([...facts, fact(4, 1, "a turn")]).at(-1)).toEqual({ ...before[2], count: 2 });
  expect(told.of(facts.slice(1))[0]).toEqual({ ...before[1], first: true });
});
