// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { bringIn, FRAME, wayTo } from "./frame";

const ROOM = { left: 0, right: 360, top: 100, bottom: 400 };

function box(left: number, right: number): DOMRect {
  return { left, right, top: 200, bottom: 240 } as DOMRect;
}

test("what is shown whole stays where it is", () => {
  expect(wayTo(box(10, 50), ROOM)).toEqual({ left: 0, top: 0 });
});

test("what is hidden comes to the middle", () => {
  expect(wayTo(box(500, 540), ROOM)).toEqual({ left: 340, top: 0 });
  expect(wayTo(box(-30, 10), ROOM)).toEqual({ left: -190, top: 0 });
});

test("the nearest of several things is brought in, and none if one is there", () => {
  const frame = document.createElement("div");
  frame.setAttribute(FRAME, "");
  frame.getBoundingClientRect = () => ROOM as DOMRect;
  frame.scrollBy = vi.fn();
  const things = [box(900, 940), box(400, 440)].map((place) => {
    const thing = document.createElement("i");
    thing.getBoundingClientRect = () => place;
    frame.append(thing);
    return thing;
  });
  bringIn(things, "auto");
  expect(frame.scrollBy).toHaveBeenCalledWith({ left: 240, top: 0, behavior: "auto" });
  const shown = document.createElement("i");
  shown.getBoundingClientRect = () => box(0, 20);
  frame.append(shown);
  bringIn([...things, shown], "auto");
  bringIn([], "auto");
  expect(frame.scrollBy).toHaveBeenCalledTimes(1);
});
