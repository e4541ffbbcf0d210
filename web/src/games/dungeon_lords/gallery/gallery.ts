import type { Gallery } from "../../../lib/title";
import Sheet from "../art/Sheet.svelte";
import { colourOf } from "../card/colours";
import Picture from "./Picture.svelte";

/** The cloth for those who are on no card of a dungeon. */
const FIELDS: Readonly<Record<string, string>> = {
  adventurer: "#3f5f7d",
  paladin: "#8a6414",
  order: "#7a5a1e",
  opportunity: "#2f6d66",
  expert: "#4d6430",
};

export const gallery: Gallery = {
  Picture,
  Sheet,
  colour: (kind) => FIELDS[kind] ?? colourOf(kind),
};
