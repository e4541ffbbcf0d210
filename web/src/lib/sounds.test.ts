import { expect, it } from "vitest";
import type { Fact } from "./messages";
import { soundOf, type Sound } from "./sounds";

const SOUNDS: Record<string, Sound> = { captured: "conquest", rolled: "die", paid: "coins" };

function facts(...effects: string[]): Fact[] {
  return effects.map((effect) => ({ n: 1, by: 0, effect, args: {}, text: "" }));
}

it("hears of several facts the one that matters most", () => {
  expect(soundOf(facts("lost", "captured"), SOUNDS)).toBe("conquest");
  expect(soundOf(facts("captured", "rolled"), SOUNDS)).toBe("die");
  expect(soundOf(facts("paid", "captured"), SOUNDS)).toBe("conquest");
  expect(soundOf(facts("paid"), SOUNDS)).toBe("coins");
});

it("stays silent about everything else", () => {
  expect(soundOf(facts("deployed", "toString"), SOUNDS)).toBeUndefined();
  expect(soundOf([], SOUNDS)).toBeUndefined();
});
