import type { Sheet } from "../../art/brush";
import { chance } from "../../art/chance";
import { clear } from "../../art/colors";
import { noise } from "../../art/noise";
import { sheetBox, type Painting } from "./painting";

const SIDE = 192;

/** Paper, and a little dusk at the rim of the sheet. */
export function grain(painting: Painting): void {
  const { sheet, plan, light } = painting;
  tooth(sheet, light.dark ? 20 : 30);
  const { width, height } = plan;
  const reach = Math.hypot(width, height) / 2;
  const dusk = sheet.createRadialGradient(
    width * 0.45,
    height * 0.42,
    reach * 0.55,
    width / 2,
    height / 2,
    reach * 1.05,
  );
  dusk.addColorStop(0, clear(light.shadow, 0));
  dusk.addColorStop(1, clear(light.shadow, light.dark ? 0.4 : 0.26));
  sheet.fillStyle = dusk;
  sheet.fillRect(...sheetBox(painting));
}

/** The tooth of the paper: fine dots and fibres, the same for every picture. */
function tooth(sheet: Sheet, most: number): void {
  const tile = new OffscreenCanvas(SIDE, SIDE);
  const pen = tile.getContext("2d");
  if (!pen) return;
  const image = pen.createImageData(SIDE, SIDE);
  const random = chance("grain");
  const fibre = noise("fibre");
  for (let at = 0; at < SIDE * SIDE; at++) {
    const depth = (random() - 0.5) * 0.9 + fibre((at % SIDE) / 2.2, ((at / SIDE) | 0) / 5) * 0.5;
    image.data.fill(depth > 0 ? 255 : 20, 4 * at, 4 * at + 3);
    image.data[4 * at + 3] = Math.abs(depth) * most;
  }
  pen.putImageData(image, 0, 0);
  const paper = sheet.createPattern(tile, "repeat");
  if (!paper) return;
  sheet.save();
  sheet.resetTransform();
  sheet.fillStyle = paper;
  sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  sheet.restore();
}
