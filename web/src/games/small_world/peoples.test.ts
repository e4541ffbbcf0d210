import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { INK, IVORY, LIT } from "../../art/paints";
import { ASH, KEPT } from "../../art/pieces/cardboard";
import { contrast, over } from "../../style/vision";
import { colourOf, PEOPLES } from "./peoples";

const RULES = "../src/warren/games/small_world";
const FILES = ["races", "underground/races"].flatMap((folder) => readdirSync(`${RULES}/${folder}`));

it.each(Object.entries(PEOPLES))("lets ivory be read on the colour of %s", (_, colour) => {
  expect(contrast(IVORY, colour)).toBeGreaterThan(4.5);
  expect(contrast(IVORY, over(ASH, colour, KEPT))).toBeGreaterThan(4.5);
});

it.each(Object.entries(PEOPLES))("keeps the emblem of %s in the lit corner", (_, colour) => {
  const lit = over(colour, LIT.light, LIT.most);
  expect(contrast(IVORY, lit)).toBeGreaterThan(2.5);
  expect(contrast(INK, lit)).toBeGreaterThan(3);
});

it("has a colour for every people of the rules", () => {
  const peoples = FILES.filter((file) => file.endsWith(".py"))
    .map((file) => file.slice(0, -3).replaceAll("_", "-"))
    .filter((name) => !["--init--", "catalogue", "race"].includes(name));
  expect(new Set(peoples)).toEqual(new Set(Object.keys(PEOPLES)));
});

it("gives a people that nobody knows one colour and keeps it", () => {
  expect(Object.values(PEOPLES)).toContain(colourOf("snails"));
  expect(colourOf("snails")).toBe(colourOf("snails"));
});
