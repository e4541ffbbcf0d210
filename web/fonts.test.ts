import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { alphabetOf, ALPHABETS, CUTS, without } from "./fonts.ts";

const LETTER = /\p{L}|\p{N}|\p{P}/u;

it("has every letter of our sentences in the files that come at once", () => {
  const known = new Set(Object.values(ALPHABETS).join(""));
  const sentences = globSync("../src/warren/locales/*/*.ftl");
  expect(sentences.length).toBeGreaterThan(50);
  for (const file of sentences) {
    const rare = [...readFileSync(file, "utf8")].filter(
      (letter) => LETTER.test(letter) && !known.has(letter),
    );
    expect(rare, file).toEqual([]);
  }
});

it("writes Russian with a letter of its own for each alphabet", () => {
  for (const cut of CUTS.filter(({ only }) => !only))
    for (const alphabet of ["latin", "cyrillic"] as const) {
      const name = `${cut.file}-${alphabet}-${cut.weight}-${cut.style}.woff2`;
      expect(alphabetOf(`node_modules/.cache/fonts/${name}`)).toBe(alphabet);
      expect(alphabetOf(`node_modules/@fontsource/${cut.file}/files/${name}`)).toBeUndefined();
    }
});

it("leaves out of the rare letters those that come at once", () => {
  expect(without("U+0020-0024,U+2116", "!#№")).toBe("U+20,U+22,U+24");
  expect(without("U+0400-045F", ALPHABETS.cyrillic)).toBe("U+400,U+402-40f,U+450,U+452-45f");
});
