import { pointOf, type Sheet } from "../../../art/brush";
import type { Strokes } from "../../../art/easel";
import { vignette } from "../../../art/landscape/air";
import { viewOf } from "../../../art/landscape/landscape";
import { veil } from "../../../art/landscape/sky";
import { middleOf, paintPatch, plantPatch } from "../../../art/patchwork/patch";
import { token } from "../../../art/patchwork/token";
import { ship } from "../../../art/stamps/seas";
import type { Hour } from "../../../art/worlds";
import { emblems } from "./emblems";
import { HIGH, horizon, quilt, WIDE } from "./quilt";

const LANDS = [
  ["mountain", "forest", "farmland", "hill", "mountain"],
  ["farmland", "hill", "lake", "forest", "sea"],
  ["forest", "mountain", "farmland", "hill", "sea"],
  ["swamp", "hill", "forest", "farmland", "sea"],
] as const;
const HOLDINGS = [
  { row: 2, column: 1, color: "#a24d1a" },
  { row: 2, column: 2, color: "#0e5bab" },
  { row: 2, column: 3, color: "#0e5bab" },
];
const TOKENS = [
  { ...HOLDINGS[0], emblem: emblems.orcs, face: "#5d7a3a", size: 52 },
  { ...HOLDINGS[1], emblem: emblems.humans, face: "#3f6f9f", size: 54 },
  { ...HOLDINGS[2], emblem: emblems.elves, face: "#4a8a4f", size: 50 },
];

/** A sunny patchwork of lands, in which nobody has room. */
export function* above(sheet: Sheet, hour: Hour): Strokes {
  const wish = { home: "hill", seed: "a small world", wide: WIDE, high: HIGH } as const;
  const view = viewOf(sheet, wish, hour);
  const { brush } = view;
  yield* horizon(view, 0.24);
  yield;
  const patches = quilt(brush, view.rough, LANDS, HOLDINGS);
  for (const patch of patches) paintPatch(brush, patch);
  yield;
  for (const patch of patches) {
    plantPatch(brush, patch);
    yield;
  }
  veil(view, 0.18, 0.34, 0.3);
  const shore = patches[9];
  if (shore) brush.stamp(ship, ...near(shore.shape), 58);
  for (const { row, column, color = "", emblem, face, size } of TOKENS) {
    const patch = patches[(row ?? 0) * 5 + (column ?? 0)];
    if (patch)
      brush.stamp(token({ color: face, rim: color, emblem }), ...middleOf(patch.shape), size);
  }
  vignette(sheet, WIDE, HIGH, brush.world.shadow, 0.34);
}

function near(shape: readonly number[]): [x: number, y: number] {
  const [x, y] = middleOf(shape);
  const [west] = pointOf(shape, 0);
  return [0.75 * x + 0.25 * west, y + 16];
}
