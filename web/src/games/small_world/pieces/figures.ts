import { disc, line, patch } from "../../../art/pieces/painting";
import type { Painting } from "../../../lib/painting";
import { INK } from "../../../art/paints";

/** Those of whom there is one below the ground. */
export const FIGURES: Readonly<Record<string, Painting>> = {
  "great-ancient": [
    patch(
      "#2f6a5c",
      "M31 58Q6 66 12 88Q18 94 22 86Q18 76 38 66zM69 58Q94 66 88 88Q82 94 78 86Q82 76 62 66z",
    ),
    patch(
      "#4f9a80",
      "M21 48Q18 8 50 6T79 48Q80 62 66 66Q72 80 65 92H56Q60 78 54 68H46Q40 78 44 92H35Q28 80 34 66Q20 62 21 48z",
    ),
    patch("lit", "M21 48Q18 8 50 6T79 48Q80 62 66 66H34Q20 62 21 48z", 0),
    patch("#ffe27a", "M28 42q12-6 18 6q-12 5-18-6zM72 42q-12-6-18 6q12 5 18-6z", 2.5),
    line(INK, "M38 43v5M62 43v5", 4),
    line("#a9e6cf", "M31 24Q38 14 48 14", 4),
  ],
  queen: [
    patch("flag", "M50 40Q32 48 16 92h68Q68 48 50 40z"),
    patch("#150a2055", "M52 42Q70 54 84 92H62Q64 60 52 42z", 0),
    patch("#fff6e0", "M43 46h14l5 46H38z", 2),
    patch("#8a4a1c", "M33 34Q31 14 50 14T67 34Q69 50 62 54H38Q31 50 33 34z", 2.5),
    patch("#f5d5ae", disc(50, 34, 11), 2),
    line(INK, "M46 33v2M54 33v2", 3),
    patch("gold", "M36 20L33 3l10 7 7-9 7 9 10-7-3 17q-14-5-28 0z", 2.5),
    line(INK, "M80 88L84 44", 6),
    line("#f0bf3d", "M80 86L84 46", 3),
    patch("#d0413a", disc(84, 40, 6), 2),
  ],
  bag: [
    patch("wood", "M50 30Q12 46 15 74Q16 92 50 92T85 74Q88 46 50 30z"),
    patch("#fff0c833", "M42 36Q22 50 22 74Q24 84 34 88Q28 60 42 36z", 0),
    patch("#b98246", "M32 10q9 8 18 3q9 5 18-3q-1 14-10 22H42q-9-8-10-22z"),
    line("#f0bf3d", "M36 33q14 5 28 0", 5),
    patch("gold", disc(50, 66, 15), 2.5),
    line("#8a5a10", "M50 57l8 9-8 9-8-9z", 2.5),
  ],
  ghost: [
    patch("ghost", "M18 92Q12 10 50 8T82 92L71 81l-10 11-11-11-11 11-10-11z"),
    patch("#22304a", "M35 40q0-9 6-9t6 9q0 9-6 9t-6-9zM54 40q0-9 6-9t6 9q0 9-6 9t-6-9z", 0),
    patch("#22304a", "M44 60q7-5 14 0q0 12-7 12t-7-12z", 0),
    line("#ffffff", "M27 50Q26 22 42 16", 4),
  ],
  balrog: [
    patch("ember", disc(50, 58, 46), 0),
    patch("stone", "M32 40Q4 36 6 4Q18 20 42 24zM68 40Q96 36 94 4Q82 20 58 24z"),
    patch("#8a2216", "M20 48Q22 20 50 20T80 48Q80 70 64 78L50 92L36 78Q20 70 20 48z"),
    patch("lit", "M20 48Q22 20 50 20T80 48Q80 70 64 78L50 92L36 78Q20 70 20 48z", 0),
    patch("#ffd23a", "M29 42l17 8q-12 8-17-8zM71 42l-17 8q12 8 17-8z", 2.5),
    patch("#2a0508", "M34 63q16 8 32 0q-4 13-16 13T34 63z", 2),
    patch("#ff9a2c", "M40 66l4 6 4-5zM52 67l4 5 4-6z", 0),
    patch(
      "#ff8a2c",
      "M8 92Q2 76 14 66q2 8 8 8q-2 10 8 18zM92 92Q98 76 86 66q-2 8-8 8q2 10-8 18z",
      2,
    ),
  ],
  volcano: [
    patch(
      "#b7adb9",
      "M40 22Q30 20 34 10Q42 2 50 8Q60 0 66 8Q76 12 68 20Q62 28 54 22Q46 28 40 22z",
      2,
    ),
    patch("rock", "M4 92L34 34Q50 42 66 34L96 92z"),
    patch(
      "#ff7a1f",
      "M34 34Q50 26 66 34Q62 42 62 50q8 10 2 22q-4 8-8-2q-8-2-8 10q-5 6-8-4q2-20-2-34z",
      2,
    ),
    patch("#ffd76a", "M42 35Q50 31 58 35Q52 42 54 54q-6 2-8 10q2-16-4-29z", 0),
    line("#d6cddb", "M30 50L16 78", 3),
  ],
};
