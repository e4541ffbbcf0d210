import { Brush, moved, type Sheet } from "../../../art/brush";
import { clear, mix } from "../../../art/colors";
import type { Strokes } from "../../../art/easel";
import { halo, vignette } from "../../../art/landscape/air";
import { viewOf } from "../../../art/landscape/landscape";
import { paintLand, paintPeaks } from "../../../art/landscape/land";
import { paintSky } from "../../../art/landscape/sky";
import { fungus } from "../../../art/stamps/fungi";
import { tuft } from "../../../art/stamps/grass";
import { nuggets } from "../../../art/stamps/mines";
import { oak, pine } from "../../../art/stamps/trees";
import { worldOf, type Hour } from "../../../art/worlds";
import drawn from "../picture.json?drawn";
import { gate } from "./gate";
import { paintHollows } from "./hollows";
import { hero, imp } from "./people";

export const WIDE = 480;
export const HIGH = 300;

const SURFACE = 100;
const LAYERS = ["#7a5230", "#6a4527", "#573720", "#452a1f", "#34201b"];

/** The earth cut open at dusk: those at the gate do not know who waits below. */
export function* dungeon(sheet: Sheet, hour: Hour): Strokes {
  const wish = {
    home: "hill",
    seed: "a dungeon",
    wide: 2 * WIDE,
    high: 350,
    time: "dusk",
  } as const;
  const view = viewOf(sheet, wish, hour);
  const { brush } = view;
  sheet.save();
  sheet.scale(0.5, 0.5);
  paintSky(view, 0.16);
  yield;
  paintPeaks(view);
  yield;
  paintLand(view, 0);
  sheet.restore();
  yield;
  earth(brush, hour);
  yield;
  paintHollows(brush);
  yield;
  below(new Brush(sheet, worldOf("deep", "dark"), brush.random));
  yield;
  brush.stamp(oak, 34, SURFACE + 4, 46);
  brush.stamp(pine, 452, SURFACE + 4, 60);
  brush.stamp(pine, 424, SURFACE + 4, 44);
  brush.stamp(gate, 240, SURFACE + 2, 62);
  brush.stamp(hero({ coat: "#6a4aa8", hat: "cone", arm: "staff" }), 112, SURFACE + 4, 42);
  brush.stamp(hero({ coat: "#3f7a4f", hat: "hood", arm: "dagger" }), 148, SURFACE + 5, 40);
  brush.stamp(hero({ coat: "#a8352f", hat: "helm", arm: "sword" }), 184, SURFACE + 4, 44);
  vignette(sheet, WIDE, HIGH, "#150a18", 0.5);
}

function earth(brush: Brush, hour: Hour): void {
  const { random, world } = brush;
  LAYERS.forEach((color, at) => {
    const edge: number[] = [];
    for (let x = -8; x <= WIDE + 8; x += 16)
      edge.push(x, SURFACE + 44 * at + 4 * Math.sin(x / 47 + 2 * at) + brush.jitter(1.5));
    brush.facet(
      [...edge, WIDE + 8, HIGH + 8, -8, HIGH + 8],
      hour === "dark" ? mix(color, "#120a14", 0.35) : color,
    );
    if (at) brush.ink(edge, 2.4, "#1d0f0a", 0.5);
    else brush.ink(moved(edge, 0, 1), 7, mix(world.leaf, world.leafDark, 0.4), 1, () => 1);
  });
  for (let at = 0; at < 90; at++) {
    const size = random.between(1.5, 5);
    const fill = clear(random.often(0.6) ? "#a98a6a" : "#1d0f0a", random.between(0.25, 0.6));
    brush.round(
      random.between(0, WIDE),
      random.between(SURFACE + 12, HIGH),
      size,
      0.7 * size,
      fill,
      0.3,
      6,
    );
  }
  for (let x = 0; x < WIDE; x += 7)
    brush.stamp(tuft, x + brush.jitter(3), SURFACE + 3 + brush.jitter(2), random.between(7, 13));
}

function below(brush: Brush): void {
  const { sheet } = brush;
  halo(sheet, 104, 200, 60, "#ffd873", 0.5);
  for (const x of [84, 104, 124]) brush.stamp(nuggets, x, 214, 30);
  for (const [x, size] of [
    [206, 30],
    [238, 38],
    [268, 28],
  ] as const)
    brush.stamp(fungus, x, 284, size);
  halo(sheet, 384, 194, 64, "#ff5a1c", 0.65);
  sheet.save();
  sheet.translate(346, 152);
  sheet.scale(68 / 512, 68 / 512);
  const dragon = new Path2D(drawn.dragon);
  sheet.lineWidth = 40;
  sheet.lineJoin = "round";
  sheet.strokeStyle = "#1d0f0a";
  sheet.stroke(dragon);
  sheet.fillStyle = "#d9442e";
  sheet.fill(dragon);
  sheet.restore();
  for (const [x, y, size] of [
    [240, 203, 32],
    [172, 198, 22],
    [318, 198, 22],
    [408, 284, 30],
    [98, 284, 30],
    [340, 277, 20],
  ] as const)
    brush.stamp(imp, x, y, size);
}
