import { describe, expect, it } from "vitest";
import { knownOf, lineOf } from "./known";

const words = { yes: "yes", no: "no" };

describe("a view of which the page knows nothing", () => {
  const view = {
    game: "bids",
    players: 2,
    options: {},
    round: 3,
    points: [4, 0],
    seats: [
      { coins: 5, hand: null },
      { coins: 2, hand: null },
    ],
    market: ["axe", "bow", "cup"],
  };

  it("is told by seat where a list goes round the table", () => {
    expect(knownOf(view, 2).seats).toEqual([
      [
        { name: "points", value: 4 },
        { name: "coins", value: 5 },
        { name: "hand", value: null },
      ],
      [
        { name: "points", value: 0 },
        { name: "coins", value: 2 },
        { name: "hand", value: null },
      ],
    ]);
  });

  it("leaves the rest to everybody, without what stands on the page anyway", () => {
    expect(knownOf(view, 2).common).toEqual([
      { name: "round", value: 3 },
      { name: "market", value: ["axe", "bow", "cup"] },
    ]);
    expect(knownOf({ points: [7] }, 1)).toEqual({
      common: [{ name: "points", value: [7] }],
      seats: [[]],
    });
  });

  it("is written in lines", () => {
    expect([null, "", true, false, 0, "axe"].map((one) => lineOf(one, words))).toEqual([
      "–",
      "–",
      "yes",
      "no",
      "0",
      "axe",
    ]);
    expect(lineOf({ iron_ore: 2, gold: 0 }, words)).toBe("iron ore: 2, gold: 0");
    expect(lineOf([{ at: [1, 2] }, []], words)).toBe("(at: (1, 2)), –");
    expect(lineOf([], words)).toBe("–");
  });
});
