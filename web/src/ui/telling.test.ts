// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { beside, Telling } from "./telling.svelte";

const WINDOW = { width: 400, height: 600 };
const BUBBLE = { width: 200, height: 100 };

it("an explanation stands below its picture, above it at the bottom, and within the window", () => {
  expect(beside({ left: 50, top: 80, bottom: 100 }, BUBBLE, WINDOW)).toEqual({
    left: 50,
    top: 106,
  });
  expect(beside({ left: 390, top: 560, bottom: 590 }, BUBBLE, WINDOW)).toEqual({
    left: 194,
    top: 454,
  });
  expect(beside({ left: -20, top: 10, bottom: 590 }, BUBBLE, WINDOW)).toEqual({
    left: 6,
    top: 494,
  });
});

it("what it stands in tells the same when it is pointed at, and keeps its click", () => {
  vi.useFakeTimers();
  const [card, mark, bubble] = ["div", "button", "div"].map((name) => document.createElement(name));
  card!.append(mark!);
  document.body.append(card!, bubble!);
  bubble!.showPopover = vi.fn();
  const telling = new Telling(() => false, true);
  telling.picturing(mark!);
  telling.bubbling(bubble!);
  const forget = telling.around(card!);
  const pointed = () =>
    Object.assign(new MouseEvent("pointerenter", { clientX: 70, clientY: 70 }), {
      pointerType: "mouse",
    });
  const clicked = new MouseEvent("click", { cancelable: true });
  card!.dispatchEvent(pointed());
  vi.runAllTimers();
  expect(bubble!.showPopover).toHaveBeenCalledOnce();
  card!.dispatchEvent(clicked);
  expect(clicked.defaultPrevented).toBe(false);
  forget();
  card!.dispatchEvent(pointed());
  vi.runAllTimers();
  expect(bubble!.showPopover).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

it("what comes to lie under a resting pointer tells nothing until the pointer moves", () => {
  vi.useFakeTimers();
  const [picture, bubble] = [document.createElement("button"), document.createElement("div")];
  document.body.append(picture, bubble);
  bubble.showPopover = vi.fn();
  const telling = new Telling();
  telling.picturing(picture);
  telling.bubbling(bubble);
  const at = (kind: string, clientX: number): Event =>
    Object.assign(new MouseEvent(kind, { clientX, clientY: 5, bubbles: kind === "pointermove" }), {
      pointerType: "mouse",
    });
  document.body.dispatchEvent(at("pointermove", 10));
  picture.dispatchEvent(at("pointerenter", 10));
  vi.runAllTimers();
  expect(bubble.showPopover).not.toHaveBeenCalled();
  picture.dispatchEvent(at("pointermove", 11));
  vi.runAllTimers();
  expect(bubble.showPopover).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
