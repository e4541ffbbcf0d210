import type { Brush, Sheet } from "../brush";
import { mix } from "../colors";

export interface Token {
  /** Of the face. */
  color: string;
  /** Of whoever has it. */
  rim: string;
  /** The path of its emblem, on a field of 512 by 512. */
  emblem: string;
}

const THICK = 0.16;

/** A cardboard token that lies in a picture, about 1 wide, with its middle at the origin. */
export const token =
  ({ color, rim, emblem }: Token) =>
  (brush: Brush): void => {
    const { sheet, world } = brush;
    brush.shade(0.14, 0.5, 0.62, 0.3, 0.6);
    square(sheet, 0.5, THICK, mix(rim, "#160a08", 0.55));
    square(sheet, 0.5, 0, "#1d0f0a");
    square(sheet, 0.48, 0, rim);
    square(sheet, 0.39, 0, "#fff6e0");
    square(sheet, 0.36, 0, color);
    const sheen = sheet.createLinearGradient(-0.36, -0.36, 0.36, 0.36);
    sheen.addColorStop(0, "rgba(255,246,214,0.42)");
    sheen.addColorStop(0.5, "rgba(255,246,214,0)");
    sheen.addColorStop(1, "rgba(40,20,60,0.3)");
    square(sheet, 0.36, 0, sheen);
    sheet.save();
    sheet.scale(0.6 / 512, 0.6 / 512);
    sheet.translate(-256, -256);
    const path = new Path2D(emblem);
    sheet.lineWidth = 36;
    sheet.lineJoin = "round";
    sheet.strokeStyle = mix(color, world.ink, 0.7);
    sheet.stroke(path);
    sheet.fillStyle = "#fff6e0";
    sheet.fill(path);
    sheet.restore();
  };

function square(sheet: Sheet, half: number, down: number, fill: string | CanvasGradient): void {
  sheet.beginPath();
  sheet.roundRect(-half, down - half, 2 * half, 2 * half, 0.4 * half);
  sheet.fillStyle = fill;
  sheet.fill();
}
