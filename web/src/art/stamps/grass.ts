import { taper, type Stamp } from "../brush";

export const tuft: Stamp = (brush) => {
  for (const lean of [-0.5, 0, 0.5])
    brush.ink(
      [0, 0, 0.4 * lean, -0.6, lean, -1],
      0.22,
      brush.world.ink,
      brush.world.dark ? 0.7 : 0.5,
      taper(1, 0.2),
    );
};

/** A tuft in bloom. */
export const flowers: Stamp = (brush) => {
  const { world, random } = brush;
  tuft(brush);
  const petal = random.one([world.snow, world.capLight, world.hay]);
  for (const [x, y] of [
    [-0.5, -1.05],
    [0.45, -1.1],
    [0, -0.75],
  ] as const)
    brush.round(x, y, 0.2, 0.17, petal, 0.2, 6);
};
