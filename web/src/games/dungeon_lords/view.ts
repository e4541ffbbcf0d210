import type { View } from "../../lib/messages";
import type { components } from "../../lib/schema";

type Schemas = components["schemas"];

export type LordsView = Schemas["dungeon_lords.View"];
export type Lord = Schemas["dungeon_lords.Seat"];
export type Figure = Schemas["dungeon_lords.Figure"];
export type Monster = Schemas["dungeon_lords.Monster"];
export type Box = Schemas["Box"];

/** What a view calls that which the viewer may not know. */
export const HIDDEN = "hidden";

export const ORDERS = [
  "get-food",
  "improve-reputation",
  "dig-tunnels",
  "mine-gold",
  "recruit-imps",
  "buy-traps",
  "hire-monster",
  "build-room",
] as const;

export type Order = (typeof ORDERS)[number];

export function viewOf(view: View | null): LordsView | null {
  return view as LordsView | null;
}

/** How many things there are of all kinds, the unknown ones too. */
export function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((total, count) => total + count, 0);
}
