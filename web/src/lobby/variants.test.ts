// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { GameShown } from "../lib/messages";
import type { OptionShown } from "./types";
import { fits, variantsOf } from "./variants";

function game(...options: Pick<OptionShown, "key" | "choices">[]): GameShown {
  const declared = options.map((one) => ({ ...one, default: null, rule: "", name: "", help: "" }));
  return { key: "g", name: "", least: 2, most: 5, options: declared, bots: [], packs: [], map: "" };
}

const variant = { text: "both-together", options: { pool: "both", long: true } };
const LONG = { key: "long", choices: [true, false] };

it("fits a game that has all the options it sets", () => {
  expect(fits(game({ key: "pool", choices: ["own", "both"] }, LONG), variant)).toBe(true);
  expect(fits(game({ key: "pool", choices: ["own"] }, LONG), variant)).toBe(false);
  expect(fits(game({ key: "pool", choices: null }, LONG), variant)).toBe(false);
  expect(fits(game(LONG), variant)).toBe(false);
});

it("is not offered by a game of which the page knows nothing", () => {
  expect(variantsOf(game(LONG))).toEqual([]);
});
