import type { Stamp } from "../brush";
import type { GroundName } from "../grounds";
import { crystals } from "../stamps/crystals";
import { fungus } from "../stamps/fungi";
import { tuft } from "../stamps/grass";
import { cottage, stook } from "../stamps/houses";
import { pond, reeds } from "../stamps/marshes";
import { gallery, nuggets } from "../stamps/mines";
import { mound } from "../stamps/mounds";
import { blackMountain, fireMountain, mountain } from "../stamps/peaks";
import { wave } from "../stamps/seas";
import { oak, pine } from "../stamps/trees";

interface Growth {
  stamps: readonly [Stamp, ...Stamp[]];
  many: number;
  /** How high, as a share of the land's width. */
  size: number;
}

/** What stands on a patch of land, so that it is known at a glance. */
export const GROWTH: Readonly<Record<GroundName, Growth>> = {
  forest: { stamps: [pine, oak, pine], many: 11, size: 0.34 },
  hill: { stamps: [mound, mound, oak], many: 5, size: 0.32 },
  swamp: { stamps: [pond, reeds], many: 5, size: 0.28 },
  farmland: { stamps: [stook, cottage, stook, oak], many: 5, size: 0.24 },
  mountain: { stamps: [mountain], many: 4, size: 0.5 },
  sea: { stamps: [wave], many: 4, size: 0.26 },
  lake: { stamps: [wave], many: 4, size: 0.26 },
  river: { stamps: [wave], many: 4, size: 0.26 },
  chasm: { stamps: [tuft], many: 0, size: 0 },
  "black-mountain": { stamps: [blackMountain, fireMountain], many: 4, size: 0.5 },
  "mystic-crystal": { stamps: [crystals], many: 5, size: 0.36 },
  "mushroom-forest": { stamps: [fungus], many: 7, size: 0.36 },
  mud: { stamps: [pond], many: 3, size: 0.3 },
  mine: { stamps: [gallery, nuggets], many: 3, size: 0.34 },
  plain: { stamps: [tuft], many: 6, size: 0.12 },
};
