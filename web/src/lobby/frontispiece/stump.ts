import { even, type Brush } from "../../art/brush";
import { mix } from "../../art/colors";

const LANDS = [
  [-0.38, -0.62, 0.16, "#93b25e"],
  [-0.12, -0.66, 0.17, "#efcf76"],
  [0.16, -0.64, 0.17, "#c9b397"],
  [0.4, -0.6, 0.14, "#5fa3c2"],
  [-0.24, -0.54, 0.18, "#cfd069"],
  [0.06, -0.53, 0.18, "#93a670"],
  [0.32, -0.52, 0.14, "#93b25e"],
] as const;

/** A stump with a map on it, a few pieces and a lantern: all that a game needs. About 1 high. */
export function stump(brush: Brush): void {
  const { world } = brush;
  brush.shade(0.15, 0, 0.85, 0.18, 0.55);
  brush.facet([-0.6, -0.5, -0.66, 0, -0.9, 0.06, 0.94, 0.06, 0.68, -0.02, 0.6, -0.5], world.ink);
  brush.facet([-0.56, -0.5, -0.6, -0.02, 0.6, -0.02, 0.56, -0.5], world.timber);
  brush.facet(
    [0.1, -0.5, 0.14, -0.02, 0.6, -0.02, 0.56, -0.5],
    mix(world.timber, world.shadow, 0.5),
  );
  for (const x of [-0.4, -0.2, 0.02, 0.26, 0.44])
    brush.ink([x, -0.44, x + brush.jitter(0.04), -0.06], 0.03, world.ink, 0.5);
  brush.round(0, -0.56, 0.68, 0.2, world.ink, 0.02, 16);
  brush.round(0, -0.58, 0.64, 0.18, mix(world.timber, world.light, 0.35), 0.02, 16);
  brush.facet(
    [-0.56, -0.6, -0.42, -0.72, 0.46, -0.71, 0.58, -0.56, 0.4, -0.46, -0.44, -0.46],
    "#f6ead0",
  );
  for (const [x, y, size, color] of LANDS) brush.round(x, y, size, 0.06, color, 0.2, 7);
  for (const [x, y, color] of [
    [-0.3, -0.6, "#0e5bab"],
    [0.1, -0.62, "#a24d1a"],
    [0.28, -0.55, "#6a1a6f"],
  ] as const)
    token(brush, x, y, color);
  lantern(brush, 0.02, -0.6);
}

function token(brush: Brush, x: number, y: number, color: string): void {
  brush.facet([x - 0.06, y, x + 0.06, y, x + 0.06, y - 0.1, x - 0.06, y - 0.1], brush.world.ink);
  brush.facet(
    [x - 0.045, y - 0.02, x + 0.045, y - 0.02, x + 0.045, y - 0.09, x - 0.045, y - 0.09],
    color,
  );
}

function lantern(brush: Brush, x: number, y: number): void {
  const { world } = brush;
  brush.glow(x, y - 0.2, 1.5, world.lamp, 0.5);
  brush.facet([x - 0.09, y, x + 0.09, y, x + 0.07, y - 0.28, x - 0.07, y - 0.28], world.ink);
  brush.facet(
    [x - 0.06, y - 0.03, x + 0.06, y - 0.03, x + 0.045, y - 0.24, x - 0.045, y - 0.24],
    "#ffd873",
  );
  brush.round(x, y - 0.12, 0.028, 0.06, "#fffbe6", 0.05);
  brush.facet([x - 0.1, y - 0.27, x + 0.1, y - 0.27, x, y - 0.38], world.ink);
  brush.ink([x - 0.05, y - 0.37, x, y - 0.47, x + 0.05, y - 0.37], 0.025, world.ink, 1, even());
}
