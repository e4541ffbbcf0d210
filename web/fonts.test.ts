import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { alphabetOf, ALPHABETS, CUTS } from "./fonts.ts";

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
