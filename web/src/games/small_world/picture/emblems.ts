import drawn from "../picture.json?drawn";

/** The emblems that the pictures show, as paths. */
export const emblems = {
  orcs: drawn.orcs ?? "",
  elves: drawn.elves ?? "",
  humans: drawn.humans ?? "",
  spiderines: drawn.spiderines ?? "",
  lizardmen: drawn.lizardmen ?? "",
};
