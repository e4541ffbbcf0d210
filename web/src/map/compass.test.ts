import { describe, expect, it } from "vitest";
import type { ChartRegion } from "./chart";
import { nearest } from "./compass";

function region(id: string, x: number, y: number): ChartRegion {
  const bare = {
    borders: [],
    terrain: "hill",
    tribe: false,
    monsters: false,
    edge: false,
    room: 9,
  };
  return { id, label: [x, y], ...bare };
}

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

describe("arrow keys", () => {
  const middle = region("middle", 0, 0);
  const around = [
    region("right", 10, 1),
    region("far-right", 30, 0),
    region("left", -10, -2),
    region("up", 3, -12),
    region("down", 0, 9),
    region("corner", 8, 14),
  ];
  const all = [middle, ...around];

  it("lead to the nearest region on their side", () => {
    expect(KEYS.map((key) => nearest(all, middle, key)?.id)).toEqual([
      "left",
      "right",
      "up",
      "down",
    ]);
  });

  it("lead nowhere beyond the edge, and other keys nowhere at all", () => {
    expect(nearest(all, region("east", 50, 0), "ArrowRight")).toBeUndefined();
    expect(nearest(all, middle, "Enter")).toBeUndefined();
  });

  it("reach every region of a field of hexagons from every other", () => {
    const hexes = Array.from({ length: 37 }, (_, at) => {
      const row = Math.floor(at / 6);
      return region(`hex-${at}`, (at % 6) * 10 + (row % 2) * 5, row * 8.7);
    });
    for (const start of hexes) {
      const seen = new Set([start]);
      for (const one of seen)
        for (const key of KEYS) {
          const next = nearest(hexes, one, key);
          if (next) seen.add(next);
        }
      expect(seen.size).toBe(hexes.length);
    }
  });
});
