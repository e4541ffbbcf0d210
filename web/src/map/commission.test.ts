import { describe, expect, it } from "vitest";
import type { Chart } from "./chart";
import { commissionFor, edgeOf, planOf, signOf } from "./commission";

const bare = { borders: [], terrain: "", tribe: false, monsters: false, edge: false, room: 0 };
const chart: Chart = {
  kind: "regions",
  id: "board",
  title: {},
  provenance: "",
  width: 1000,
  height: 500,
  problem: "",
  regions: [
    { ...bare, id: "a", rings: [[0, 0, 500, 0, 500, 500, 0, 500]], label: [250, 250] },
    { ...bare, id: "b" },
  ],
};
const edge = edgeOf(chart, "surface");
const plan = planOf(chart, () => "hill");

function ordered(width: number, height: number, density: number) {
  return commissionFor(plan, "surface", "light", edge, { width, height, density });
}

describe("commissions", () => {
  it("leave out what has no outline", () => {
    expect(plan.lands.map(({ id, terrain }) => [id, terrain])).toEqual([["a", "hill"]]);
  });

  it("fit the narrower side of their place", () => {
    const wide = ordered(800, 10_000, 1)?.scale ?? 0;
    const high = ordered(10_000, 526, 1)?.scale ?? 0;
    expect(wide * (1000 + 2 * edge.margin)).toBeCloseTo(800);
    expect(high * (500 + 2 * edge.margin)).toBeCloseTo(526);
  });

  it("are as dense as the screen, within limits", () => {
    const plain = ordered(800, 800, 1)?.scale ?? 0;
    expect(ordered(800, 800, 2)?.scale).toBeCloseTo(2 * plain);
    expect(ordered(800, 800, 3)?.scale).toBeCloseTo(2 * plain);
    const largest = ordered(3000, 3000, 2)?.scale ?? 0;
    expect(largest * (1000 + 2 * edge.margin)).toBeCloseTo(2560);
  });

  it("ask for fewer and larger drawings where there is little room, whatever the density", () => {
    expect(ordered(1600, 1600, 1)?.coarse).toBe(1);
    expect(ordered(60, 60, 2)?.coarse).toBeGreaterThan(1.5);
    expect(ordered(60, 60, 2)?.coarse).toBe(ordered(60, 60, 1)?.coarse);
  });

  it("are none where there is no room", () => {
    expect(ordered(0, 0, 1)).toBeNull();
  });

  it("tell boards of one name apart by what they look like", () => {
    const signed = (terrain: string): string => {
      const other = commissionFor(
        planOf(chart, () => terrain),
        "surface",
        "light",
        edge,
        {
          width: 100,
          height: 100,
          density: 1,
        },
      );
      return other ? signOf(other) : "";
    };
    expect(signed("hill")).toBe(signed("hill"));
    expect(signed("hill")).not.toBe(signed("forest"));
  });
});
