import { expect, it } from "vitest";
import type { Tile } from "./cells";
import { LAIR } from "./geometry";
import { crowdIn, impsOf } from "./inhabitants";
import { captivesOf } from "./people";
import { lord } from "./samples";

const tunnel: Tile = { kind: "tunnel", id: "", conquered: false, trap: null };

it("imps stand in the tunnels that are left, those who have worked asleep", () => {
  const imps = lord({ imps: { unused: 2, used: 1, training: 1 } });
  const tiles = new Map([
    ["c1", tunnel],
    ["c2", { ...tunnel, conquered: true }],
    ["c3", { ...tunnel, kind: "room", id: "mint" } as const],
  ]);
  const found = impsOf(imps, tiles);
  expect(found.map(({ name }) => name)).toEqual(["imp", "imp", "imp-rest"]);
  expect(new Set(found.map(({ y }) => y)).size).toBe(1);
  expect(new Set(found.map(({ x }) => x)).size).toBe(3);
  expect(impsOf(imps, new Map())).toHaveLength(3);
});

it("a crowd stays inside its cave, however large", () => {
  for (const size of [1, 2, 5, 9, 14]) {
    const crowd = crowdIn(
      LAIR,
      Array.from({ length: size }, () => ({ name: "monster-slime" })),
    );
    expect(crowd).toHaveLength(size);
    for (const { x, y, high } of crowd) {
      expect(Math.abs(x - LAIR.x)).toBeLessThan(LAIR.wide);
      expect(y).toBeLessThan(LAIR.y + LAIR.high);
      expect(y - high).toBeGreaterThan(LAIR.y - LAIR.high - 10);
    }
  }
});

it("captives are adventurers by their trade, and paladins", () => {
  const jailer = lord({ prison: ["bard-1-2a"], captives: { "elf-1": 1, hidden: 0 } });
  expect(captivesOf(jailer)).toEqual([
    { kind: "adventurer", id: "bard" },
    { kind: "paladin", id: "elf" },
  ]);
});
