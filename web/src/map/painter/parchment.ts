import { clear, mix } from "../../art/colors";
import { sheetBox, trace, type Painting } from "./painting";

const SHORES = [1.35, 1.0, 0.68, 0.38];

/** The parchment around an island, with water lines along its shore. */
export function parchment(painting: Painting): void {
  const { sheet, plan, light, seams, unit } = painting;
  if (!light.atlas) return;
  const { width, height } = plan;
  const paper = sheet.createRadialGradient(
    width * 0.4,
    height * 0.36,
    0,
    width / 2,
    height / 2,
    0.75 * Math.hypot(width, height),
  );
  const [pale, deep] = light.dark ? ["#6a5236", "#2b2018"] : ["#f7ebcb", "#d9bd86"];
  paper.addColorStop(0, pale);
  paper.addColorStop(1, deep);
  sheet.fillStyle = paper;
  sheet.fillRect(...sheetBox(painting));
  const shore = new Path2D();
  for (const { other, line } of seams) if (!other) trace(shore, line);
  sheet.lineJoin = sheet.lineCap = "round";
  const water = light.dark ? "#8fb2b8" : "#4f8791";
  SHORES.forEach((wide, at) => {
    sheet.strokeStyle = clear(water, 0.2 + 0.12 * at);
    sheet.lineWidth = wide * unit + 2;
    sheet.stroke(shore);
    sheet.strokeStyle = at === 3 ? mix(pale, water, 0.35) : mix(pale, water, 0.08 + 0.06 * at);
    sheet.lineWidth = wide * unit - 0.6;
    sheet.stroke(shore);
  });
  // A thing with thickness: the island throws a shadow on the sheet.
  sheet.save();
  sheet.translate(0.05 * unit, 0.09 * unit);
  sheet.strokeStyle = clear(light.shadow, 0.4);
  sheet.lineWidth = 0.16 * unit;
  sheet.stroke(shore);
  sheet.restore();
}
