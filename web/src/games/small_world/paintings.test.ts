import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import icons from "./icons.json?drawn";
import { painted } from "./paintings";
import { enamelOf } from "./symbols";
import { contrast } from "../../style/vision";
import { IVORY } from "../../art/paints";

const PAINT = /^(url\(#paint-[a-z]+\)|var\(--flag, .*\)|#([0-9a-f]{6}|[0-9a-f]{8})|none)$/;
const RULES = "../src/warren/games/small_world";
const pieces = readFileSync(`${RULES}/pieces.py`, "utf8");
const markers = readFileSync(`${RULES}/underground/markers.py`, "utf8");

function named(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((found) => found[1] ?? "");
}

const PIECES = named(pieces, /Piece\("([\w-]+)"/g);
const MARKERS = named(markers, /Marker\("([\w-]+)", "SU-(?:REL|PLC)/g);
const RELICS = named(markers, /Marker\("([\w-]+)", "SU-REL/g);
const FIGURES = named(/FIGURE_NAMES: .*?\[(.*)\]/.exec(markers)?.[1] ?? "", /"([\w-]+)"/g);

const texts = ["small_world", "underground_things"]
  .map((name) => readFileSync(`../src/warren/locales/en/${name}.ftl`, "utf8"))
  .join("");
const TERRAINS = named(texts, /^terrain-([\w-]+) =/gm);

it("finds all grounds", () => {
  expect(TERRAINS).toHaveLength(14);
});

it.each(TERRAINS)("has a piece of land for %s", (id) => {
  expect(painted(`terrain-${id}`)?.length).toBeGreaterThan(1);
});

describe("what stands on the boards", () => {
  it("is all found in the rules", () => {
    expect([PIECES.length, MARKERS.length, RELICS.length, FIGURES.length]).toEqual([10, 15, 6, 6]);
  });

  it.each([
    ...PIECES.map((id) => `piece-${id}`),
    ...FIGURES.map((id) => `piece-${id}`),
    ...MARKERS.map((id) => `${RELICS.includes(id) ? "relic" : "place"}-${id}`),
  ])("has a drawing of its own: %s", (name) => {
    const strokes = painted(name) ?? [];
    expect(strokes.filter((stroke) => stroke.fill !== "none").length).toBeGreaterThan(2);
    expect(painted(name)).toBe(strokes);
    for (const { fill } of strokes) expect(fill).toMatch(PAINT);
  });

  it("looks different for each of them", () => {
    const drawn = [...PIECES, ...FIGURES].map((id) => painted(`piece-${id}`)?.[0]?.d);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it("carries the flag of a seat where a people owns it alone", () => {
    const flagged = [...PIECES, ...FIGURES].filter((id) =>
      painted(`piece-${id}`)?.some((stroke) => stroke.fill.includes("--flag")),
    );
    expect(flagged).toEqual(["fortress", "encampment", "hero", "queen"]);
  });
});

describe("an emblem", () => {
  it.each(Object.keys(icons).filter((name) => /^(race|power|symbol)-/.test(name)))(
    "lies on its material: %s",
    (name) => expect(painted(name)?.at(-1)?.d).toBe(icons[name]),
  );

  it.each(["mine", "magic", "cavern", "volcano", "another"])("is read on the enamel of %s", (id) =>
    expect(contrast(IVORY, enamelOf(id))).toBeGreaterThan(4.5),
  );

  it("is left to its letter where it is unknown", () => {
    expect(painted("race-snails")).toBeUndefined();
    expect(painted("terrain-cloud")).toBeUndefined();
  });
});
