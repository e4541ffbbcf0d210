import type { Brush } from "../brush";
import type { Noise } from "../noise";
import type { Daytime } from "./hours";
import type { Home } from "./homes";

/** What everything in a landscape is painted into. */
export interface View {
  brush: Brush;
  rough: Noise;
  wide: number;
  high: number;
  home: Home;
  time: Daytime;
}
