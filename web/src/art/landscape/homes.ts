import type { Stamp } from "../brush";
import type { GroundName } from "../grounds";
import { crystals } from "../stamps/crystals";
import { fungus } from "../stamps/fungi";
import { cottage, stook, windmill } from "../stamps/houses";
import { pond, reeds } from "../stamps/marshes";
import { gallery, nuggets } from "../stamps/mines";
import { mound } from "../stamps/mounds";
import { blackMountain, fireMountain, mountain } from "../stamps/peaks";
import { ship, wave } from "../stamps/seas";
import { boulder } from "../stamps/stones";
import { oak, pine, snag } from "../stamps/trees";

interface Growth {
  stamp: Stamp;
  /** How large beside a tree, at the least and at the most. */
  size: readonly [number, number];
  /** How deep it sinks into the band that it stands on. */
  sunk?: number;
}

interface Country {
  ground: GroundName;
  /** What stands on it in turn, from the middle distance on. */
  grows: readonly [Growth, ...Growth[]];
  /** What stands far away, where that is not the same. */
  far?: readonly [Growth, ...Growth[]];
  /** How many stand on the far, the middle and the near band. */
  many: readonly [number, number, number];
  /** How tall the mountains behind it are. */
  peaks: number;
  /** Whether it lies below the earth. */
  deep?: boolean;
  /** How wavy it lies; water lies flat. */
  roll?: number;
}

const tree: Growth = { stamp: oak, size: [0.6, 1] };
const fir: Growth = { stamp: pine, size: [0.7, 1.1] };
const hedge = [tree, fir] as const;
const FEW = [16, 11, 8] as const;

/** The lands that peoples come from. */
export const COUNTRIES = {
  hill: {
    ground: "hill",
    grows: [{ stamp: mound, size: [0.8, 1.3], sunk: 0.3 }, tree, fir],
    far: hedge,
    many: [30, 14, 6],
    peaks: 1,
  },
  plain: { ground: "plain", grows: [tree, fir], many: [26, 8, 3], peaks: 0.8 },
  forest: {
    ground: "forest",
    grows: [
      { ...tree, size: [0.9, 1.3] },
      { ...fir, size: [1, 1.4] },
      { ...fir, size: [0.9, 1.3] },
    ],
    many: [34, 20, 11],
    peaks: 1,
  },
  farmland: {
    ground: "farmland",
    grows: [
      { stamp: cottage, size: [0.9, 1.1], sunk: 0.2 },
      tree,
      { stamp: stook, size: [0.4, 0.55], sunk: 0.2 },
      tree,
      { stamp: windmill, size: [1, 1.2], sunk: 0.2 },
      { stamp: stook, size: [0.4, 0.55], sunk: 0.3 },
    ],
    far: hedge,
    many: [22, 12, 7],
    peaks: 0.8,
  },
  mountain: {
    ground: "mountain",
    grows: [{ stamp: mountain, size: [1.1, 1.5], sunk: 0.3 }, fir],
    many: FEW,
    peaks: 1.35,
  },
  swamp: {
    ground: "swamp",
    grows: [
      { stamp: pond, size: [0.9, 1.1], sunk: 0.3 },
      { stamp: reeds, size: [1, 1.2], sunk: 0.2 },
      { stamp: snag, size: [0.9, 1.2], sunk: 0.1 },
      { stamp: reeds, size: [1, 1.2], sunk: 0.2 },
    ],
    far: hedge,
    many: [18, 11, 8],
    peaks: 0.7,
  },
  sea: {
    ground: "sea",
    grows: [
      { stamp: wave, size: [1, 1.2], sunk: 0.6 },
      { stamp: wave, size: [1, 1.2], sunk: 0.9 },
      { stamp: ship, size: [1.3, 1.6], sunk: 0.5 },
      { stamp: wave, size: [1, 1.2], sunk: 0.7 },
      { stamp: wave, size: [1, 1.2], sunk: 1.1 },
      { stamp: wave, size: [1, 1.2], sunk: 0.4 },
      { stamp: wave, size: [1, 1.2], sunk: 0.8 },
    ],
    many: [10, 12, 5],
    peaks: 0.7,
    roll: 0.2,
  },
  "mushroom-forest": {
    ground: "mushroom-forest",
    grows: [{ stamp: fungus, size: [0.7, 1.4], sunk: 0.2 }],
    many: FEW,
    peaks: 1,
    deep: true,
  },
  "mystic-crystal": {
    ground: "mystic-crystal",
    grows: [{ stamp: crystals, size: [0.6, 1.2], sunk: 0.2 }],
    many: FEW,
    peaks: 1,
    deep: true,
  },
  mine: {
    ground: "mine",
    grows: [
      { stamp: gallery, size: [0.8, 1.1], sunk: 0.1 },
      { stamp: nuggets, size: [0.5, 0.7], sunk: 0.2 },
      { stamp: boulder, size: [0.5, 0.8], sunk: 0.1 },
    ],
    many: [12, 8, 5],
    peaks: 1,
    deep: true,
  },
  mud: {
    ground: "mud",
    grows: [
      { stamp: pond, size: [0.8, 1], sunk: 0.3 },
      { stamp: boulder, size: [0.5, 0.9], sunk: 0.2 },
    ],
    many: [14, 10, 6],
    peaks: 0.8,
    deep: true,
  },
  "black-mountain": {
    ground: "black-mountain",
    grows: [
      { stamp: blackMountain, size: [1, 1.4], sunk: 0.3 },
      { stamp: fireMountain, size: [1.1, 1.5], sunk: 0.3 },
    ],
    many: [9, 6, 3],
    peaks: 1.4,
    deep: true,
  },
} satisfies Record<string, Country>;

export type Home = keyof typeof COUNTRIES;

export function countryOf(home: Home): Country {
  return COUNTRIES[home];
}
