// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Exhibit, Strength } from "../lib/messages";
import { besides, found, galleryOf, kindsOf, placeOf, rankOf, verdictOf } from "./things";

function thing(kind: string, id: string, more: Partial<Exhibit> = {}): Exhibit {
  return {
    kind,
    id,
    name: id,
    brief: "",
    words: [],
    number: null,
    counted: "",
    rules: [],
    ours: "",
    start: "always",
    strength: null,
    unmeasured: "",
    ...more,
  };
}

function winning(wins: number): Strength {
  return {
    times: 10,
    wins,
    wins_from: wins - 0.1,
    wins_to: wins + 0.1,
    points: 1,
    points_from: 0,
    points_to: 2,
  };
}

const BEARS = thing("beast", "bears", { name: "Bears", strength: winning(0.4) });
const OWLS = thing("beast", "owls", { name: "Owls", words: ["They fly."], strength: winning(0.6) });
const FIR = thing("tree", "fir", {
  name: "Ёлка",
  rules: [{ id: "B-TREE-1", kind: "rule", support: "", text: "", language: "en", proofs: 0 }],
});
const ALL = [BEARS, OWLS, FIR];

afterEach(() => vi.unstubAllGlobals());

describe("a gallery", () => {
  it("has its things kind by kind, each at an address", () => {
    expect(kindsOf(ALL)).toEqual([
      ["beast", 2],
      ["tree", 1],
    ]);
    expect(placeOf("woods", OWLS)).toBe("gallery/woods/beast-owls");
  });

  it("is searched by kind, by name, by what is told, and by rule", () => {
    expect(found(ALL, "", " ")).toEqual(ALL);
    expect(found(ALL, "beast", "")).toEqual([BEARS, OWLS]);
    expect(found(ALL, "", "owl")).toEqual([OWLS]);
    expect(found(ALL, "", "FLY they")).toEqual([OWLS]);
    expect(found(ALL, "tree", "fly")).toEqual([]);
    expect(found(ALL, "", "елка")).toEqual([FIR]);
    expect(found(ALL, "", "b-tree-1")).toEqual([FIR]);
  });

  it("is leafed through round and round", () => {
    expect(besides(ALL, BEARS)).toEqual({ before: FIR, after: OWLS });
    expect(besides(ALL, FIR)).toEqual({ before: OWLS, after: BEARS });
  });

  it("ranks what was measured among its kind", () => {
    expect(rankOf(ALL, OWLS)).toEqual([1, 2]);
    expect(rankOf(ALL, BEARS)).toEqual([2, 2]);
    expect(verdictOf(0.51, 0.6, 0.5)).toBe("above");
    expect(verdictOf(0.4, 0.49, 0.5)).toBe("below");
    expect(verdictOf(0.4, 0.6, 0.5)).toBe("level");
  });

  it("is fetched once in a language, and again when that failed", async () => {
    const fetched = vi
      .fn()
      .mockRejectedValueOnce(new Error("away"))
      .mockImplementation(
        async () => new Response(JSON.stringify({ game: "woods", exhibits: [], measured: [] })),
      );
    vi.stubGlobal("fetch", fetched);
    await expect(galleryOf("woods", "en")).rejects.toThrow("away");
    await galleryOf("woods", "en");
    await galleryOf("woods", "en");
    expect(fetched).toHaveBeenCalledTimes(2);
    await galleryOf("woods", "ru");
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
