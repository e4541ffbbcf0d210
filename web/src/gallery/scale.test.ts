import { expect, it } from "vitest";
import type { Strength } from "../lib/messages";
import { along, isMore, reachOf, SHARE } from "./scale";

function between(wins_from: number, wins_to: number): Strength {
  const wins = (wins_from + wins_to) / 2;
  return { times: 9, wins, wins_from, wins_to, points: 0, points_from: 0, points_to: 0 };
}

it("stands where a number is, and at the end where it is beyond", () => {
  expect(along(SHARE, 0.5)).toBe("50%");
  expect(along(SHARE, 0.9)).toBe("100%");
  expect(along(SHARE, 0)).toBe("0%");
});

it("has room for the widest interval of a kind, on both sides of no difference", () => {
  const scale = reachOf([between(-0.04, 0.02), between(0.01, 0.08)]);
  expect(along(scale, 0)).toBe("50%");
  expect(along(scale, 0.08)).toBe("100%");
  expect(along(scale, -0.04)).toBe("25%");
  expect(reachOf([]).most).toBeGreaterThan(0);
});

it("knows what is told as a difference", () => {
  expect(isMore("begun")).toBe(false);
  expect(isMore("drawn")).toBe(true);
  expect(isMore("assigned")).toBe(true);
});
