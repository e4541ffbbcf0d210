// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Fact, View } from "../../lib/messages";
import type { Moment } from "../../lib/moments";
import { moments } from "./moments";

const VIEW = {
  tribes: [
    { tribe: 0, seat: 0, race: "elves", status: "declined" },
    { tribe: 4, seat: 1, race: "orcs", status: "active" },
  ],
  regions: {
    a: { tribe: 0, tokens: 1 },
    b: { tribe: 4, tokens: 2 },
    c: { tribe: 0, tokens: 1 },
    d: {},
  },
} as unknown as View;

function fact(effect: string, args: Fact["args"]): Fact {
  return { n: 1, by: 1, effect, args, text: effect };
}

/** The moments of facts that are shown together, in their order. */
function acted(...facts: Fact[]): Moment[] {
  const occasion = { facts, view: VIEW, seat: 0, names: ["Ann", "Bob"] };
  return facts.flatMap((one) => moments[one.effect]?.(one, occasion) ?? []);
}

const ROLL = { seat: 1, value: 2, region: "a", needed: 2, one_in: 3 };

it("reads a roll by what came of it", () => {
  const taken = fact("region-conquered", { seat: 1, region: "a", means: "die" });
  const failed = fact("attack-failed", { region: "a" });
  expect(acted(fact("die-rolled", ROLL), taken)).toMatchObject([
    { kind: "die", seat: 1, place: "a", face: "2", good: true },
    { kind: "conquest", place: "a", seat: 1 },
  ]);
  const blank = fact("die-rolled", { ...ROLL, value: 0 });
  expect(acted(blank, failed)).toMatchObject([{ kind: "die", face: "", good: false }]);
  expect(acted(fact("die-rolled", { seat: 1, value: 1 }))).toMatchObject([
    { kind: "die", place: null, before: "", good: true },
  ]);
});

it("throws off whom somebody conquers, and lets others go home", () => {
  const lost = fact("region-lost", { seat: 0, region: "a", lost: 1, kept: 1 });
  const taken = fact("region-conquered", { seat: 1, region: "a", means: "dragon" });
  expect(acted(lost, taken)).toEqual([{ kind: "conquest", place: "a", seat: 1, glow: "fire" }]);
  expect(acted(lost)).toEqual([{ kind: "retreat", place: "a", seat: 0 }]);
  expect(acted(fact("region-abandoned", { race: "orcs", region: "b" }))).toEqual([
    { kind: "retreat", place: "b", seat: 1 },
  ]);
});

it("puts a people to sleep where it lives, and pays from its regions", () => {
  expect(acted(fact("tribe-declined", { seat: 0, race: "elves" }))).toEqual([
    { kind: "slumber", places: ["a", "c"] },
  ]);
  const parts = [
    ["race-orcs SW-COI-1", 3],
    ["power-hill SW-P-HILL", 0],
  ];
  const [coins] = acted(fact("income-paid", { seat: 1, coins: 3, parts }));
  expect(coins).toMatchObject({ kind: "coins", seat: 1, count: 3, from: ["b"] });
  expect(coins?.kind === "coins" && coins.parts.map(({ amount }) => amount)).toEqual([3]);
  expect(acted(fact("income-paid", { seat: 1, coins: 0, parts: [] }))).toEqual([]);
});

it("lifts a combo from its place in the column", () => {
  const taken = fact("combo-taken", { seat: 1, race: "orcs", power: "hill", place: 3 });
  expect(acted(taken)).toEqual([{ kind: "taking", slot: 3, seat: 1 }]);
});

it("shows what is found where it is found", () => {
  expect(acted(fact("marker-opened", { marker: "shiny-orb", region: "d" }))).toMatchObject([
    { kind: "find", place: "d" },
  ]);
});
