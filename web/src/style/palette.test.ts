import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LEATHER } from "./browser";
import { apart, contrast, VISIONS } from "./vision";

const css = readFileSync("src/style/palette.css", "utf8");
const SEATS = [0, 1, 2, 3, 4];
const GROUNDS = ["page", "surface", "raised", "soft"];

function blocks(selector: RegExp): Map<string, string>[] {
  return [...css.matchAll(selector)].map(
    (block) =>
      new Map(
        [...(block[1] ?? "").matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [
          found[1] ?? "",
          found[2] ?? "",
        ]),
      ),
  );
}

const light = blocks(/^:root \{([^}]*)\}/gm);
const dark = blocks(
  /^ *:root(?::not\(\[data-theme="light"\]\)|\[data-theme="dark"\]) \{([^}]*)\}/gm,
);

function colour(palette: Map<string, string>, name: string): string {
  const found = palette.get(name);
  if (!found) throw new Error(`no --${name}`);
  return found;
}

it("binds what the browser draws around the page in the same leather", () => {
  expect(light[0]?.get("leather-lit")).toBe(LEATHER.light);
  expect(dark[0]?.get("leather-lit")).toBe(LEATHER.dark);
});

it("has one light palette and the same dark one twice", () => {
  expect(light).toHaveLength(1);
  expect(dark).toHaveLength(2);
  expect(dark[0]).toEqual(dark[1]);
});

describe.each([
  ["light", light[0]],
  ["dark", dark[0]],
])("the %s palette", (_, palette = new Map<string, string>()) => {
  it.each(VISIONS)("tells the seats apart with %s vision", (vision) => {
    for (const one of SEATS)
      for (const other of SEATS.slice(one + 1)) {
        const pair = [colour(palette, `seat-${one}`), colour(palette, `seat-${other}`)] as const;
        expect(apart(...pair, vision), `${one} and ${other}`).toBeGreaterThan(10);
      }
  });

  it("shows the seats on every ground", () => {
    for (const seat of SEATS)
      for (const ground of GROUNDS) {
        const found = contrast(colour(palette, `seat-${seat}`), colour(palette, ground));
        expect(found, `seat ${seat} on ${ground}`).toBeGreaterThan(4.5);
      }
  });

  it("writes on every ground", () => {
    for (const ink of ["ink", "faint", "accent", "good", "bad"])
      for (const ground of GROUNDS) {
        const found = contrast(colour(palette, ink), colour(palette, ground));
        expect(found, `${ink} on ${ground}`).toBeGreaterThan(4.5);
      }
  });

  it.each([
    ["gold-ink", "gold-lit"],
    ["gold-ink", "gold"],
    ["gold-ink", "gold-deep"],
    ["ivory", "leather"],
    ["ivory", "leather-lit"],
    ["accent-ink", "accent"],
  ])("writes in %s on %s", (ink, ground) => {
    expect(contrast(colour(palette, ink), colour(palette, ground))).toBeGreaterThan(4.5);
  });

  it("draws the outline of a control and the ring of focus on every ground", () => {
    for (const line of ["outline", "focus"])
      for (const ground of GROUNDS) {
        const found = contrast(colour(palette, line), colour(palette, ground));
        expect(found, `${line} on ${ground}`).toBeGreaterThan(3);
      }
    expect(contrast(colour(palette, "glow"), colour(palette, "leather-lit"))).toBeGreaterThan(3);
  });
});
