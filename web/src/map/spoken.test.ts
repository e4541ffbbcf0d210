import { expect, it } from "vitest";
import { learnNames, spoken } from "./spoken";

function learn(...ids: string[]): void {
  learnNames(ids.map((id) => ({ id })));
}

it("leaves out the number of the board", () => {
  learn("2-A3", "2-02");
  expect(["2-A3", "2-02"].map(spoken)).toEqual(["A3", "02"]);
});

it("keeps the full names of a board on which regions would be taken for each other", () => {
  learn("2-A3", "3-A3", "moor");
  expect(["2-A3", "3-A3", "moor"].map(spoken)).toEqual(["2-A3", "3-A3", "moor"]);
});

it("leaves what is on no map as it is", () => {
  expect(spoken("c4")).toBe("c4");
});
