import { expect, it } from "vitest";
import { recorded } from "../../art/record";
import { frontispiece } from "./frontispiece";

it.each(["light", "dark"] as const)("is the same picture on every screen when it is %s", (hour) => {
  const drawn = recorded((sheet) => frontispiece(sheet, hour));
  expect(drawn.join().includes("NaN")).toBe(false);
  expect(recorded((sheet) => frontispiece(sheet, hour))).toEqual(drawn);
  const other = hour === "light" ? "dark" : "light";
  expect(recorded((sheet) => frontispiece(sheet, other))).not.toEqual(drawn);
});
