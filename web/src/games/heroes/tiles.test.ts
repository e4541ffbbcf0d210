import { expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import { strengthOf } from "./tiles";

function choice(verb: string, total?: number): Choice {
  const price = total === undefined ? null : { total, parts: [], text: "" };
  return { code: 1, verb, args: {}, text: "", price };
}

it("tells the most that can be brought against a tile", () => {
  expect(strengthOf([choice("capture", 2), choice("capture", 5), choice("cast")])).toBe(5);
});

it("tells nothing of a tile that cannot be captured", () => {
  expect(strengthOf([])).toBeNull();
  expect(strengthOf([choice("fortify"), choice("cast")])).toBeNull();
});
