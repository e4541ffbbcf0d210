import type { Holder } from "../../map/rims";
import type { Tile } from "./view";

export const COMPANIONS = ["warrior", "craftsman", "mage"] as const;

/** What stands on a tile. */
export function cardsOn(tile: Tile | undefined): string[] {
  return [tile?.troop, tile?.fortification, tile?.rune].filter((card) => card != null);
}

/** The realm a tile belongs to: all that one seat holds. */
export function realmOf(tile: Tile | undefined): Holder | undefined {
  return tile?.seat === undefined ? undefined : { realm: `${tile.seat}`, seat: tile.seat };
}
