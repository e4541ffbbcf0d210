import { describe, expect, it } from "vitest";
import type { ChartRegion } from "../../map/chart";
import { buttonBeside, placesIn } from "./places";

const region = { id: "a", label: [100, 100], room: 50, symbols: ["mine"] } as ChartRegion;

function apart(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

describe("where things lie in a region", () => {
  it.each([
    [false, 0],
    [false, 1],
    [true, 0],
    [true, 1],
    [true, 2],
  ])("keeps name, price and pieces off each other (held: %s, things: %s)", (held, things) => {
    const places = placesIn(region, 60, held, things);
    const spots = [places.name, places.price, ...places.symbols, ...places.things];
    if (held) spots.push(places.middle);
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(apart(one, other)).toBeGreaterThan(0.4 * places.unit);
  });

  it.each([0, 1, 2])("leaves room for the buttons beside a token (things: %s)", (things) => {
    const { middle, things: spots, size, unit } = placesIn(region, 60, true, things);
    const buttons = [-1, 1].map((side) => buttonBeside(middle, side, unit));
    const count = { x: middle.x + 0.41 * unit, y: middle.y + 0.38 * unit };
    for (const button of buttons) {
      expect(apart(button, count)).toBeGreaterThan(button.r + 0.26 * unit);
      for (const spot of spots) expect(apart(button, spot)).toBeGreaterThan(button.r + 0.4 * size);
    }
  });

  it("measures by the room of the region, within what the map allows", () => {
    expect(placesIn(region, 60, false, 0).unit).toBe(50);
    expect(placesIn(region, 40, false, 0).unit).toBe(40);
    expect(placesIn({ ...region, room: 10 }, 40, false, 0).unit).toBe(34);
  });
});
