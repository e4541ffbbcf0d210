import type { WorldName } from "../../art/worlds";
import type { Chart } from "../../map/chart";
import type { Grounds } from "../../map/grounds";
import "./grounds.css";

/** What lies below ground and nowhere else. */
export const DEPTHS: Grounds = {
  chasm: "M0 0l40 40M20 0l20 20M0 20l20 20",
  "black-mountain": "M4 18l7-12 7 12M22 36l7-12 7 12M11 6v12M29 24v12",
  "mushroom-forest": "M4 12q6-9 12 0zM10 12v6M24 30q6-9 12 0zM30 30v6",
  mud: "M6 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0M26 26a2 2 0 1 0 4 0a2 2 0 1 0-4 0M18 16a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
  mine: "M6 6l8 8M14 6l-8 8M26 26l8 8M34 26l-8 8",
};

/** A map with anything of the deep is of the deep. */
export function worldOf(chart: Chart): WorldName {
  return chart.regions.some(({ terrain }) => terrain && terrain in DEPTHS) ? "deep" : "surface";
}
