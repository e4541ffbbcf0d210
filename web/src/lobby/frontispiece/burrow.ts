import { even, type Brush } from "../../art/brush";
import { mix } from "../../art/colors";

/** A round door in a hill between two lit windows, with a step before it; about 2 high. */
export const burrow =
  (color: string) =>
  (brush: Brush): void => {
    const { world } = brush;
    brush.shade(0.15, 0.98, 1.5, 0.3, 0.5);
    brush.round(0, 0, 1.32, 1.28, mix(world.leafDark, world.shadow, 0.2), 0.07, 14);
    brush.round(-0.02, -0.02, 1.18, 1.15, world.rock, 0.05, 14);
    for (let at = 0; at < 11; at++) {
      const turn = Math.PI * (0.92 + 0.116 * at);
      brush.ink(
        [
          0.98 * Math.cos(turn),
          0.98 * Math.sin(turn),
          1.24 * Math.cos(turn),
          1.21 * Math.sin(turn),
        ],
        0.05,
        world.ink,
        0.55,
        even(),
      );
    }
    brush.round(0, 0, 0.96, 0.96, world.ink, 0.01, 20);
    brush.round(0, 0, 0.85, 0.85, color, 0.01, 20);
    for (const x of [-0.5, -0.17, 0.17, 0.5]) {
      const reach = 0.76 * Math.sqrt(1 - x * x);
      brush.ink([x, -reach, x, reach], 0.05, world.ink, 0.55, even());
    }
    brush.round(-0.26, -0.36, 0.46, 0.28, "rgba(255,240,190,0.3)", 0.1);
    brush.round(0.44, 0.06, 0.1, 0.1, world.gold, 0.02);
    for (const side of [-1, 1]) pane(brush, 1.86 * side);
  };

function pane(brush: Brush, x: number): void {
  const { world } = brush;
  brush.glow(x, 0, 1.3, world.lamp, 0.45);
  brush.round(x, 0, 0.46, 0.46, world.ink, 0.03, 14);
  brush.round(x, 0, 0.38, 0.38, world.timber, 0.03, 14);
  brush.round(x, 0, 0.31, 0.31, "#ffe08a", 0.03, 14);
  brush.round(x - 0.08, -0.1, 0.14, 0.12, "#fff6cf", 0.1);
  brush.ink([x - 0.33, 0, x + 0.33, 0], 0.06, world.timber, 1, even());
  brush.ink([x, -0.33, x, 0.33], 0.06, world.timber, 1, even());
}
