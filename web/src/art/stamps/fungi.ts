import { even, type Stamp } from "../brush";
import { mix } from "../colors";

const SPOTS = [
  [-0.1, -0.3, 0.05],
  [0.3, -0.17, 0.06],
  [-0.55, -0.06, 0.05],
  [0.55, -0.03, 0.035],
] as const;

export const fungus: Stamp = (brush) => {
  const { world, random } = brush;
  const lean = brush.jitter(0.1);
  const cap = random.often(0.25) ? mix(world.cap, world.crystal, 0.6) : world.cap;
  const wide = random.between(0.36, 0.5);
  const y = -0.6;
  brush.shade(0.1, 0, 0.42, 0.12, 0.45);
  brush.facet([-0.1, 0, lean - 0.06, y, lean + 0.07, y, 0.12, 0], world.stem);
  brush.facet(
    [0.02, 0, lean + 0.02, y, lean + 0.07, y, 0.12, 0],
    mix(world.stem, world.shadow, 0.4),
  );
  const dome: number[] = [];
  for (let at = 0; at <= 8; at++) {
    const turn = Math.PI + (at / 8) * Math.PI;
    dome.push(lean + Math.cos(turn) * wide, y + 0.02 + Math.sin(turn) * 0.38);
  }
  brush.blob(
    [lean - wide, y + 0.06, lean, y - 0.03, lean + wide, y + 0.06, lean, y + 0.13],
    mix(world.stem, world.shadow, 0.45),
  );
  brush.facet([...dome, lean, y + 0.1], cap);
  brush.facet([...dome.slice(8), lean + 0.2 * wide, y + 0.08], world.capDark, 0.85);
  brush.round(lean - 0.4 * wide, y - 0.2, 0.24 * wide, 0.09, world.capLight);
  for (const [dx, dy, r] of SPOTS)
    brush.round(lean + dx * wide, y + dy + 0.04, 1.2 * r, r, world.spore, 0.12, 7);
  brush.ink(dome, 0.05, world.ink, 0.8, even(0.8));
  if (world.dark) brush.glow(lean, y - 0.1, 0.8, world.deep ? "#58e0a8" : world.capLight, 0.22);
};
