import { Brush } from "../../../art/brush";
import { chance } from "../../../art/chance";
import type { Painting } from "../painting";
import { shapeIn, trace } from "../painting";
import type { Land } from "../plan";
import { spotsIn, type Spacing, type Spot } from "../room";

/** Whoever dresses one land: its own chance, its room, and how large things are there. */
export interface Hand {
  readonly brush: Brush;
  readonly land: Land;
  /** What a token is measured by; what is drawn may be larger. */
  readonly unit: number;
  readonly size: number;
  readonly shape: Path2D;
  /** Its lines with other lands. */
  readonly rim: Path2D;
}

export type Dresser = (hand: Hand) => void;

export function handFor(painting: Painting, land: Land, task: string): Hand {
  const { sheet, light, plan, unit, coarse, seams } = painting;
  const rim = new Path2D();
  for (const { region, other, line } of seams)
    if (other && (region === land || other === land)) trace(rim, line);
  return {
    brush: new Brush(sheet, light, chance(`${plan.id}/${land.id}/${task}`)),
    land,
    unit,
    size: unit * coarse,
    shape: shapeIn(painting, land),
    rim,
  };
}

/** Spots by what is drawn there: spacing in its sizes, room for the token in units. */
export function spots({ brush, land, unit, size }: Hand, spacing: Spacing): Spot[] {
  const { apart, rim, tall = 0, clear = 0 } = spacing;
  return spotsIn(land, brush.random, {
    ...spacing,
    apart: apart * size,
    rim: rim * size,
    tall: tall * size,
    clear: clear * unit,
  });
}
