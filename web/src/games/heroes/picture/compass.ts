import { even, type Brush } from "../../../art/brush";

/** A rose of the winds, one from its middle to its points. */
export function compass(brush: Brush): void {
  const { world } = brush;
  for (const [size, wide] of [
    [0.62, 0.16],
    [1, 0.2],
  ] as const)
    for (let at = 0; at < 4; at++) {
      const turn = (Math.PI / 2) * at + (size < 1 ? Math.PI / 4 : 0);
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      brush.facet([0, 0, wide * (x - y), wide * (y + x), size * x, size * y], world.ink, 0.85);
      brush.facet([0, 0, wide * (x + y), wide * (y - x), size * x, size * y], world.light, 0.9);
      brush.ink([0, 0, size * x, size * y], 0.03, world.ink, 0.8, even());
    }
  const ring: number[] = [];
  for (let at = 0; at <= 24; at++)
    ring.push(0.72 * Math.cos((at * Math.PI) / 12), 0.72 * Math.sin((at * Math.PI) / 12));
  brush.ink(ring, 0.04, world.ink, 0.7, even());
}
