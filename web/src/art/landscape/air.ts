import type { Sheet } from "../brush";
import { clear } from "../colors";

/** A light that fades into the air around it. */
export function halo(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  color: string,
  alpha: number,
): void {
  const fill = sheet.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, clear(color, alpha));
  fill.addColorStop(0.3, clear(color, alpha * 0.35));
  fill.addColorStop(1, clear(color, 0));
  sheet.fillStyle = fill;
  sheet.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** A haze that grows towards the ground. */
export function mist(
  sheet: Sheet,
  wide: number,
  from: number,
  to: number,
  color: string,
  alpha: number,
): void {
  const fill = sheet.createLinearGradient(0, from, 0, to);
  fill.addColorStop(0, clear(color, 0));
  fill.addColorStop(1, clear(color, alpha));
  sheet.fillStyle = fill;
  sheet.fillRect(0, from, wide, to - from);
}

/** Shadow that gathers at the corners of a picture. */
export function vignette(
  sheet: Sheet,
  wide: number,
  high: number,
  color: string,
  alpha: number,
): void {
  const [x, y] = [wide / 2, 0.45 * high];
  const fill = sheet.createRadialGradient(x, y, 0.3 * wide, x, y, 0.72 * wide);
  fill.addColorStop(0, clear(color, 0));
  fill.addColorStop(1, clear(color, alpha));
  sheet.fillStyle = fill;
  sheet.fillRect(0, 0, wide, high);
}
