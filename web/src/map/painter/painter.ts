import type { Sheet } from "../../art/brush";
import { borders } from "./borders";
import { dressing, groundwork } from "./dressing/dressing";
import { frame } from "./frame";
import { grain } from "./grain";
import { paintingOf } from "./painting";
import { parchment } from "./parchment";
import type { Commission } from "./plan";
import { relief } from "./relief";
import { washes } from "./washes";
import { waters } from "./waters";

/** From below. Borders come before what stands on the land, so that a peak stands before its border. */
const LAYERS = [parchment, washes, relief, groundwork, waters, borders, dressing, grain, frame];

/** Paints a map once. What is painted follows from the commission alone, so that every player sees
 *  the same mountains. */
export function paint(sheet: Sheet, commission: Commission): void {
  const { scale, margin } = commission;
  const painting = paintingOf(sheet, commission);
  for (const layer of LAYERS) {
    sheet.setTransform(scale, 0, 0, scale, margin * scale, margin * scale);
    layer(painting);
  }
}
