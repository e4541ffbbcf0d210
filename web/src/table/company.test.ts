import { expect, it } from "vitest";
import { seat, table } from "../lib/samples";
import { hasCompany } from "./company";

const me = seat(0, "person", { mine: true });

it("bots and those who have resigned are no company", () => {
  const gone = seat(1, "person", { resigned: true });
  expect(hasCompany(table("a", "playing", { seats: [me, gone, seat(2, "bot")] }))).toBe(false);
  expect(hasCompany(table("a", "playing", { seats: [me, seat(1, "person")] }))).toBe(true);
});
