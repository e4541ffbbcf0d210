import { expect, test } from "vitest";
import { besideThing } from "./menu";

const AREA = { left: 0, top: 0, right: 1000, bottom: 600 };
const MENU = { width: 200, height: 100 };

function box(left: number, top: number, size = 80) {
  return { left, top, right: left + size, bottom: top + size };
}

function covers(spot: { left: number; top: number }, thing: ReturnType<typeof box>): boolean {
  return (
    spot.left < thing.right &&
    thing.left < spot.left + MENU.width &&
    spot.top < thing.bottom &&
    thing.top < spot.top + MENU.height
  );
}

test("a menu stands beside its thing, inside the area, and never covers it", () => {
  for (let left = 0; left <= 920; left += 40)
    for (let top = 0; top <= 520; top += 40) {
      const thing = box(left, top);
      const spot = besideThing(thing, MENU, AREA);
      expect(covers(spot, thing)).toBe(false);
      expect(spot.left).toBeGreaterThanOrEqual(0);
      expect(spot.left + MENU.width).toBeLessThanOrEqual(1000);
      expect(spot.top).toBeGreaterThanOrEqual(0);
      expect(spot.top + MENU.height).toBeLessThanOrEqual(600);
    }
});

test("where it fits nowhere, it goes where there is most room", () => {
  const wide = { left: 0, top: 250, right: 1000, bottom: 590 };
  expect(besideThing(wide, MENU, AREA).top).toBe(142);
});

test("it leaves in sight what could be chosen next, where there is room without it", () => {
  const thing = box(400, 200);
  const below = { left: 200, top: 280, right: 700, bottom: 600 };
  expect(covers(besideThing(thing, MENU, AREA), below)).toBe(true);
  const moved = besideThing(thing, MENU, AREA, [{ box: below, weight: 1 }]);
  expect(covers(moved, thing) || covers(moved, below)).toBe(false);
});
