// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isOnlyHere } from "./links";

describe("links", () => {
  it("of this machine alone are known", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].map(isOnlyHere)).toEqual([true, true, true]);
    expect(["192.168.1.7", "warren.example"].map(isOnlyHere)).toEqual([false, false]);
  });
});
