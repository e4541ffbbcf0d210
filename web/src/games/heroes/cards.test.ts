import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { IVORY } from "../../art/paints";
import { contrast } from "../../style/vision";
import icons from "./icons.json";
import { colourOf, KINDS } from "./kinds";

const LONGEST = 60;
const cards = Object.keys(icons).filter((key) => key.startsWith("card-"));

it.each(["ru", "en"])("tells what every card does in a line (%s)", (language) => {
  const bundle = new FluentBundle(language);
  const path = `../src/warren/locales/${language}/heroes.ftl`;
  bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  expect(cards).toHaveLength(31);
  for (const card of cards) {
    const brief = bundle.getMessage(card)?.attributes["brief"];
    expect(brief, card).toBeTypeOf("string");
    expect(String(brief).length, card).toBeLessThanOrEqual(LONGEST);
  }
  for (const kind of Object.keys(KINDS)) expect(bundle.hasMessage(`kind-${kind}`)).toBe(true);
});

it("lets ivory be read on the colour of every kind", () => {
  for (const kind of [...Object.keys(KINDS), undefined])
    expect(contrast(IVORY, colourOf(kind))).toBeGreaterThan(4.5);
});
