import type { Tile } from "./view";

export const COMPANIONS = ["warrior", "craftsman", "mage"] as const;

/** What stands on a tile. */
export function cardsOn(tile: Tile | undefined): string[] {
  return [tile?.troop, tile?.fortification, tile?.rune].filter((card) => card != null);
}
