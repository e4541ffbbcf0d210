import { describe, expect, it } from "vitest";
import { leader, leads, roundAt, roundBeside, roundsOf, standings, type Point } from "./scores";

function point(n: number, round: number | null, ...scores: number[]): Point {
  return { n, round, scores };
}

const POINTS = [
  point(0, 1, 5, 5),
  point(14, 1, 1, 5),
  point(20, 2, 4, 5),
  point(21, 1, 1, 5),
  point(23, 2, 4, 5),
  point(30, 2, 4, 9),
  point(41, 3, 8, 9),
];

describe("rounds", () => {
  it("begin where nothing was taken back any more", () => {
    expect(roundsOf(POINTS)).toEqual([
      { round: 1, n: 0 },
      { round: 2, n: 23 },
      { round: 3, n: 41 },
    ]);
    expect(roundsOf([point(0, null, 0), point(4, null, 1)])).toEqual([]);
  });

  it("are found by line and jumped between", () => {
    const rounds = roundsOf(POINTS);
    expect([0, 22, 23, 60].map((n) => roundAt(rounds, n))).toEqual([1, 1, 2, 3]);
    expect(roundAt([], 3)).toBeNull();
    expect([0, 23, 41].map((n) => roundBeside(rounds, n, 1, 50))).toEqual([23, 41, 50]);
    expect([50, 41, 30, 0].map((n) => roundBeside(rounds, n, -1, 50))).toEqual([41, 23, 23, 0]);
  });

  it("end with a standing each", () => {
    expect(standings(POINTS).map(({ n, round }) => [n, round])).toEqual([
      [0, 0],
      [23, 1],
      [41, 2],
    ]);
    expect(standings([point(0, null, 0), point(4, null, 1)])).toHaveLength(2);
    expect(standings([])).toEqual([]);
  });

  it("have the income of the last seat, which comes with the line that begins the next", () => {
    const played = [
      point(0, 1, 5, 5),
      point(8, 1, 9, 5),
      point(15, 2, 9, 8),
      point(20, 2, 12, 8),
      point(26, 2, 12, 14),
    ];
    expect(standings(played).map(({ round, scores }) => [round, ...scores])).toEqual([
      [0, 5, 5],
      [1, 9, 8],
      [2, 12, 14],
    ]);
  });
});

describe("the lead", () => {
  it("is over the best of the others", () => {
    expect(leads([3, 9, 7])).toEqual([-6, 2, -2]);
    expect(leads([4])).toEqual([0]);
    expect(leader([3, 9, 7])).toEqual({ seat: 1, lead: 2 });
    expect(leader([9, 9, 7])).toBeNull();
  });
});
