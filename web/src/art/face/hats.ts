import type { Piece } from "./breeds";
import type { Likeness } from "./likeness";

/** What is worn on the head; it lies before the ears. */
export const HAT_PIECES: Readonly<Record<Likeness["hat"], readonly Piece[]>> = {
  none: [],
  cone: [
    { d: "M18 24c6-4 22-4 28 0c-4-8-8-16-17-22c1 8-7 14-11 22z", fill: "cloth" },
    { d: "M17 22.500c8-3.500 22-3.500 30 0l-.500 4c-8-3.500-21-3.500-29 0z", fill: "beak" },
  ],
  crown: [{ d: "M20 25l-3-13l8 6l7-9l7 9l8-6l-3 13c-7-3-17-3-24 0z", fill: "gold" }],
  helm: [
    { d: "M17 27c0-10 6-16 15-16s15 6 15 16c-9-4-21-4-30 0z", fill: "steel" },
    { d: "M30.500 8h3v16h-3z", fill: "gold" },
  ],
  straw: [
    { d: "M22 22c0-8 4-12 10-12s10 4 10 12z", fill: "straw" },
    { d: "M11 25c0-3 9-5 21-5s21 2 21 5c-8 2-34 2-42 0z", fill: "straw" },
    { d: "M22 19c6-1.500 14-1.500 20 0v3c-6-1.500-14-1.500-20 0z", fill: "cloth" },
  ],
  flower: [
    { d: "M44 18a4 4 0 1 1 5 3a4 4 0 1 1-3 5a4 4 0 1 1-5-2a4 4 0 1 1 3-6z", fill: "rose" },
    { d: "M43.500 22.500a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z", fill: "gold" },
  ],
  lamp: [
    { d: "M16 27c4-6 28-6 32 0l.500 3c-6-5-27-5-33 0z", fill: "cloth" },
    { d: "M26 20a6 6 0 1 0 12 0a6 6 0 1 0-12 0z", fill: "steel" },
    { d: "M28 20a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", fill: "glow" },
  ],
};

/** What is pinned to the collar. */
export const BADGE_PIECES: Readonly<Record<Likeness["badge"], string>> = {
  disc: "M28.500 58.500a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z",
  star: "M32 54l1.300 3.100l3.300.300l-2.500 2.200l.800 3.300l-2.900-1.800l-2.900 1.800l.800-3.300l-2.500-2.200l3.300-.300z",
  leaf: "M28 62c-1-5 3-8 8-8c0 5-3 8-8 8z",
  drop: "M32 54c2.500 3 3.500 4.500 3.500 6a3.500 3.500 0 0 1-7 0c0-1.500 1-3 3.500-6z",
  diamond: "M32 54l4 4.500l-4 4.500l-4-4.500z",
};
