import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { IVORY } from "../../art/paints";
import { contrast } from "../../style/vision";
import { MAGIC, painted, standingOn } from "./paintings";
import { TROOPS } from "./pieces/troops";
import { COMPANIONS } from "./tiles";

const deck = readFileSync("../src/warren/games/heroes/decks/standard.yaml", "utf8");
const cards = [...deck.matchAll(/^ {2}([\w-]+):\n {4}kind: (\w+)/gm)].map(([, id = "", kind]) => ({
  id,
  kind,
}));

describe("the cards of the deck", () => {
  it.each(cards.map(({ id }) => id))("has a drawing of its own: %s", (id) => {
    expect(painted(`card-${id}`)?.length).toBeGreaterThan(2);
  });

  it("know their troops", () => {
    expect(cards.length).toBeGreaterThan(25);
    expect(new Set(cards.filter(({ kind }) => kind === "troop").map(({ id }) => id))).toEqual(
      TROOPS,
    );
  });

  it("are magic on enamel on which the emblem is read", () => {
    expect(contrast(IVORY, MAGIC)).toBeGreaterThan(4.5);
  });
});

it.each(COMPANIONS)("draws the %s", (kind) => {
  expect(painted(`companion-${kind}`)).toBeDefined();
});

describe("a tile", () => {
  it("has what is built behind, the troop before it", () => {
    const tile = { level: 3, seat: 0, troop: "archers", fortification: "tower", rune: "runestone" };
    expect(standingOn(tile).map(({ card }) => card)).toEqual(["tower", "archers", "runestone"]);
  });

  it("shows a card that nobody knows like those of its kind", () => {
    const tile = { level: 3, seat: 0, troop: "geese", fortification: "fence" };
    const [fence, geese] = standingOn(tile);
    expect(fence?.painting).toBe(painted("card-fortress"));
    expect(geese?.painting.length).toBeGreaterThan(2);
  });
});
