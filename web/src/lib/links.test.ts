// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isOnlyHere, shared } from "./links";

describe("links", () => {
  it("of this machine alone are known", () => {
    expect(["localhost", "127.0.0.1", "[::1]"].map(isOnlyHere)).toEqual([true, true, true]);
    expect(["192.168.1.7", "warren.example"].map(isOnlyHere)).toEqual([false, false]);
  });
  it("carry the address in the network where the page was opened on the serving machine", () => {
    const link = new URL("s/secret", document.baseURI).toString();
    const network = "http://192.168.1.7:8080/games/";
    expect(shared(link, "localhost", network)).toBe("http://192.168.1.7:8080/games/s/secret");
    expect(shared(link, "localhost", "")).toBe(link);
    expect(shared(link, "warren.example", network)).toBe(link);
  });
});
