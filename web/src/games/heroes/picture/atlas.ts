import { bend, Brush, pointOf, type Line, type Sheet } from "../../../art/brush";
import { chance } from "../../../art/chance";
import type { Strokes } from "../../../art/easel";
import { vignette } from "../../../art/landscape/air";
import { paintPatch, plantPatch } from "../../../art/patchwork/patch";
import { blackMountain } from "../../../art/stamps/peaks";
import { serpent } from "../../../art/stamps/seas";
import { worldOf, type Hour } from "../../../art/worlds";
import { company } from "./company";
import { compass } from "./compass";
import { hexes, HIGH, placeOf, WIDE } from "./hexes";
import { keep } from "./keep";

const LANDS = [
  ["sea", "forest", "mountain", "mountain", "hill", "forest"],
  ["sea", "plain", "forest", "hill", "swamp", "mountain"],
  ["sea", "farmland", "hill", "plain", "forest", "hill"],
  ["sea", "forest", "farmland", "hill", "plain", "swamp"],
  ["sea", "hill", "mountain", "forest", "farmland", "plain"],
] as const;

/** A parchment atlas of dark lands, with companies on the march. */
export function* atlas(sheet: Sheet, hour: Hour): Strokes {
  const world = worldOf("atlas", hour);
  const brush = new Brush(sheet, world, chance("an atlas"));
  sheet.fillStyle = hour === "dark" ? "#3b2c1d" : "#ead6a4";
  sheet.fillRect(0, 0, WIDE, HIGH);
  const patches = hexes(LANDS);
  for (const patch of patches) paintPatch(brush, patch);
  yield;
  for (const [at, patch] of patches.entries()) {
    if (at !== 9) plantPatch(brush, patch);
    if (at % 6 === 5) yield;
  }
  const [keepX, keepY] = placeOf(1, 3);
  brush.stamp(blackMountain, keepX + 30, keepY + 2, 62);
  brush.stamp(keep, keepX, keepY + 14, 66);
  route(brush, bend([96, 232, 190, 250, 236, 196], 16));
  route(brush, bend([436, 226, 390, 190, 352, 150], 14));
  brush.stamp(company("#a8442f", 6), 246, 212, 42);
  brush.stamp(company("#35608f", 5), 420, 252, 40);
  brush.stamp(serpent, 66, 130, 44);
  brush.stamp(compass, 52, 258, 30);
  vignette(sheet, WIDE, HIGH, hour === "dark" ? "#0a0604" : "#5a3418", 0.55);
}

/** Dashes along the way that somebody has come. */
function route(brush: Brush, line: Line): void {
  for (let at = 0; at + 1 < line.length / 2; at += 2)
    brush.ink([...pointOf(line, at), ...pointOf(line, at + 1)], 4, "#a3232f", 0.85, () => 1);
}
