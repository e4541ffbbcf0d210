import { flowers, tuft } from "../../../art/stamps/grass";
import { boulder } from "../../../art/stamps/stones";
import type { GroundName } from "../../../art/grounds";
import type { Painting } from "../painting";
import { chasm, crystalField, ledges, mine } from "./depths";
import { farms, fields } from "./fields";
import { handFor, spots, type Dresser } from "./hand";
import { blackMountains, hills, mountains } from "./heights";
import { mud, swamp } from "./marshes";
import { lake, river, sea } from "./seas";
import { forest, mushrooms } from "./woods";

const plain: Dresser = (hand) => {
  const { brush, size } = hand;
  for (const { x, y } of spots(hand, { apart: 0.5, rim: 0.14, clear: 0.5, most: 16 }))
    brush.stamp(brush.random.one([tuft, tuft, flowers, boulder]), x, y, 0.09 * size);
};

/** What belongs to the ground itself, below its borders. */
const GROUNDWORKERS: Partial<Record<string, Dresser>> = { farmland: fields, chasm: ledges };

const DRESSERS: Record<GroundName, Dresser> = {
  forest,
  hill: hills,
  swamp,
  farmland: farms,
  mountain: mountains,
  sea,
  lake,
  river,
  chasm,
  "black-mountain": blackMountains,
  "mystic-crystal": crystalField,
  "mushroom-forest": mushrooms,
  mud,
  mine,
  plain,
};

/** Fields and ledges. */
export function groundwork(painting: Painting): void {
  for (const land of painting.plan.lands)
    GROUNDWORKERS[land.terrain]?.(handFor(painting, land, "ground"));
}

/** Trees, peaks and everything else, each land with a hand of its own. */
export function dressing(painting: Painting): void {
  for (const land of painting.plan.lands)
    (DRESSERS[land.terrain as GroundName] ?? plain)(handFor(painting, land, "things"));
}
