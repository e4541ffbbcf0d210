import { expect, it } from "vitest";
import type { Fact } from "./messages";
import { soundOf } from "./sounds";

function facts(...effects: string[]): Fact[] {
  return effects.map((effect) => ({ n: 1, by: 0, effect, args: {}, text: "" }));
}

it("hears of several facts the one that matters most", () => {
  expect(soundOf(facts("tokens-lost", "region-conquered"))).toBe("conquest");
  expect(soundOf(facts("region-conquered", "die-rolled"))).toBe("die");
  expect(soundOf(facts("income-paid", "game-ended"))).toBe("end");
  expect(soundOf(facts("coins-gained"))).toBe("coins");
});

it("stays silent about everything else", () => {
  expect(soundOf(facts("token-deployed", "toString"))).toBeUndefined();
  expect(soundOf([])).toBeUndefined();
});
