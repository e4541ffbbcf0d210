import { expect, test, vi } from "vitest";
import { strengthOf, strongestOf } from "./names";

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
