import type { Sheet } from "../../../art/brush";
import type { Strokes } from "../../../art/easel";
import { halo, vignette } from "../../../art/landscape/air";
import { viewOf } from "../../../art/landscape/landscape";
import { middleOf, paintPatch, plantPatch } from "../../../art/patchwork/patch";
import { token } from "../../../art/patchwork/token";
import type { Hour } from "../../../art/worlds";
import { emblems } from "./emblems";
import { HIGH, horizon, quilt, WIDE } from "./quilt";

const LANDS = [
  ["black-mountain", "mystic-crystal", "river", "mud", "black-mountain"],
  ["mushroom-forest", "mine", "river", "mystic-crystal", "mushroom-forest"],
  ["mystic-crystal", "mushroom-forest", "mine", "river", "mushroom-forest"],
  ["mine", "black-mountain", "mud", "river", "mystic-crystal"],
] as const;
const HOLDINGS = [
  { row: 2, column: 1, color: "#d076e2" },
  { row: 2, column: 2, color: "#20ab83" },
];
const TOKENS = [
  { at: 11, rim: "#d076e2", color: "#5b4478", emblem: emblems.spiderines, size: 54 },
  { at: 12, rim: "#20ab83", color: "#3d6b52", emblem: emblems.lizardmen, size: 54 },
];
/** Where lamps hang, and how far they light. */
const LAMPS = [
  [96, 150, 90],
  [248, 190, 120],
  [402, 160, 90],
] as const;

/** The deep by lamplight: a river between crystals, fungi and black stone. */
export function* below(sheet: Sheet, hour: Hour): Strokes {
  const wish = { home: "mine", seed: "a world below", wide: WIDE, high: HIGH } as const;
  const view = viewOf(sheet, wish, hour);
  const { brush } = view;
  yield* horizon(view, 0.5);
  yield;
  const patches = quilt(brush, view.rough, LANDS, HOLDINGS);
  for (const patch of patches) paintPatch(brush, patch);
  yield;
  for (const patch of patches) {
    plantPatch(brush, patch);
    yield;
  }
  sheet.globalCompositeOperation = "lighter";
  for (const [x, y, radius] of LAMPS) halo(sheet, x, y, radius, "#c98436", 0.4);
  sheet.globalCompositeOperation = "source-over";
  for (const { at, size, ...face } of TOKENS) {
    const patch = patches[at];
    if (patch) brush.stamp(token(face), ...middleOf(patch.shape), size);
  }
  vignette(sheet, WIDE, HIGH, "#05030a", 0.6);
}
