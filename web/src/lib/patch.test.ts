import { expect, test } from "vitest";
import { patched } from "./patch";

const before = { regions: { "a/b": { tokens: 1 }, c: { tokens: 2 } }, seats: [{ coins: 5 }, null] };

test("replaces, adds and removes without touching the old document", () => {
  const after = patched(before, [
    { op: "replace", path: "/regions/a~1b/tokens", value: 3 },
    { op: "remove", path: "/regions/c" },
    { op: "add", path: "/regions/d", value: { tokens: 1 } },
    { op: "replace", path: "/seats/1", value: { coins: null } },
  ]);
  expect(after).toEqual({
    regions: { "a/b": { tokens: 3 }, d: { tokens: 1 } },
    seats: [{ coins: 5 }, { coins: null }],
  });
  expect(before.regions.c.tokens).toBe(2);
});

test("shares what did not change", () => {
  const after = patched(before, [{ op: "replace", path: "/seats/0/coins", value: 6 }]);
  expect(after.regions).toBe(before.regions);
});

test("replaces the whole document at the empty path", () => {
  expect(patched<unknown>(before, [{ op: "replace", path: "", value: 1 }])).toBe(1);
});
