import { expect, test, vi } from "vitest";
import { strengthOf, strongerThan, strongestOf } from "./names";

vi.mock("./text.svelte", () => ({
  has: (id: string) => ["bot-random", "bot-cub", "bot-lord"].includes(id),
  helpOf: () => "",
  t: (id: string) => id,
}));
vi.mock("./me.svelte", () => ({ me: () => undefined }));
vi.mock("./preferences.svelte", () => ({ preferences: { name: "", language: "en" } }));

const bots = ["random", "cub", "lord", "somebodys"];

test("bots of ours are the stronger the later they are named", () => {
  expect(bots.map((bot) => strengthOf(bot, bots))).toEqual([0, 1, 2, -1]);
  expect(strongestOf(bots)).toBe(2);
});

test("the next opponent is the weakest of those who are stronger", () => {
  expect(strongerThan(["random"], bots)).toBe("cub");
  expect(strongerThan(["random", "cub"], bots)).toBe("lord");
  expect(strongerThan(["lord"], bots)).toBeUndefined();
  expect(strongerThan(["somebodys"], bots)).toBeUndefined();
  expect(strongerThan([], bots)).toBeUndefined();
});
