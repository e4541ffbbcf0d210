import "./grounds.css";

/** Grounds by name with their texture, a stroke in a square of forty; their colours stand in
 *  `grounds.css`. */
export type Grounds = Readonly<Record<string, string>>;

/** What every map may be made of. */
export const GROUNDS: Grounds = {
  forest: "M6 20l6-11 6 11zM26 36l6-11 6 11z",
  hill: "M2 16q8-10 16 0M22 34q8-10 16 0",
  swamp: "M4 10h12M8 14h10M24 28h12M26 32h10",
  farmland: "M0 8h40M0 18h40M0 28h40M0 38h40",
  mountain: "M4 18l7-10 7 10M22 36l7-10 7 10",
  sea: "M0 10q5-6 10 0t10 0t10 0t10 0M0 30q5-6 10 0t10 0t10 0t10 0",
  lake: "M2 14q5-5 10 0t10 0M16 32q5-5 10 0t10 0",
  river: "M0 8q10 6 20 0t20 0M0 24q10 6 20 0t20 0",
  "mystic-crystal": "M10 4l4 8-4 8-4-8zM30 22l4 8-4 8-4-8z",
};
