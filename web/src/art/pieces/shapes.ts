import type { Painting } from "../../lib/painting";
import { IVORY } from "../paints";
import { ASH, BOARD, faded } from "./cardboard";
import { disc, emblem, line, patch } from "./painting";

const TILE = "M20 4h60q16 0 16 16v60q0 16-16 16H20Q4 96 4 80V20Q4 4 20 4z";
const FACE = "M24 11h52q13 0 13 13v52q0 13-13 13H24Q11 89 11 76V24Q11 11 24 11z";

/** The face of a cardboard token. */
export function tile(color: string, drawn: string): Painting {
  return [patch(IVORY, TILE, 5), patch(color, FACE, 0), emblem(drawn, 72)];
}

/** The same in decline: round, grey and tilted. */
export function dozing(color: string, drawn: string): Painting {
  const sign = emblem(drawn, 62);
  return [
    patch(BOARD, disc(50, 50, 46), 5),
    patch(faded(color), disc(50, 50, 39), 0),
    line(ASH, disc(50, 50, 42), 5),
    { ...sign, transform: `rotate(-11 50 50) ${sign.transform}` },
  ];
}

/** An enamel disc. */
export function enamel(color: string, drawn: string): Painting {
  return [patch(IVORY, disc(50, 50, 46), 5), patch(color, disc(50, 50, 39), 0), emblem(drawn, 62)];
}

/** A gold medal. */
export function medal(drawn: string): Painting {
  return [
    patch("gold", disc(50, 50, 46), 5),
    patch("#5a2c10", disc(50, 50, 38), 0),
    emblem(drawn, 60),
  ];
}

export const COIN: Painting = [
  patch("#7a4a0e", disc(50, 55, 42), 5),
  patch("gold", disc(50, 47, 42), 5),
  line("#8a5a10", disc(50, 47, 31), 4),
  patch("#8a5a10", "M50 31l5 11 11 5-11 5-5 11-5-11-11-5 11-5z", 0),
  line("#fffbe0", "M24 30q10-14 28-13", 5),
];
