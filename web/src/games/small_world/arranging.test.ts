import { expect, it } from "vitest";
import type { Fact, Situation, View } from "../../lib/messages";
import { arranging } from "./arranging";

function fact(effect: string, seat: number, coins?: number): Fact {
  return { n: 1, by: seat, effect, args: { seat, coins }, text: "" } as unknown as Fact;
}

const SEEN = {
  frames: [["redeploy", 0, 0]],
  tribes: [{ tribe: 0, seat: 0, hand: 1, pieces: {} }],
  regions: { "2-A3": { tribe: 0, tokens: 1, pieces: {} } },
} as unknown as View;
const ASKED = {
  seat: 0,
  choices: [{ code: 1, verb: "deploy", args: { region: "2-A3" }, text: "", price: null }],
} as unknown as Situation;

it("counts all coins that the end of a turn brings, and none of the next turn", () => {
  const gained = arranging(ASKED, SEEN)?.gained;
  const facts = [
    fact("income-paid", 0, 7),
    fact("coins-paid", 1, 1),
    fact("coins-gained", 0, 1),
    fact("turn-began", 1),
    fact("coins-gained", 0, 5),
  ];
  expect(gained?.(facts)).toBe(8);
  expect(gained?.(facts.slice(1))).toBeUndefined();
});
