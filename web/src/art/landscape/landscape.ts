import { Brush, type Sheet } from "../brush";
import { chance } from "../chance";
import type { Strokes } from "../easel";
import { noise } from "../noise";
import { worldOf, type Hour } from "../worlds";
import { vignette } from "./air";
import { countryOf, type Home } from "./homes";
import type { Daytime } from "./hours";
import { paintLand, paintPeaks } from "./land";
import { paintSky } from "./sky";
import type { View } from "./view";

export interface Wish {
  home: Home;
  /** The same words give the same picture. */
  seed: string;
  wide: number;
  high: number;
  /** When it is by day; by night it is night. */
  time?: "morning" | "dusk" | "night";
  /** Where the sun stands, as a share of the width. */
  sun?: number;
}

/** When a landscape is seen in a theme. */
export function timeOf({ home, time = "morning" }: Wish, hour: Hour): Daytime {
  if (countryOf(home).deep) return "deep";
  return hour === "dark" ? "night" : time;
}

export function viewOf(sheet: Sheet, wish: Wish, hour: Hour): View {
  const { seed, wide, high, home } = wish;
  const time = timeOf(wish, hour);
  const dark = time === "night" || time === "deep";
  const world = worldOf(time === "deep" ? "deep" : "surface", dark ? "dark" : "light");
  return {
    brush: new Brush(sheet, world, chance(seed)),
    rough: noise(seed),
    wide,
    high,
    home,
    time,
  };
}

/** A view into a country: sky, far peaks, and bands of land that come nearer with what grows there. */
export function* landscape(sheet: Sheet, wish: Wish, hour: Hour): Strokes {
  const view = viewOf(sheet, wish, hour);
  paintSky(view, wish.sun ?? 0.3);
  yield;
  paintPeaks(view);
  yield;
  for (const band of [0, 1, 2] as const) {
    paintLand(view, band);
    yield;
  }
  vignette(sheet, wish.wide, wish.high, view.brush.world.shadow, 0.42);
}
