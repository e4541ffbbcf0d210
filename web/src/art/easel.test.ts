import { expect, it, vi } from "vitest";
import { paint, type Strokes } from "./easel";

function* slow(strokes: number, told: string[], name: string): Strokes {
  for (let at = 0; at < strokes; at++) {
    const began = performance.now();
    while (performance.now() - began < 15);
    told.push(name);
    yield;
  }
}

it("lets the page go on after a long stroke, and ends one painting before the next", async () => {
  const told: string[] = [];
  const idle = vi.fn((work: () => void) => setTimeout(work));
  vi.stubGlobal("requestIdleCallback", idle);
  await Promise.all([paint(slow(3, told, "one")), paint(slow(1, told, "two"))]);
  vi.unstubAllGlobals();
  expect(told).toEqual(["one", "one", "one", "two"]);
  expect(idle.mock.calls.length).toBeGreaterThanOrEqual(4);
});
