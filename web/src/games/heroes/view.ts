import type { View } from "../../lib/messages";

export interface Tile {
  level: number;
  seat?: number;
  troop?: string;
  fortification?: string;
  rune?: string;
  claim?: { seat: number; last_turn: boolean };
}

export type Companions = Record<string, number>;

export interface HeroesSeat {
  coins: number;
  ready: Companions;
  spent: Companions;
  hand: Record<string, number> | null;
  hand_size: number;
}

/** What a view of Heroes holds, as far as the page shows it. */
export interface HeroesView {
  phase: string;
  round: number;
  turn: number;
  tiles: Record<string, Tile>;
  seats: HeroesSeat[];
  supply: Companions;
  deck_size: number;
  discard: Record<string, number>;
  prepared: Record<string, number>;
}

export interface CardFacts {
  kind: string;
  warrior: number;
  craftsman: number;
  mage: number;
  attack: number;
  support: number;
}

export const COMPANIONS = ["warrior", "craftsman", "mage"] as const;

export function viewOf(view: View | null): HeroesView | null {
  return view as unknown as HeroesView | null;
}

/** What stands on a tile. */
export function cardsOn(tile: Tile | undefined): string[] {
  return [tile?.troop, tile?.fortification, tile?.rune].filter((card) => card !== undefined);
}
