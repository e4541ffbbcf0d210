import { disc, line, patch } from "../../../art/pieces/painting";
import type { Painting } from "../../../lib/painting";

const SQUARE = "M18 4h64q14 0 14 14v64q0 14-14 14H18Q4 96 4 82V18Q4 4 18 4z";
const FLOOR = "M4 70Q50 52 96 70v12q0 14-14 14H18Q4 96 4 82z";
const WAVES =
  "M14 34q9-9 18 0t18 0 18 0 18 0M14 56q9-9 18 0t18 0 18 0 18 0M14 78q9-9 18 0t18 0 18 0 18 0";

/** A piece of land, as wide as a token. */
function land(sky: string, ...more: Painting): Painting {
  return [patch(sky, SQUARE, 5), ...more];
}

export const TERRAINS: Readonly<Record<string, Painting>> = {
  forest: land(
    "#c9dc8f",
    patch("#93b25e", FLOOR, 0),
    patch("#3f6b3a", "M50 12L74 58H26zM28 34L48 80H8zM72 34L92 80H52z", 2.5),
  ),
  hill: land(
    "#eef0b4",
    patch("#cfd069", "M6 78Q30 26 62 60L94 84Q92 94 82 94H18Q8 94 6 78z", 2.5),
    patch("#a3a83f", "M30 94Q60 34 94 74V82Q94 94 82 94z", 2.5),
  ),
  swamp: land(
    "#a9bd86",
    patch("#46706e", "M12 70q10-14 38-14t38 14q-10 14-38 14T12 70z", 2.5),
    line("#3f5230", "M30 66V26M44 62V18M58 66V34", 4),
    patch("#6d4122", "M26 34V18h8v16zM40 28V12h8v16zM54 42V26h8v16z", 1.5),
  ),
  farmland: land(
    "#efcf76",
    line("#a5752a", "M8 40Q50 22 92 40M8 58Q50 40 92 58M8 76Q50 58 92 76", 4),
    patch("#fff0b8", "M44 24q6-12 12 0v30H44z", 2),
    line("#a5752a", "M50 20v60M44 34l6 6 6-6M44 46l6 6 6-6", 3),
  ),
  mountain: land(
    "#dccbb4",
    patch("#8f7a70", "M6 88L36 22L58 62L70 44L94 88Q92 94 82 94H18Q8 94 6 88z", 2.5),
    patch("#fffaf0", "M36 22L26 46l8-4 6 6 6-8z", 2),
    patch("#3a245044", "M36 22L58 62L70 44L94 88Q92 94 82 94H46z", 0),
  ),
  sea: land("#3f86ad", line("#e8f6f6", WAVES, 5)),
  lake: land(
    "#93b25e",
    patch("#6fb6c8", "M12 54q4-26 38-26t38 26q-4 28-38 28T12 54z", 3),
    line("#f4fbf6", "M28 48q8-8 16 0t16 0M40 64q8-8 16 0t16 0", 4),
  ),
  river: land(
    "#6b5d54",
    patch("#2f8fb0", "M58 5H88Q92 34 62 46T56 95H20Q16 66 42 52T58 5z", 2.5),
    line("#d8f2f6", "M72 18q2 16-16 26M38 70q-6 8-4 18", 4),
  ),
  chasm: land(
    "#3b3445",
    patch("#060308", "M12 52q2-30 38-30t38 30q-2 30-38 30T12 52z", 4),
    line("#8d8595", "M20 42q6-12 24-14", 4),
  ),
  "black-mountain": land(
    "#7d7688",
    patch("#37323f", "M6 88L34 18L54 58L68 38L94 88Q92 94 82 94H18Q8 94 6 88z", 2.5),
    line("#ff8a2c", "M36 30l-4 16 8 12-4 16M70 50l-2 14 6 10", 4),
  ),
  "mystic-crystal": land(
    "#463a72",
    patch("#9a6fe0", "M30 88L22 50l12-16 12 16-4 38zM56 88L50 34l14-22 14 22-8 54z", 2.5),
    line("#efe2ff", "M30 52l4-8M60 38l4-12", 4),
  ),
  "mushroom-forest": land(
    "#a8706a",
    patch("#f2dfc0", "M40 90V50h14v40zM70 90V66h10v24z", 2.5),
    patch(
      "#c4473a",
      "M16 54Q18 18 47 18T78 54Q47 64 16 54zM56 70q2-20 19-20t19 20q-18 6-38 0z",
      2.5,
    ),
    patch("#fffaf0", `${disc(38, 36, 6)}${disc(58, 40, 5)}`, 0),
  ),
  mud: land(
    "#8a6540",
    patch(
      "#45301a",
      "M14 40q2-14 26-14t24 14q-2 12-24 12T14 40zM36 70q2-14 26-14t26 14q-2 14-26 14T36 70z",
      2.5,
    ),
    line("#b08d62", "M24 38q4-6 14-6M48 66q4-5 14-5", 4),
  ),
  mine: land(
    "#b3924c",
    patch("#160d12", "M26 94V40h48v54z", 0),
    patch("#8a5a30", "M18 94V38h12v56zM70 94V38h12v56zM12 26h76v14H12z", 2.5),
    patch("#ffd23a", "M38 94q2-16 12-14q14-4 14 14z", 2),
  ),
};
