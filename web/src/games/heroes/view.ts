import type { View } from "../../lib/messages";
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type HeroesView = Schemas["heroes.View"];
export type Tile = Schemas["heroes.Tile"];

export interface CardFacts {
  kind: string;
  warrior: number;
  craftsman: number;
  mage: number;
  attack: number;
  support: number;
}

export function viewOf(view: View | null): HeroesView | null {
  return view as HeroesView | null;
}
