import { describe, expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import { Keeping, refusalOf } from "./keeping.svelte";

function choice(verb: string): Choice {
  return { code: 1, verb, args: {}, text: verb, price: null } as Choice;
}

describe("keeping pets", () => {
  it("answers only questions that are about pets alone", () => {
    expect(refusalOf([choice("pet"), choice("done")])?.verb).toBe("done");
    expect(refusalOf([choice("done")])?.verb).toBe("done");
    expect(refusalOf([choice("pet")])).toBeNull();
    expect(refusalOf([choice("dig"), choice("done")])).toBeNull();
    expect(refusalOf([])).toBeNull();
  });

  it("holds for its table, its seat and its time", () => {
    const keeping = new Keeping();
    keeping.keep("t", 1, "1/2");
    expect(keeping.holds("t", 1, "1/2")).toBe(true);
    expect(keeping.holds("t", 1, "1/3")).toBe(false);
    expect(keeping.holds("t", 2, "1/2")).toBe(false);
    expect(keeping.holds("u", 1, "1/2")).toBe(false);
    keeping.ask("t", 1);
    expect(keeping.holds("t", 1, "1/2")).toBe(false);
  });
});
