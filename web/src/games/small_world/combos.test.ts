import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { COUNTRIES } from "../../art/landscape/homes";
import type { Box } from "../../lib/box";
import { HOMES, homeOf } from "./homes";
import icons from "./icons.json";
import { PEOPLES } from "./peoples";
import { tokensOf } from "./strength";
import type { SmallWorldView } from "./view";

const LONGEST = 60;
const races = Object.keys(PEOPLES);
const things = Object.keys(icons).filter((key) => /^(race|power)-/.test(key));

function catalogue(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const file of ["small_world", "underground"]) {
    const path = `../src/warren/locales/${language}/${file}.ftl`;
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  }
  return bundle;
}

describe("a card", () => {
  it("has an emblem and a home for every people, and an emblem for every power", () => {
    expect(races.map((race) => `race-${race}`)).toEqual(
      things.filter((key) => key.startsWith("race-")),
    );
    expect(new Set(Object.keys(HOMES))).toEqual(new Set(races));
    expect(things.filter((key) => key.startsWith("power-"))).toHaveLength(41);
  });

  it.each(["ru", "en"])("tells what each race and power does in a line (%s)", (language) => {
    const bundle = catalogue(language);
    for (const thing of things) {
      const brief = bundle.getMessage(thing)?.attributes["brief"];
      expect(brief, thing).toBeTypeOf("string");
      expect(String(brief).length, thing).toBeLessThanOrEqual(LONGEST);
    }
  });

  it("shows a country that can be painted, even for a people that nobody knows", () => {
    for (const people of [...races, "snails"])
      expect(COUNTRIES).toHaveProperty(homeOf(people).land);
  });
});

describe("the tokens of a combo", () => {
  const box = {
    things: {
      race: [{ id: "amazons", facts: { tokens: 6, raiders: 4 } }],
      power: [{ id: "wealthy", facts: { tokens: 4, raiders: 0 } }],
    },
    names: {},
  } as Box;
  const combo = { race: "amazons", power: "wealthy", coins: 0 };
  const view = (tray: number): SmallWorldView =>
    ({ tray: { amazons: tray } }) as Partial<SmallWorldView> as SmallWorldView;

  it("are those of race and power, and those that only conquer", () => {
    expect(tokensOf(box, view(18), combo)).toBe(14);
  });

  it("are no more than the tray holds", () => {
    expect(tokensOf(box, view(9), combo)).toBe(9);
  });
});
