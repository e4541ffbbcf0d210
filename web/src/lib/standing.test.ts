import { expect, it } from "vitest";
import { fact } from "./samples";
import { sinceActed, standing } from "./standing";

const UNDONE = "action-undone";

it("forgets what was taken back", () => {
  const log = [fact(1, 1), fact(2, 0), fact(2, 0, "damage-dealt"), fact(3, 0, UNDONE)];
  expect(standing(log).map(({ n }) => n)).toEqual([1]);
});

it("begins with what a seat has done last", () => {
  const log = [fact(1, 0), fact(2, 1), fact(3, 0), fact(3, null), fact(4, 1)];
  expect(sinceActed(log, 0).map(({ n }) => n)).toEqual([3, 3, 4]);
  expect(sinceActed([...log, fact(5, 0)], 0).map(({ n }) => n)).toEqual([5]);
  expect(sinceActed([...log, fact(5, 0), fact(6, 0, UNDONE)], 0)).toEqual(log.slice(2));
  expect(sinceActed(log, 2)).toEqual(log);
});
