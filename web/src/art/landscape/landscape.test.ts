import { expect, it } from "vitest";
import { recorded } from "../record";
import { COUNTRIES, type Home } from "./homes";
import { landscape, timeOf, type Wish } from "./landscape";

function drawn(wish: Wish, hour: "light" | "dark"): string[] {
  return recorded((sheet) => landscape(sheet, wish, hour));
}

const wish = (home: Home, seed = "one"): Wish => ({ home, seed, wide: 480, high: 300 });

it.each(Object.keys(COUNTRIES) as Home[])("paints %s the same whenever it is asked", (home) => {
  const first = drawn(wish(home), "light");
  expect(first.length).toBeGreaterThan(1000);
  expect(first.join().includes("NaN")).toBe(false);
  expect(drawn(wish(home), "light")).toEqual(first);
  expect(drawn(wish(home, "two"), "light")).not.toEqual(first);
});

it("has night over the land in the dark, and none in the deep", () => {
  expect(timeOf({ ...wish("hill"), time: "dusk" }, "light")).toBe("dusk");
  expect(timeOf({ ...wish("hill"), time: "dusk" }, "dark")).toBe("night");
  expect(timeOf(wish("mine"), "light")).toBe("deep");
  expect(drawn(wish("mine"), "dark")).toEqual(drawn(wish("mine"), "light"));
});
