import type { Home as Land } from "../../art/landscape/homes";

export interface Home {
  land: Land;
  /** When one comes there by day; below the ground there are no hours. */
  time: "morning" | "dusk" | "night";
}

/** Where each people lives. */
export const HOMES: Readonly<Record<string, Home>> = {
  amazons: { land: "forest", time: "dusk" },
  dwarves: { land: "mountain", time: "dusk" },
  elves: { land: "forest", time: "morning" },
  ghouls: { land: "swamp", time: "night" },
  giants: { land: "mountain", time: "morning" },
  halflings: { land: "farmland", time: "dusk" },
  humans: { land: "farmland", time: "morning" },
  orcs: { land: "hill", time: "dusk" },
  ratmen: { land: "farmland", time: "night" },
  skeletons: { land: "hill", time: "night" },
  sorcerers: { land: "mountain", time: "night" },
  tritons: { land: "sea", time: "morning" },
  trolls: { land: "swamp", time: "dusk" },
  wizards: { land: "hill", time: "morning" },
  cultists: { land: "mystic-crystal", time: "night" },
  drow: { land: "mushroom-forest", time: "night" },
  flames: { land: "black-mountain", time: "night" },
  gnomes: { land: "mine", time: "night" },
  "iron-dwarves": { land: "mine", time: "night" },
  kraken: { land: "sea", time: "night" },
  liches: { land: "mystic-crystal", time: "night" },
  lizardmen: { land: "swamp", time: "night" },
  mudmen: { land: "mud", time: "night" },
  mummies: { land: "mine", time: "night" },
  ogres: { land: "black-mountain", time: "night" },
  "shadow-mimes": { land: "mystic-crystal", time: "night" },
  shrooms: { land: "mushroom-forest", time: "night" },
  spiderines: { land: "black-mountain", time: "night" },
  wisps: { land: "mystic-crystal", time: "night" },
};

/** The home of a people; one that a table has made itself lives in the hills. */
export function homeOf(people: string): Home {
  return HOMES[people] ?? { land: "hill", time: "morning" };
}
