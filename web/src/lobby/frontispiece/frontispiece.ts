import { bend, moved, type Sheet } from "../../art/brush";
import { mix } from "../../art/colors";
import type { Strokes } from "../../art/easel";
import { halo } from "../../art/landscape/air";
import { viewOf } from "../../art/landscape/landscape";
import { paintLand, paintPeaks } from "../../art/landscape/land";
import { paintSky } from "../../art/landscape/sky";
import type { View } from "../../art/landscape/view";
import { flowers, tuft } from "../../art/stamps/grass";
import { oak, pine } from "../../art/stamps/trees";
import type { Hour } from "../../art/worlds";
import { burrow } from "./burrow";
import { wetEdge } from "./edge";
import { rabbit } from "./rabbit";
import { stump } from "./stump";

export const WIDE = 960;
export const HIGH = 460;

const HILL = 2.1;

/** The hill in which those live whose house this is. */
function crest(x: number): number {
  const away = (x - 610) / 560;
  return (
    HIGH * (0.6 + 0.42 * away * away) -
    20 * Math.exp(-(((x - 640) / 130) ** 2)) +
    4 * Math.sin(x / 33)
  );
}

/** The picture before the title page: rabbits at a game before their burrow. */
export function* frontispiece(sheet: Sheet, hour: Hour): Strokes {
  const wish = {
    home: "hill",
    seed: "warren at dusk",
    wide: WIDE,
    high: HIGH,
    time: "dusk",
  } as const;
  const view = viewOf(sheet, wish, hour);
  paintSky(view, 0.36);
  yield;
  paintPeaks(view);
  yield;
  paintLand(view, 0);
  yield;
  paintLand(view, 1);
  yield;
  hill(view);
  yield;
  doors(view);
  yield;
  company(view);
  yield;
  wetEdge(view);
}

function hill({ brush, high, wide }: View): void {
  const { sheet, world, random } = brush;
  const edge: number[] = [];
  for (let x = 0; x <= wide + 12; x += 12) edge.push(x, crest(x));
  const slope = sheet.createLinearGradient(0.4 * wide, 0.55 * high, 0.95 * wide, 1.05 * high);
  slope.addColorStop(0, mix(world.meadow, world.light, 0.2));
  slope.addColorStop(0.45, world.leaf);
  slope.addColorStop(1, mix(world.leafDark, world.shadow, 0.35));
  brush.facet([...edge, wide + 20, high + 20, -20, high + 20], slope);
  brush.ink(edge, 5, world.ink, 0.75, (along) => 0.6 + 0.4 * Math.sin(along * 40) ** 2);
  brush.ink(moved(edge, 0, 4), 3, world.light, 0.5, () => 1);
  for (let at = 0; at < 120; at++) {
    const x = random.between(0, wide);
    const y = crest(x) + random.between(6, 170);
    brush.stamp(at % 9 ? tuft : flowers, x, y, random.between(10, 20));
  }
  const path = bend([572, 348, 500, 410, 560, 480], 20);
  brush.ink(
    path,
    74,
    mix("#e3c489", world.shadow, world.dark ? 0.5 : 0),
    0.85,
    (along) => 0.35 + 0.75 * along,
  );
}

function doors({ brush }: View): void {
  brush.stamp(oak, 745, crest(745) + 8, 128);
  brush.stamp(oak, 520, crest(520) + 6, 86);
  brush.stamp(pine, 862, crest(862) + 10, 130);
  brush.stamp(pine, 906, crest(906) + 18, 104);
  brush.stamp(pine, 372, crest(372) + 8, 84);
  brush.stamp(oak, 330, crest(330) + 8, 60);
  brush.stamp(burrow(brush.world.dark ? "#7d3427" : "#b5482c"), 572, 326, 38);
  brush.stamp(burrow(brush.world.dark ? "#2f5a49" : "#3f7a5c"), 858, 358, 25);
  brush.stamp(burrow(brush.world.dark ? "#2e4673" : "#3c5f9a"), 420, 372, 21);
}

function company({ brush }: View): void {
  const { sheet, world } = brush;
  halo(sheet, 712, 392, 120, world.lamp, world.dark ? 0.5 : 0.3);
  const sat = (
    x: number,
    y: number,
    size: number,
    looks: 1 | -1 | 0,
    fur: string,
    coat: string,
  ): void => brush.stamp(rabbit({ fur, coat, looks }), x, y, size * HILL);
  sat(712, 396, 27, 0, "#d9c3a0", "#6a4a8f");
  brush.stamp(stump, 712, 430, 66);
  sat(642, 436, 31, 1, "#b98a5e", "#2f6f8f");
  sat(784, 436, 31, -1, "#94786a", "#a8442f");
  sat(498, 442, 21, 1, "#e6d8c2", "#c9973a");
  for (let x = 380; x < 960; x += 15)
    brush.stamp(tuft, x + brush.jitter(8), 458 + brush.jitter(5), brush.random.between(16, 30));
}
