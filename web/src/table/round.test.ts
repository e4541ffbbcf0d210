import { expect, it } from "vitest";
import { fact } from "../lib/samples";
import { chosenAfter } from "./round";

it("tells who has chosen while others still choose", () => {
  const first = chosenAfter([], [0, 1, 2], [0, 2], [fact(1, 1)]);
  expect(first).toEqual([1]);
  expect(chosenAfter(first, [0, 2], [2], [fact(2, 0)])).toEqual([1, 0]);
});

it("forgets whoever takes a choice back", () => {
  expect(chosenAfter([1, 0], [2], [0, 2], [fact(3, 0, "action-undone")])).toEqual([1]);
  expect(chosenAfter([1], [0], [0, 1], [fact(3, 1, "action-undone")])).toEqual([]);
});

it("begins anew when all are asked again, and when nobody is", () => {
  expect(chosenAfter([1], [0], [0, 1], [fact(2, 0)])).toEqual([]);
  expect(chosenAfter([1], [0], [], [fact(2, 0)])).toEqual([]);
  expect(chosenAfter([1], [0], [2], [fact(2, 0)])).toEqual([]);
});

it("says nothing of turns that follow one another", () => {
  expect(chosenAfter([], [0], [1], [fact(1, 0)])).toEqual([]);
  expect(chosenAfter([], [0], [0], [fact(1, 0)])).toEqual([]);
  expect(chosenAfter([], [], [0, 1], [])).toEqual([]);
  expect(chosenAfter([1], [0], [0], [fact(2, 0)])).toEqual([]);
});
