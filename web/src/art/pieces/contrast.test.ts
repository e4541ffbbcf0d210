import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../../style/vision";
import { GOLD, GOLD_PLATE, INK, IVORY, IVORY_PLATE } from "../paints";
import { BOARD } from "./cardboard";

const css = readFileSync("src/style/palette.css", "utf8");
const SEATS = [0, 1, 2, 3, 4];

/** The colours that a variable has in the palettes, the light one first. */
function colours(name: string): string[] {
  const found = [...css.matchAll(new RegExp(`--${name}: (#[0-9a-f]{6});`, "g"))];
  return found.map((match) => match[1] ?? "");
}

describe("what is read on a piece", () => {
  it.each([...IVORY_PLATE, IVORY])("has digits on an ivory plate, even at %s", (plate) => {
    expect(contrast(INK, plate)).toBeGreaterThan(7);
  });

  it("has a price on the plate of its rosette", () => {
    expect(contrast(INK, GOLD_PLATE)).toBeGreaterThan(7);
  });

  it("parts the gold of rosettes and coins from their edge", () => {
    for (const gold of GOLD) expect(contrast(INK, gold)).toBeGreaterThan(3);
  });

  it.each(SEATS)("has the number of seat %s on its shield in every palette", (seat) => {
    const [shields, digits] = [colours(`seat-${seat}`), colours("surface")];
    expect(shields.length).toBe(digits.length);
    for (const [at, shield] of shields.entries())
      expect(contrast(shield, digits[at] ?? "")).toBeGreaterThan(4.5);
  });
});

describe("a pile of tokens", () => {
  it("is parted from dark and from light ground by its edge or by its line", () => {
    expect(contrast(INK, IVORY)).toBeGreaterThan(7);
    expect(contrast(INK, BOARD)).toBeGreaterThan(7);
  });
});
