import { enamel } from "../../art/pieces/shapes";
import type { Painting } from "../../lib/painting";
import icons from "./icons.json?drawn";
import { COMPANIONS } from "./pieces/companions";
import { banner, TROOPS } from "./pieces/troops";
import { WORKS } from "./pieces/works";
import type { Tile } from "./view";

export const MAGIC = "#5a2f9a";

const made = new Map<string, Painting | undefined>();

/** A thing of the game as it lies on the table, by its kind and its name. */
export function painted(name: string): Painting | undefined {
  if (!made.has(name)) made.set(name, make(name));
  return made.get(name);
}

function make(name: string): Painting | undefined {
  const [, kind = "", id = ""] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  if (kind === "companion") return COMPANIONS[id];
  if (kind !== "card") return undefined;
  const drawn = icons[name];
  if (WORKS[id] && id !== "claim") return WORKS[id];
  if (TROOPS.has(id)) return banner(drawn);
  return drawn ? enamel(MAGIC, drawn) : undefined;
}

/** What stands on a tile, what is built behind, the troop before it; a card that a table has made
 *  itself looks like those of its kind. */
export function standingOn(tile: Tile): { card: string; painting: Painting }[] {
  const { fortification, troop, rune } = tile;
  return [
    { card: fortification, otherwise: WORKS["fortress"] },
    { card: troop, otherwise: banner(undefined) },
    { card: rune, otherwise: WORKS["runestone"] },
  ].flatMap(({ card, otherwise }) => {
    const painting = card == null ? undefined : (painted(`card-${card}`) ?? otherwise);
    return card != null && painting ? [{ card, painting }] : [];
  });
}
