import { expect, test } from "vitest";
import type { Choice } from "../../lib/messages";
import { badgesOf } from "./means";

function conquest(total: number | null, means?: string): Choice {
  return {
    code: 1,
    verb: "conquer",
    args: means === undefined ? { region: "2-03" } : { region: "2-03", with: means },
    text: "",
    price: total === null ? null : { total, parts: [], text: "" },
  };
}

test("a number is the tokens that a region costs, and every means has a sign", () => {
  const choices = [conquest(1, "dragon"), conquest(4), conquest(null, "sorcery")];
  expect(badgesOf(choices, false)).toEqual([
    { tokens: 4, sign: null },
    { tokens: 1, sign: "power-dragon-master" },
    { tokens: null, sign: "race-sorcerers" },
  ]);
});

test("a last push and a die rolled before are marked with the die", () => {
  expect(badgesOf([conquest(5, "die")], false)).toEqual([{ tokens: 5, sign: "die" }]);
  expect(badgesOf([conquest(2)], true)).toEqual([{ tokens: 2, sign: "die" }]);
});

test("what has no price has no badge", () => {
  const abandoning: Choice = { ...conquest(null), verb: "abandon" };
  expect(badgesOf([abandoning], false)).toEqual([]);
});

test("what comes out of a bag is no conquest", () => {
  const laying = ["scepter-of-avarice", "froggys-ring"].map((relic): Choice => ({
    ...conquest(null, "bag"),
    verb: "lay",
    args: { region: "2-03", relic, with: "bag" },
  }));
  expect(badgesOf([...laying, conquest(3)], false)).toEqual([{ tokens: 3, sign: null }]);
});
