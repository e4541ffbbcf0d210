import { even, type Brush } from "../../../art/brush";
import { mix } from "../../../art/colors";

const TOWERS = [
  [-0.3, 0.17, 0.72],
  [0.3, 0.17, 0.66],
  [0, 0.24, 0.98],
] as const;

/** A keep with three towers and a lit window, about 1 high. */
export function keep(brush: Brush): void {
  const { world } = brush;
  brush.shade(0.12, 0, 0.6, 0.14, 0.55);
  for (const [x, half, high] of TOWERS) {
    brush.facet([x - half, 0, x - half, -high, x + half, -high, x + half, 0], world.ink);
    const [west, east] = [x - half + 0.03, x + half - 0.03];
    brush.facet([west, -0.03, west, 0.03 - high, east, 0.03 - high, east, -0.03], world.rock);
    brush.facet(
      [x, -0.03, x, 0.03 - high, east, 0.03 - high, east, -0.03],
      mix(world.rockDark, world.rock, 0.3),
    );
    for (let at = 0; at < 3; at++) {
      const left = x - half + (2 * half * at) / 2.6;
      brush.facet(
        [left, -high, left, -high - 0.09, left + 0.09, -high - 0.09, left + 0.09, -high],
        world.ink,
      );
    }
  }
  brush.blob([-0.11, 0, -0.11, -0.26, 0, -0.36, 0.11, -0.26, 0.11, 0], world.ink);
  brush.glow(0, -0.66, 0.34, world.lamp, 0.6);
  brush.round(0, -0.66, 0.05, 0.08, "#ffd873", 0.05);
  brush.ink([0, -1, 0, -1.34], 0.03, world.ink, 1, even());
  brush.facet([0, -1.34, 0.3, -1.26, 0, -1.16], "#8f1230");
}
