import type { Sheet } from "../../art/brush";
import type { Painting } from "./painting";

/** The edge of the sheet: a band with the ladder of an old map, and a knot in each corner. */
export function frame({ sheet, plan, light, margin, frame: wide }: Painting): void {
  if (!wide) return;
  const gap = margin - wide;
  const width = plan.width + 2 * gap;
  const height = plan.height + 2 * gap;
  sheet.save();
  sheet.translate(-gap, -gap);
  const night = light.dark || light.deep;
  const [wood, dark, pale, knot] = night
    ? ["#2a2128", "#0c090c", "#8a7350", "#a8502c"]
    : ["#e6cf9c", "#4a2f1a", "#f8ecc8", "#a23e22"];
  const line = (inset: number, thick: number, color: string): void => {
    sheet.strokeStyle = color;
    sheet.lineWidth = thick;
    sheet.strokeRect(-inset, -inset, width + 2 * inset, height + 2 * inset);
  };
  const middle = 0.42 * wide;
  line(0.5 * wide, wide, wood);
  line(middle, 0.3 * wide, dark);
  sheet.strokeStyle = pale;
  sheet.lineWidth = 0.19 * wide;
  for (const [from, to] of rungs(width, wide))
    for (const y of [-middle, height + middle]) stroke(sheet, from, y, to, y);
  for (const [from, to] of rungs(height, wide))
    for (const x of [-middle, width + middle]) stroke(sheet, x, from, x, to);
  line(0.08 * wide, 0.13 * wide, dark);
  line(0.86 * wide, 0.07 * wide, dark);
  for (const x of [-middle, width + middle])
    for (const y of [-middle, height + middle])
      for (const [reach, color] of [
        [0.46, dark],
        [0.34, pale],
        [0.18, knot],
      ] as const)
        diamond(sheet, x, y, reach * wide, color);
  sheet.restore();
}

/** The pale steps of a ladder: an odd number of steps, the dark ones at its ends. */
function rungs(length: number, wide: number): [from: number, to: number][] {
  const count = 2 * Math.round(length / (5.2 * wide)) + 1;
  const step = length / count;
  return Array.from({ length: (count - 1) / 2 }, (_, at) => [
    (2 * at + 1) * step,
    (2 * at + 2) * step,
  ]);
}

function stroke(sheet: Sheet, ax: number, ay: number, bx: number, by: number): void {
  sheet.beginPath();
  sheet.moveTo(ax, ay);
  sheet.lineTo(bx, by);
  sheet.stroke();
}

function diamond(sheet: Sheet, x: number, y: number, reach: number, color: string): void {
  sheet.beginPath();
  sheet.moveTo(x, y - reach);
  sheet.lineTo(x + reach, y);
  sheet.lineTo(x, y + reach);
  sheet.lineTo(x - reach, y);
  sheet.fillStyle = color;
  sheet.fill();
}
