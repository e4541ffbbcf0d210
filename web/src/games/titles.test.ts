// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { titleOf, TITLES } from "./titles";

const SOURCES = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const GENERATED = "../lib/schema.ts";
const keys = TITLES.flatMap((title) => Object.keys(title.pictures));

describe("titles", () => {
  it("are found, each for games of its own", () => {
    expect(keys.length).toBeGreaterThanOrEqual(TITLES.length);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(titleOf(key)?.pictures[key]).toBeDefined();
    expect(titleOf("bids")).toBeUndefined();
  });

  it("are named by nothing outside their folders", () => {
    const named = new RegExp(keys.join("|"));
    const shared = Object.entries(SOURCES).filter(
      ([path]) => (path.startsWith("../") || path === "./titles.ts") && path !== GENERATED,
    );
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.filter(([, text]) => named.test(text)).map(([path]) => path)).toEqual([]);
  });
});

describe.each(TITLES.map((title) => [Object.keys(title.pictures).join(", "), title] as const))(
  "the title of %s",
  (_, title) => {
    it("brings its parts", async () => {
      const { face } = await title.face();
      expect(Object.keys(face.icons).length).toBeGreaterThan(0);
      for (const load of Object.values(title.pictures))
        expect((await load()).default).toBeDefined();
    });
  },
);
