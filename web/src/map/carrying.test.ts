// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Carrying } from "./carrying";

const told: string[] = [];
const carrying = new Carrying(
  (region) => region === "mine",
  (region) => told.push(`over ${region}`),
  (from, to) => told.push(`${from} to ${to}`),
);

function event(pointerType: string, x: number, more: Partial<PointerEvent> = {}): PointerEvent {
  return {
    pointerType,
    isPrimary: true,
    button: 0,
    clientX: x,
    clientY: 0,
    ...more,
  } as PointerEvent;
}

beforeEach(() => {
  told.length = 0;
  carrying.cancel();
  document.body.innerHTML = `<i class="region" id="region-mine"></i><i class="region" id="region-other"></i><b></b>`;
  const [mine, other] = document.querySelectorAll(".region");
  document.elementFromPoint = vi.fn((x: number) =>
    x < 100 ? (mine ?? null) : x < 200 ? (other ?? null) : document.querySelector("b"),
  );
});
afterEach(() => {
  document.body.innerHTML = "";
});

it("goes from one region to another by mouse", () => {
  carrying.down(event("mouse", 10), "foreign");
  expect(carrying.move(event("mouse", 150))).toBe(false);
  carrying.up(event("mouse", 150));
  expect(told).toEqual(["foreign to other"]);
});

it("goes by finger out of a region from which something may be taken, and tells where it is", () => {
  carrying.down(event("touch", 10), "mine");
  expect(carrying.move(event("touch", 14))).toBe(false);
  expect(carrying.move(event("touch", 150))).toBe(true);
  carrying.up(event("touch", 150));
  expect(told).toEqual(["over other", "mine to other"]);
});

it.each([
  ["the region it came from", event("touch", 10), "mine", 20],
  ["no region", event("touch", 10), "mine", 300],
  ["elsewhere, from where nothing may be taken", event("touch", 10), "foreign", 150],
  ["elsewhere, as a second finger", event("touch", 10, { isPrimary: false }), "mine", 150],
  ["elsewhere, with another button", event("mouse", 10, { button: 2 }), "mine", 150],
])("is no drag when it ends in %s", (_, down, region, end) => {
  carrying.down(down, region);
  carrying.up(event(down.pointerType, end));
  expect(told).toEqual([]);
});

it("is over when the finger scrolls instead", () => {
  carrying.down(event("touch", 10), "mine");
  carrying.cancel();
  carrying.up(event("touch", 150));
  expect(told).toEqual([]);
});

it("keeps what lies below from being scrolled, as long as it lasts", () => {
  const leave = carrying.keep(document.body);
  const scrolled = (): boolean =>
    document.body.dispatchEvent(new Event("touchmove", { cancelable: true }));
  expect(scrolled()).toBe(true);
  carrying.down(event("touch", 10), "mine");
  expect(scrolled()).toBe(false);
  carrying.up(event("touch", 10));
  expect(scrolled()).toBe(true);
  carrying.down(event("touch", 10), "mine");
  leave();
  expect(scrolled()).toBe(true);
});
