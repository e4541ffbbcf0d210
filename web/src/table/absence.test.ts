// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { Fact } from "../lib/messages";
import { keepSeen, lineSeen, retold } from "./absence";

function fact(n: number, text = ""): Fact {
  return { n, by: 0, effect: "region-conquered", args: {}, text };
}

describe("what happened while somebody looked away", () => {
  it("is told line by line, the facts of a line together", () => {
    const lines = retold([fact(4, "a"), fact(4, "b"), fact(6, "c")]);
    expect(lines.map((line) => line.map((one) => one.text))).toEqual([["a", "b"], ["c"]]);
    expect(retold([])).toEqual([]);
  });

  it("comes in one where it is long ago, and nothing is left out", () => {
    const facts = Array.from({ length: 100 }, (_, n) => fact(n));
    const lines = retold(facts);
    expect(lines.flat()).toEqual(facts);
    expect(lines).toHaveLength(41);
    expect(lines[0]).toHaveLength(60);
  });
});

describe("the line seen last", () => {
  beforeEach(() => localStorage.clear());

  it("is kept for each table", () => {
    expect(lineSeen("a")).toBeUndefined();
    keepSeen("a", 3);
    keepSeen("b", 5);
    keepSeen("a", 8);
    expect([lineSeen("a"), lineSeen("b")]).toEqual([8, 5]);
  });

  it("is forgotten for the tables of long ago", () => {
    for (let table = 0; table < 101; table++) keepSeen(`t${table}`, table);
    expect(lineSeen("t0")).toBeUndefined();
    expect(lineSeen("t1")).toBe(1);
    expect(lineSeen("t100")).toBe(100);
  });
});
