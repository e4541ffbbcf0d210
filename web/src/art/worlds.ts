import { mix, night, sepia } from "./colors";
import { GROUNDS, LAMPLIT, MOONLIT, type Ground, type GroundName } from "./grounds";
import { DARK_SEPIA, INKS, NIGHT, SEPIA, type Inks } from "./inks";

/** The surface in the open, the deep below it, or a sheet of an atlas. */
export type WorldName = "surface" | "deep" | "atlas";
export type Hour = "light" | "dark";

export interface World extends Inks {
  readonly dark: boolean;
  readonly deep: boolean;
  readonly atlas: boolean;
  readonly grounds: Readonly<Record<GroundName, Ground>>;
}

export function worldOf(name: WorldName, hour: Hour): World {
  const dark = hour === "dark";
  const atlas = name === "atlas";
  const deep = name === "deep";
  const tone = (hex: string): string => (atlas ? sepia(hex, dark) : dark ? night(hex) : hex);
  const told = atlas ? (dark ? DARK_SEPIA : SEPIA) : dark ? NIGHT : {};
  const inks = Object.fromEntries(
    Object.entries(INKS).map(([key, hex]) => [key, tone(hex)]),
  ) as Inks;
  const seen = dark ? (deep ? LAMPLIT : MOONLIT) : {};
  const grounds = Object.fromEntries(
    Object.entries(GROUNDS).map(([key, it]): [string, Ground] => {
      const [ground, pool] = (!atlas && seen[key as GroundName]) || [
        tone(it.ground),
        tone(it.pool),
      ];
      const paper = dark ? "#4a3a28" : "#f3e3bd";
      return [
        key,
        { ...it, ground: atlas ? mix(ground, paper, dark ? 0.08 : 0.36) : ground, pool },
      ];
    }),
  ) as Record<GroundName, Ground>;
  return { dark, deep, atlas, grounds, ...inks, ...told };
}

/** The ground of a name; one that nobody knows is plain land. */
export function groundOf(world: World, terrain: string): Ground {
  return world.grounds[terrain as GroundName] ?? world.grounds.plain;
}
