// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { Things } from "../things";
import { lossesOf, oddsOf } from "./chances";
import { heroesOf, pointsOf } from "./heroes";
import { future, told } from "./samples";

const thief = told("captured", "trap", { adventurer: "thief-1-2a" });
const lost = told("tile-conquered", "conquering", { cell: "c2" });
const good = future("fireball", [thief], {
  captured: ["thief-1-2a"],
  line: [{ who: "bard-1-2a", hit_points: 4, left: 2 }],
});
const bad = future("graffiti", [thief, lost], {
  captured: ["thief-1-2a"],
  conquered: ["c2"],
  line: [{ who: "bard-1-2a", hit_points: 4, left: 4 }],
});
const things = new Things({
  adventurer: [
    { id: "thief-1-2a", facts: { hit_points: 3, icons: 2 } },
    { id: "bard-1-2a", facts: { hit_points: 4, icons: 2 } },
  ],
});

describe("what may come of a plan", () => {
  it("is sure, or so in some of the cases", () => {
    const odds = oddsOf([bad, good], 0);
    expect(odds).toMatchObject({ total: 2, best: good, worst: bad });
    expect(odds?.sure).toEqual([{ kind: "captured", id: "thief-1-2a", count: 2 }]);
    expect(odds?.maybe).toEqual([{ kind: "lost", id: "c2", count: 1 }]);
    expect(oddsOf([], 0)).toBeNull();
  });

  it("takes hit points, surely or at most", () => {
    const heroes = heroesOf([{ who: "thief-1-2a", damage: 1 }, { who: "bard-1-2a" }], things, 1);
    const losses = lossesOf(heroes, [good, bad]);
    expect(losses.get("thief-1-2a")).toEqual({ sure: 2, most: 2 });
    expect(losses.get("bard-1-2a")).toEqual({ sure: 0, most: 2 });
    const points = heroes.map((hero) => pointsOf(hero, losses.get(hero.who)));
    expect(points).toEqual([
      ["sure", "sure", "gone"],
      ["left", "left", "maybe", "maybe"],
    ]);
  });
});

it("illusions of a line are told apart", () => {
  const line = [{ who: "illusion" }, { who: "illusion" }, { who: "bard-1-2a", invisible: 1 }];
  const heroes = heroesOf(line, things, 1);
  expect(new Set(heroes.map(({ key }) => key)).size).toBe(3);
  expect(heroes.map(({ illusion, invisible }) => [illusion, invisible])).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ]);
});
