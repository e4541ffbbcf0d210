import type { Moment, MomentKind } from "../lib/moments";
import type { Ground } from "./ground";

/** What every moment on the stage is given. */
export interface Part<K extends MomentKind> {
  moment: Extract<Moment, { kind: K }>;
  ground: Ground;
  pace: number;
  /** Pictures of what stood in places before. */
  kept: ReadonlyMap<string, SVGSVGElement>;
  /** Copies of what lay in places of the offer. */
  lifted: ReadonlyMap<number, HTMLElement>;
  /** A die lies still. */
  lie: () => void;
  /** The next may begin. */
  pass: () => void;
  /** Nothing of it is left to be seen. */
  end: () => void;
}
