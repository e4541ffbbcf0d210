import { bend, taper, type Brush, type Pressure } from "../../art/brush";
import { mix } from "../../art/colors";

/** A rabbit at a game: how it is coloured, and which way it looks. */
export interface Rabbit {
  fur: string;
  coat: string;
  /** To the right, to the left, or at us. */
  looks: 1 | -1 | 0;
}

const swell: Pressure = (along) => 0.55 + 0.5 * Math.sin(Math.PI * along);

/** A rabbit that sits, about 1.6 high with its ears, with its foot at the origin. */
export const rabbit =
  ({ fur, coat, looks }: Rabbit) =>
  (brush: Brush): void => {
    const { world } = brush;
    const dark = mix(fur, world.shadow, 0.45);
    brush.shade(0.1, 0, 0.55, 0.12, 0.5);
    if (looks) tail(brush, -0.36 * looks);
    for (const side of [-1, 1]) ear(brush, side, looks, side === 1 ? dark : fur);
    brush.round(0, -0.34, 0.37, 0.38, world.ink, 0.02, 14);
    brush.round(0, -0.34, 0.335, 0.345, coat, 0.02, 14);
    brush.round(-0.13, -0.4, 0.14, 0.22, mix(coat, world.light, 0.45), 0.1);
    brush.ink([0.06 * looks, -0.6, 0.04 * looks, -0.35, 0, -0.06], 0.03, world.ink, 0.5);
    for (const side of [-1, 1]) {
      const reach = looks ? looks * (0.2 + 0.12 * side) : side * 0.26;
      const arm = bend([side * 0.2, -0.52, side * 0.3 + reach * 0.4, -0.36, reach * 1.25, -0.34]);
      brush.ink(arm, 0.17, world.ink, 1, taper(1, 0.8));
      brush.ink(arm, 0.125, mix(coat, world.shadow, side === 1 ? 0.3 : 0.1), 1, taper(1, 0.8));
      brush.round(reach * 1.27, -0.34, 0.065, 0.06, fur, 0.05);
    }
    head(brush, fur, dark, looks);
  };

function tail(brush: Brush, x: number): void {
  brush.round(x, -0.14, 0.13, 0.13, brush.world.ink, 0.12);
  brush.round(x, -0.14, 0.1, 0.1, "#fff6e0", 0.16);
}

function ear(brush: Brush, side: number, looks: number, color: string): void {
  const { world } = brush;
  const lean = -0.12 * looks + 0.1 * side;
  const line = bend([0.11 * side, -0.9, 0.15 * side + lean, -1.3, 0.1 * side + 1.6 * lean, -1.58]);
  brush.ink(line, 0.25, world.ink, 1, swell);
  brush.ink(line, 0.18, color, 1, swell);
  brush.ink(line, 0.07, "#d98f86", 0.8, swell);
}

function head(brush: Brush, fur: string, dark: string, looks: number): void {
  const { world } = brush;
  brush.round(0, -0.82, 0.29, 0.25, world.ink, 0.02, 14);
  brush.round(0, -0.82, 0.255, 0.215, fur, 0.02, 14);
  brush.round(0.1, -0.76, 0.13, 0.14, mix(fur, dark, 0.5), 0.1);
  brush.round(-0.11, -0.9, 0.1, 0.08, mix(fur, world.light, 0.5), 0.1);
  brush.round(0.15 * looks, -0.74, 0.12, 0.095, mix(fur, "#fff6e0", 0.7), 0.05);
  const eyes = looks ? [0.09 * looks, 0.2 * looks] : [-0.1, 0.1];
  for (const x of eyes) {
    brush.round(x, -0.87, 0.037, 0.046, world.ink, 0.02);
    brush.round(x - 0.012, -0.885, 0.012, 0.014, "#ffffff", 0.02);
  }
  brush.round(0.2 * looks, -0.78, 0.032, 0.024, "#a3483f", 0.05);
}
