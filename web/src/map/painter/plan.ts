import type { Line } from "../../art/brush";
import type { Hour, WorldName } from "../../art/worlds";

/** A region as the painter sees it. */
export interface Land {
  id: string;
  terrain: string;
  rings: readonly Line[];
  /** Where its token lies. */
  label: readonly [x: number, y: number];
}

/** A map as the painter sees it. */
export interface Plan {
  id: string;
  width: number;
  height: number;
  lands: readonly Land[];
}

/** What is to be painted, and how large. */
export interface Commission {
  plan: Plan;
  world: WorldName;
  hour: Hour;
  /** Pixels to a unit of the map. */
  scale: number;
  /** What is painted around the map, in units of it, and how much of that is the frame. */
  margin: number;
  frame: number;
  /** How much larger, and fewer, the drawings are, for who looks from afar. */
  coarse: number;
}

/** The room that a region has on average: what a token and every drawing is measured by. */
export function unitOf({ width, height }: Pick<Plan, "width" | "height">, regions: number): number {
  return 0.4 * Math.sqrt((width * height) / Math.max(1, regions));
}
