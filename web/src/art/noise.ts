import { chance } from "./chance";

const SIDE = 256;

/** Smooth noise from -1 to 1 that follows from words alone. */
export type Noise = (x: number, y: number) => number;

export function noise(words: string): Noise {
  const random = chance(words);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, () => random() * 2 - 1);
  const at = (place: number): number => lattice[place] ?? 0;
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const u = eased(x - column);
    const v = eased(y - row);
    const west = column & 255;
    const east = (column + 1) & 255;
    const north = (row & 255) << 8;
    const south = ((row + 1) & 255) << 8;
    const top = at(north | west) + u * (at(north | east) - at(north | west));
    const bottom = at(south | west) + u * (at(south | east) - at(south | west));
    return top + v * (bottom - top);
  };
}

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
