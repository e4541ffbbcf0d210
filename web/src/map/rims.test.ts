import { describe, expect, it } from "vitest";
import { rimsOf, type Holder } from "./rims";
import { seamsOf } from "./seams";

const row = ["a", "b", "c"].map((id, at) => ({
  id,
  rings: [[10 * at, 0, 10 * at + 10, 0, 10 * at + 10, 10, 10 * at, 10]],
}));
const seams = seamsOf(row);

function rims(holders: Record<string, Holder>) {
  return rimsOf(row, seams, ({ id }) => holders[id]);
}

const orcs: Holder = { realm: "1", seat: 0 };

describe("rims", () => {
  it("run where the owner changes and nowhere else", () => {
    const [rim] = rims({ a: orcs, b: orcs });
    expect(rim?.regions).toEqual(["a", "b"]);
    expect(rim?.inner).toBe("M10 0L10 10");
    expect(rim?.outer).toContain("M20 0L20 10");
    expect(rim?.outer).not.toContain("M10 0L10 10");
  });

  it("part two realms of one seat", () => {
    const [old, young] = rims({ a: { realm: "0", seat: 0, declined: true }, b: orcs });
    expect([old?.declined, young?.declined]).toEqual([true, false]);
    for (const rim of [old, young]) {
      expect(rim?.outer).toContain("M10 0L10 10");
      expect(rim?.inner).toBe("");
    }
  });

  it("are not drawn for land that nobody holds", () => {
    expect(rims({})).toEqual([]);
  });
});
