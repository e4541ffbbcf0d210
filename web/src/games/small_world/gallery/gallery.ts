import type { Gallery } from "../../../lib/title";
import { colourOf } from "../peoples";
import Picture from "./Picture.svelte";

/** The cloth on which a kind of things is shown. */
const FIELDS: Readonly<Record<string, string>> = {
  power: "#6b3a1e",
  relic: "#5b3a86",
  place: "#3f5b4a",
  piece: "#4a5564",
};

export const gallery: Gallery = {
  Picture,
  colour: (kind, id) => (kind === "race" ? colourOf(id) : (FIELDS[kind] ?? "#5a4436")),
};
