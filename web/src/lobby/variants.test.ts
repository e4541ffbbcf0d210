// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { GameShown } from "../lib/messages";
import type { OptionShown } from "./types";
import { TITLES } from "../games/titles";
import { firstOf, fits, rivalsOf, variantsOf } from "./variants";

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

it("stands against those that set the same option", () => {
  const title = TITLES.find(({ variants }) => (variants?.length ?? 0) > 1);
  const choices = title?.variants?.map(({ options }) => Object.values(options)[0]) ?? [];
  const key = Object.keys(title?.variants?.[0]?.options ?? {})[0] ?? "";
  const one = {
    ...game({ key, choices: choices.map(String) }),
    key: Object.keys(title?.pictures ?? {})[0] ?? "",
  };
  const [first, ...others] = variantsOf(one);
  expect(others.length).toBeGreaterThan(0);
  expect(first && rivalsOf(one, first)).toEqual(others);
});

it("is offered first to who has never played, where a title has one for them", () => {
  const title = TITLES.find(({ variants }) => variants?.some(({ first }) => first));
  const easy = title?.variants?.find(({ first }) => first);
  const [key, value] = Object.entries(easy?.options ?? {})[0] ?? ["", ""];
  const named = Object.keys(title?.pictures ?? {})[0] ?? "";
  expect(firstOf({ ...game({ key, choices: [value] }), key: named })).toBe(easy);
  expect(easy).toBeDefined();
  expect(firstOf({ ...game({ key, choices: ["other"] }), key: named })).toBeUndefined();
});
