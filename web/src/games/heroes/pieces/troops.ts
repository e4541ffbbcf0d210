import { emblem, line, patch } from "../../../art/pieces/painting";
import { INK } from "../../../art/paints";
import type { Painting } from "../../../lib/painting";

export const TROOPS: ReadonlySet<string> = new Set([
  "spearmen",
  "militia",
  "archers",
  "swordsmen",
  "men-at-arms",
  "halberdiers",
  "sappers",
  "catapult",
  "ballista",
  "crossbowmen",
  "cavalry",
  "knights",
  "siege-tower",
]);

/** A troop under its banner: the cloth has the colour of the seat, and what is on it can be read
 *  wherever that colour can. */
export function banner(drawn: string | undefined): Painting {
  return [
    patch("wood", "M24 92q2-9 26-9t26 9z", 2.5),
    line(INK, "M50 88V3M13 9h74", 8),
    line("#d8a45f", "M50 87V4M14 9h72", 4),
    patch("flag", "M16 12h68v56l-16-7-18 15-18-15-16 7z"),
    ...(drawn ? [emblem(drawn, 48, 50, 37, "var(--surface)")] : []),
  ];
}
