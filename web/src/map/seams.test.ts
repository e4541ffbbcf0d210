import { describe, expect, it } from "vitest";
import { seamsOf } from "./seams";

/** Two squares beside each other, and a third that has a hole with a fourth in it. */
const west = { id: "a", rings: [[0, 0, 10, 0, 10, 10, 0, 10]] };
const east = { id: "b", rings: [[10, 0, 20, 0, 20, 10, 10, 10]] };
const south = {
  id: "c",
  rings: [
    [0, 10, 10, 10, 20, 10, 20, 30, 0, 30],
    [8, 18, 8, 22, 12, 22, 12, 18],
  ],
};
const isle = { id: "d", rings: [[8, 18, 12, 18, 12, 22, 8, 22]] };
const seams = seamsOf([west, east, south, isle]);

const between = (one: string, two: string | undefined): number[][] =>
  seams
    .filter(({ region, other }) => region.id === one && other?.id === two)
    .map(({ line }) => line);

describe("seams", () => {
  it("are told once for two regions", () => {
    expect(between("a", "b")).toEqual([[10, 0, 10, 10]]);
    expect(between("b", "a")).toEqual([]);
  });

  it("run along the rim of the map without another region", () => {
    expect(between("a", undefined)).toEqual([[0, 10, 0, 0, 10, 0]]);
    expect(between("c", undefined)).toEqual([[20, 10, 20, 30, 0, 30, 0, 10]]);
  });

  it("close around a region in a hole", () => {
    expect(between("c", "d")).toEqual([[8, 18, 8, 22, 12, 22, 12, 18, 8, 18]]);
    expect(between("d", undefined)).toEqual([]);
  });
});
