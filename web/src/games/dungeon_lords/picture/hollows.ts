import type { Brush } from "../../../art/brush";
import { halo } from "../../../art/landscape/air";

/** A room or a tunnel: its middle, and how far it reaches to the sides and up and down. */
type Hollow = readonly [x: number, y: number, wide: number, high: number];

const HOLLOWS: readonly Hollow[] = [
  [240, 128, 17, 40],
  [240, 178, 44, 26],
  [166, 186, 60, 13],
  [104, 188, 50, 29],
  [314, 186, 60, 13],
  [380, 186, 56, 33],
  [240, 222, 15, 34],
  [240, 262, 62, 24],
  [330, 266, 70, 12],
  [408, 264, 42, 22],
  [104, 228, 14, 34],
  [98, 264, 44, 22],
];
const TORCHES = [
  [206, 166],
  [274, 166],
  [70, 176],
  [336, 172],
  [192, 252],
  [288, 252],
  [84, 254],
] as const;

/** All that is dug, as one cave: first the dark around it, then its lit rim, then its inside. */
export function paintHollows(brush: Brush): void {
  for (const [more, color] of [
    [9, "#170c09"],
    [3.5, "#a98359"],
    [1.5, "#2a1a12"],
    [0, "#4a3223"],
  ] as const)
    for (const hollow of HOLLOWS) dig(brush, hollow, more, color);
  for (const [x, y] of TORCHES) halo(brush.sheet, x, y + 6, 52, "#ffae45", 0.55);
  for (const [x, y] of TORCHES) torch(brush, x, y);
}

function dig({ sheet }: Brush, [x, y, wide, high]: Hollow, more: number, color: string): void {
  const [across, down] = [wide + more, high + more];
  sheet.beginPath();
  sheet.roundRect(x - across, y - down, 2 * across, 2 * down, Math.min(across, down) * 0.72);
  sheet.fillStyle = color;
  sheet.fill();
}

function torch(brush: Brush, x: number, y: number): void {
  brush.facet([x - 1.6, y + 4, x + 1.6, y + 4, x + 1, y + 14, x - 1, y + 14], "#1d0f0a");
  brush.blob([x - 4, y + 4, x - 3, y - 3, x, y - 11, x + 3.4, y - 3, x + 4, y + 4], "#ff8a2c");
  brush.blob([x - 2, y + 4, x - 1.4, y, x, y - 5, x + 1.6, y, x + 2, y + 4], "#ffe594");
}
