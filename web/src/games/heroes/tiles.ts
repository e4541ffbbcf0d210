import type { Choice } from "../../lib/messages";
import type { Holder } from "../../map/rims";
import type { Tile } from "./view";

export const COMPANIONS = ["warrior", "craftsman", "mage"] as const;

/** What stands on a tile. */
export function cardsOn(tile: Tile | undefined): string[] {
  return [tile?.troop, tile?.fortification, tile?.rune].filter((card) => card != null);
}

/** The most that can be brought against a tile now; nothing where it cannot be captured. */
export function strengthOf(choices: readonly Choice[]): number | null {
  const totals = choices.flatMap(({ price }) => (price ? [price.total] : []));
  return totals.length > 0 ? Math.max(...totals) : null;
}

/** The realm a tile belongs to: all that one seat holds. */
export function realmOf(tile: Tile | undefined): Holder | undefined {
  return tile?.seat === undefined ? undefined : { realm: `${tile.seat}`, seat: tile.seat };
}
