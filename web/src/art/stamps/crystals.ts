import { even, type Brush, type Stamp } from "../brush";
import { mix } from "../colors";

/** One crystal that leans. */
export const shard =
  (lean = 0): Stamp =>
  (brush) => {
    const { world } = brush;
    const [ax, ay] = [-0.17 + 0.72 * lean, -0.74];
    const [bx, by] = [0.17 + 0.72 * lean, -0.72];
    const [mx, my] = [0.05 + 0.7 * lean, -0.66];
    brush.facet([lean, -1, ax, ay, mx, my], world.crystalLight);
    brush.facet([lean, -1, mx, my, bx, by], world.crystal);
    brush.facet(
      [ax, ay, mx, my, 0.03, 0, -0.136, -0.03],
      mix(world.crystal, world.crystalLight, 0.4),
    );
    brush.facet([mx, my, bx, by, 0.136, -0.02, 0.03, 0], world.crystalDark);
    brush.ink([-0.136, 0, ax, ay, lean, -1, bx, by, 0.136, 0], 0.05, world.ink, 0.7, even(0.8));
    brush.ink([ax, ay, mx, my, bx, by], 0.03, world.snow, 0.7);
  };

/** A crystal by itself. */
export const splinter: Stamp = (brush) => shard(brush.jitter(0.3))(brush);

const grown = (brush: Brush, x: number, y: number, size: number, lean: number): void =>
  brush.stamp(shard(lean), x, y, size);

/** Crystals that grow from one foot. */
export const crystals: Stamp = (brush) => {
  const { world, random } = brush;
  brush.shade(0.1, 0, 0.6, 0.16, 0.45);
  if (world.dark) brush.glow(0, -0.4, 1.05, world.crystal, 0.34);
  else brush.glow(0, -0.35, 1.1, world.crystalLight, world.atlas ? 0.3 : 0.7);
  grown(brush, 0.22, -0.05, 0.7, 0.22);
  grown(brush, -0.22, -0.04, 0.62, -0.24);
  grown(brush, 0, 0, random.between(0.9, 1.1), brush.jitter(0.06));
  grown(brush, 0.16, 0.05, 0.4, 0.3);
  grown(brush, -0.14, 0.06, 0.36, -0.3);
};
