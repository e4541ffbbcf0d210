// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { Choice } from "../lib/messages";
import type { Scene } from "../lib/scene";
import { considering } from "./considering";

const choice: Choice = { code: 7, verb: "dig", args: {}, text: "", price: null };

function button(): { scene: Scene; element: HTMLElement; taken: () => void; leave: () => void } {
  const scene = { considered: null } as unknown as Scene;
  const element = document.createElement("button");
  const taken = vi.fn();
  document.body.append(element);
  document.body.addEventListener("click", taken);
  return { scene, element, taken, leave: considering(scene, choice)(element) };
}

function happens(element: HTMLElement, kind: string, at = 0, more: object = {}): void {
  const event = Object.assign(new MouseEvent(kind, { bubbles: true, detail: 1 }), more);
  Object.defineProperty(event, "timeStamp", { value: at });
  element.dispatchEvent(event);
}

it("a choice is considered while it is pointed at or has the focus", async () => {
  const { scene, element, leave } = button();
  for (const [begin, end] of [
    ["pointerenter", "pointerleave"],
    ["focus", "blur"],
  ] as const) {
    happens(element, begin);
    expect(scene.considered).toBe(choice);
    happens(element, end);
    await Promise.resolve();
    expect(scene.considered).toBeNull();
  }
  happens(element, "focus");
  leave();
  await Promise.resolve();
  expect(scene.considered).toBeNull();
});

it("a finger that rests on it only looks", () => {
  const { element, taken } = button();
  happens(element, "pointerdown", 0, { pointerType: "touch" });
  happens(element, "click", 900);
  expect(taken).not.toHaveBeenCalled();
  happens(element, "pointerdown", 1000, { pointerType: "touch" });
  happens(element, "click", 1100);
  happens(element, "pointerdown", 2000, { pointerType: "mouse" });
  happens(element, "click", 2900);
  expect(taken).toHaveBeenCalledTimes(2);
});
