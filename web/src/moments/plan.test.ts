import { expect, it } from "vitest";
import { actsOf, lengthOf, LENGTHS, paceOf, placesIn, slotsIn } from "./plan";
import { MOMENTS, told } from "./samples";

function acts(...facts: ReturnType<typeof told>[]) {
  return actsOf({ facts, view: null, seat: null, names: [] }, MOMENTS);
}

it("throws the die before the region falls, and pays last", () => {
  const found = acts(
    told("paid", { seat: 1, coins: 3 }),
    told("taken", { region: "a" }),
    told("rolled", { region: "a" }),
  );
  expect(found.map((act) => act.map(({ kind }) => kind))).toEqual([
    ["die"],
    ["conquest"],
    ["coins"],
  ]);
  expect(placesIn(found)).toEqual(["a"]);
});

it("watches nothing of what no face tells of", () => {
  expect(acts(told("shuffled"), told("toString"))).toEqual([]);
});

it("shows what happens in several places at once, in one place once", () => {
  const [act = []] = acts(
    told("taken", { region: "a" }),
    told("taken", { region: "b" }),
    told("taken", { region: "a" }),
  );
  expect(act.map((moment) => "place" in moment && moment.place)).toEqual(["a", "b"]);
});

it("knows what is lifted from the offer, before the coins for it", () => {
  const found = acts(told("paid", { seat: 1, coins: 3 }), told("picked", { slot: 2 }));
  expect(found.map((act) => act.map(({ kind }) => kind))).toEqual([["taking"], ["coins"]]);
  expect(slotsIn(found)).toEqual([2]);
  expect(placesIn(found)).toEqual([]);
});

it("adds up the coins of a seat with their parts", () => {
  const [act = []] = acts(
    told("paid", { seat: 1, coins: 3 }),
    told("paid", { seat: 0, coins: 1 }),
    told("paid", { seat: 1, coins: 2 }),
  );
  expect(act).toMatchObject([
    { seat: 1, count: 5, parts: [{ amount: 3 }, { amount: 2 }] },
    { seat: 0, count: 1 },
  ]);
});

it("takes less than a second for all that is not rare", () => {
  const rare = new Set(["die", "find", "victory"]);
  for (const [kind, length] of Object.entries(LENGTHS))
    expect(length < 1000 || rare.has(kind), kind).toBe(true);
});

it("goes by how long one thing is shown", () => {
  const found = acts(told("rolled", { region: "a" }), told("taken", { region: "a" }));
  expect(lengthOf(found, 1)).toBe(LENGTHS.die + LENGTHS.conquest);
  expect(lengthOf(found, 0.5)).toBe((LENGTHS.die + LENGTHS.conquest) / 2);
  expect([0, 120, 250, 650, 900, 1300].map(paceOf)).toEqual([0, 0, 0.5, 1, 1, 1.5]);
});
