import { expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import { ordersIn, placed, without } from "./picks";

function pick(code: number, verb = "order"): Choice {
  return { code, verb, args: { order: `order-${code}` }, text: "", price: null };
}

const codes = (picks: readonly Choice[]): number[] => picks.map(({ code }) => code);
const three = [pick(1), pick(2), pick(3)];

it("a card is laid behind the others, or on another one", () => {
  expect(codes(placed([pick(1)], pick(2), 2))).toEqual([1, 2]);
  expect(codes(placed(three, pick(4), 0))).toEqual([4, 2, 3]);
});

it("two cards change places, or one goes to the end", () => {
  expect(codes(placed(three, pick(3), 0))).toEqual([3, 2, 1]);
  expect(codes(placed([pick(1), pick(2)], pick(1), 2))).toEqual([2, 1]);
  expect(codes(placed(three, pick(2), 1))).toEqual([1, 2, 3]);
});

it("a card that is taken out takes the choice for a dummy with it", () => {
  const all = [...three, pick(9, "dummy")];
  expect(codes(without(all, 0))).toEqual([2, 3]);
  expect(codes(without(all, 3))).toEqual([1, 2, 3]);
});

it("orders are told by whom they are for", () => {
  const all = [...three, pick(9, "dummy")];
  expect(ordersIn(all, "order")).toEqual(["order-1", "order-2", "order-3"]);
  expect(ordersIn(all, "dummy")).toEqual(["order-9"]);
});
