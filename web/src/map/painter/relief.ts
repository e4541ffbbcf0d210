import { partsOf } from "../../art/colors";
import { noise } from "../../art/noise";
import { groundIn, shapeIn, type Painting } from "./painting";

/** Pixels of the picture to one of the relief, and of that to one of the plan of its heights. */
const HALF = 2;
const COARSE = 8;
/** Only what is wholly covered is lit: at an edge heights would mix with nothing. */
const COVERED = 250;

/** Heights out of noise, lit from the upper left: warm light, violet shadow. */
export function relief(painting: Painting): void {
  const { sheet, plan, light, scale, unit } = painting;
  const wide = Math.ceil((plan.width * scale) / HALF);
  const high = Math.ceil((plan.height * scale) / HALF);
  const paper = new OffscreenCanvas(wide, high);
  const pen = paper.getContext("2d", { willReadFrequently: true });
  if (!pen) return;
  pen.imageSmoothingQuality = "high";
  pen.drawImage(heightsPlan(painting, wide, high), 0, 0, wide, high);
  const image = pen.getImageData(0, 0, wide, high);
  const pixels = image.data;
  const rough = noise(plan.id);
  const step = HALF / scale / unit;
  const steep = unit * 0.01 * scale;
  const heights = new Float32Array(wide * high);
  const pigment = new Float32Array(wide * high);
  for (let row = 0, at = 0; row < high; row++)
    for (let column = 0; column < wide; column++, at++) {
      const x = column * step;
      const y = row * step;
      // Each octave lies at an angle of its own, or the lattice would show.
      const large = rough(1.25 * x + 0.5 * y, 1.25 * y - 0.5 * x);
      const middle = rough(2.3 * x - 2.1 * y + 31, 2.3 * y + 2.1 * x + 17);
      const small = rough(7.1 * x + 3.3 * y + 7, 7.1 * y - 3.3 * x + 51);
      const fine = rough(11 * x - 12 * y, 11 * y + 12 * x);
      const wavy = large + 0.3 * middle + 0.07 * small;
      const sharp = 1.2 - Math.abs(middle + 0.5 * large) - 0.22 * Math.abs(small);
      const ridge = pixels[4 * at] ?? 0;
      const roll = pixels[4 * at + 1] ?? 0;
      const rise = pixels[4 * at + 2] ?? 0;
      heights[at] = (ridge * sharp * 0.036 + roll * wavy * 0.062 + rise * 0.1) * steep;
      pigment[at] = 0.7 * large + 0.4 * middle + 0.3 * small + 0.35 * fine;
    }
  const [most, least] = light.dark ? [54, 120] : [135, 125];
  const [dr, dg, db] = partsOf(light.shadow);
  const [lr, lg, lb] = partsOf(light.light);
  for (let row = 0, at = 0; row < high; row++)
    for (let column = 0; column < wide; column++, at++) {
      const here = heights[at] ?? 0;
      const east = heights[column + 1 < wide ? at + 1 : at] ?? 0;
      const south = heights[row + 1 < high ? at + wide : at] ?? 0;
      const slope = ((east - here) * 0.9 + (south - here) * 1.1) * 0.85;
      const tone = Math.max(-1, Math.min(1, slope)) + 0.2 * (pigment[at] ?? 0);
      const lit = tone > 0;
      const seen = (pixels[4 * at + 3] ?? 0) >= COVERED;
      pixels[4 * at] = lit ? lr : dr;
      pixels[4 * at + 1] = lit ? lg : dg;
      pixels[4 * at + 2] = lit ? lb : db;
      pixels[4 * at + 3] = seen
        ? Math.min(lit ? most : least, Math.abs(tone) * (lit ? 190 : 170))
        : 0;
    }
  pen.putImageData(image, 0, 0);
  sheet.drawImage(paper, 0, 0, (wide * HALF) / scale, (high * HALF) / scale);
}

/** How sharp, wavy and high each land is, as colours, so small that they melt into each other. */
function heightsPlan(painting: Painting, wide: number, high: number): OffscreenCanvas {
  const { plan, scale } = painting;
  const paper = new OffscreenCanvas(Math.ceil(wide / COARSE), Math.ceil(high / COARSE));
  const pen = paper.getContext("2d");
  if (!pen) return paper;
  pen.scale(scale / HALF / COARSE, scale / HALF / COARSE);
  for (const land of plan.lands) {
    const { ridge, roll, rise } = groundIn(painting, land);
    pen.fillStyle = `rgb(${ridge},${roll},${rise})`;
    pen.fill(shapeIn(painting, land), "evenodd");
  }
  return paper;
}
