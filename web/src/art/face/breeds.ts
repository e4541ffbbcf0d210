import type { Breed } from "./likeness";

/** A piece of a face in a square of 64; a twin stands on both sides. */
export interface Piece {
  d: string;
  /** Paint by name: fur, pale, dark, skin, beak, leaf, ivory. */
  fill: string;
  twin?: boolean;
}

export interface Anatomy {
  behind: readonly Piece[];
  head: Piece;
  over: readonly Piece[];
  /** Where the left eye is, and how large. */
  eye: readonly [x: number, y: number, radius: number];
  /** Whether a mouth is drawn below the nose. */
  mouth: boolean;
}

const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A ring of spikes around a point. */
function spikes(x: number, y: number, inner: number, outer: number, many: number): string {
  const at = (index: number): string => {
    const radius = index % 2 ? inner : outer;
    const angle = (Math.PI * index) / many;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * many }, (_, index) => at(index)).join("L")}z`;
}

const ROUND: Piece = { d: disc(32, 37, 17, 16), fill: "fur" };
const MUZZLE: Piece = { d: disc(32, 44, 8.5, 6.5), fill: "pale" };
const nose = (fill: string, y = 41): Piece => ({ d: disc(32, y, 2.6, 2), fill });

export const ANATOMY: Readonly<Record<Breed, Anatomy>> = {
  hare: {
    behind: [
      { d: "M22 27c-7-8-8-22-3-24c6-1 9 11 8 22z", fill: "fur", twin: true },
      { d: "M22.500 23c-4-6-4-14-2.500-16c3 0 4.500 8 4.500 16z", fill: "skin", twin: true },
    ],
    head: ROUND,
    over: [MUZZLE, nose("skin"), { d: "M30 47.500h4v4.500h-4z", fill: "ivory" }],
    eye: [25, 34, 2.4],
    mouth: true,
  },
  mole: {
    behind: [],
    head: ROUND,
    over: [{ d: "M26 37c1-3 11-3 12 0c3 7-1 13-6 13s-9-6-6-13z", fill: "skin" }, nose("rose", 47)],
    eye: [23.5, 33, 1.6],
    mouth: false,
  },
  badger: {
    behind: [{ d: disc(18, 24, 5), fill: "dark", twin: true }],
    head: ROUND,
    over: [
      {
        d: "M20 23.500c3-2 6-1.500 7 .500c1 8 0 15-4 21c-4-3-7.500-6-7.800-9c0-4 1.800-9 4.800-12.500z",
        fill: "dark",
        twin: true,
      },
      nose("dark", 43),
    ],
    eye: [23, 34, 2.2],
    mouth: true,
  },
  fox: {
    behind: [
      { d: "M15 33l-2-21l16 11z", fill: "fur", twin: true },
      { d: "M17 26l-1-9l7.500 6z", fill: "dark", twin: true },
    ],
    head: {
      d: "M13 33c2-9 10-13 19-13s17 4 19 13c0 10-10 20-19 21c-9-1-19-11-19-21z",
      fill: "fur",
    },
    over: [
      { d: "M13 34c5 2 12 5 19 20c-9-1-19-11-19-20z", fill: "pale", twin: true },
      nose("dark", 50),
    ],
    eye: [24.5, 34, 2.2],
    mouth: false,
  },
  owl: {
    behind: [{ d: "M15 32l-2-18l14 8z", fill: "fur", twin: true }],
    head: ROUND,
    over: [
      { d: disc(24.5, 35, 7.5), fill: "pale", twin: true },
      { d: "M29 39.500h6l-3 7.500z", fill: "beak" },
    ],
    eye: [25, 35, 3],
    mouth: false,
  },
  hedgehog: {
    behind: [{ d: spikes(32, 34, 17, 23, 17), fill: "fur" }],
    head: { d: disc(32, 40, 14.5, 13), fill: "pale" },
    over: [nose("dark", 43)],
    eye: [26, 37, 2.2],
    mouth: true,
  },
  toad: {
    behind: [{ d: disc(21, 26, 7.5), fill: "fur", twin: true }],
    head: { d: "M11 40c0-9 9-14 21-14s21 5 21 14c0 9-9 14-21 14s-21-5-21-14z", fill: "fur" },
    over: [
      { d: "M15 45c7 4 27 4 34 0c-2 6-9 9-17 9s-15-3-17-9z", fill: "pale" },
      { d: disc(30, 36, 0.9), fill: "dark", twin: true },
    ],
    eye: [21, 26, 3],
    mouth: true,
  },
  mouse: {
    behind: [
      { d: disc(15, 23, 9), fill: "fur", twin: true },
      { d: disc(15, 23, 5.5), fill: "skin", twin: true },
    ],
    head: ROUND,
    over: [MUZZLE, nose("skin", 40)],
    eye: [25, 34, 2.4],
    mouth: true,
  },
  bat: {
    behind: [
      { d: "M14 34c-4-9-3-20-1-25c8 3 13 9 15 15z", fill: "fur", twin: true },
      { d: "M16 29c-2-6-2-12-1-15c5 3 7 6 8 9z", fill: "skin", twin: true },
    ],
    head: ROUND,
    over: [
      { d: disc(32, 41, 5, 3), fill: "skin" },
      { d: "M27 47l3 0l-1.500 4.500z", fill: "ivory", twin: true },
    ],
    eye: [25, 34, 2.2],
    mouth: true,
  },
  raven: {
    behind: [{ d: "M27 23c-3-6 0-11 3-13c2 2 2 4 1 6c2-3 5-3 6-2c-2 3-2 5-2 8z", fill: "fur" }],
    head: ROUND,
    over: [{ d: "M25 38c4-3 10-3 14 0c-1 7-3 12-7 16c-4-4-6-9-7-16z", fill: "beak" }],
    eye: [24, 33, 2.4],
    mouth: false,
  },
  sprout: {
    behind: [
      { d: "M31 24c-9-1-13-9-12-17c8 1 12 8 12 17z", fill: "leaf", twin: true },
      { d: "M28.500 24c-1-8 1-15 3.500-20c2.500 5 4.500 12 3.500 20z", fill: "leaf" },
    ],
    head: { d: "M14 35c0-9 8-15 18-15s18 6 18 15c0 9-9 20-18 22c-9-2-18-13-18-22z", fill: "fur" },
    over: [{ d: "M15 40q4 1 7 0q-3 2.500-6.500 2z", fill: "dark", twin: true }],
    eye: [25.5, 34, 2.4],
    mouth: true,
  },
};
