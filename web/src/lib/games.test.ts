// @vitest-environment jsdom
import { expect, it } from "vitest";
import { counts, gameName } from "./games";

it("is played by so many", () => {
  expect(counts({ least: 2, most: 5 })).toEqual([2, 3, 4, 5]);
});

it("is called by its key where nobody has named it", () => {
  expect(gameName("bids")).toBe("bids");
});
