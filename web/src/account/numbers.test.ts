import { describe, expect, it } from "vitest";
import { categories, mean, ranked, share } from "./numbers";
import type { PickTally } from "./types";

function pick(category: string, name: string, picks: number): PickTally {
  return { game: "bids", category, name, picks, games: 1, won: 0, score: 0 };
}

describe("what was played", () => {
  it("has a mean and a share of victories", () => {
    expect(mean({ score: 185, games: 2 })).toBe(92.5);
    expect(mean({ score: 0, games: 0 })).toBeNull();
    expect(share({ won: 1, games: 4 })).toBe(0.25);
    expect(share({ won: 0, games: 0 })).toBe(0);
  });
});

describe("what was picked", () => {
  const picks = [
    pick("power", "flying", 1),
    pick("race", "elves", 2),
    pick("race", "orcs", 5),
    pick("race", "dwarves", 2),
  ];

  it("is told by kind, the most frequent first", () => {
    expect(categories(picks)).toEqual(["power", "race"]);
    expect(ranked(picks, "race").map((one) => one.name)).toEqual(["orcs", "dwarves", "elves"]);
  });
});
