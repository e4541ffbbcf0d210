import { describe, expect, it } from "vitest";
import { Pages } from "./pages.svelte";

describe("what a guide says", () => {
  it("is read one text after the other, and another step from its beginning", () => {
    let guide = { state: "asks" as const, step: 1, texts: ["one", "two"] };
    const pages = new Pages(() => guide);
    expect([pages.text, pages.last]).toEqual(["one", false]);
    pages.turn(1);
    expect([pages.text, pages.last, pages.place]).toEqual(["two", true, 1]);
    pages.turn(1);
    expect(pages.text).toBe("two");
    pages.turn(-1);
    expect(pages.text).toBe("one");
    pages.turn(1);
    guide = { state: "asks", step: 2, texts: ["three", "four"] };
    expect(pages.text).toBe("three");
  });

  it("may be nothing", () => {
    const pages = new Pages(() => ({ state: "waits" as const, step: 1, texts: [] }));
    expect([pages.text, pages.last]).toEqual(["", true]);
  });
});
