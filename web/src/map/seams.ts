/** A region with its outline and the outlines of its holes: x and y of each point in turn. */
export interface Outlined {
  readonly id: string;
  readonly rings: readonly (readonly number[])[];
}

/** A line between two regions, or at the rim of the map, where there is no other. */
export interface Seam<R extends Outlined> {
  readonly region: R;
  readonly other: R | undefined;
  readonly line: number[];
}

interface Side<R> {
  readonly key: string;
  readonly end: readonly [x: number, y: number];
  readonly other: R | undefined;
}

/** Every line between two regions, once, and every line at the rim of the map. Neighbours share
 *  their corners exactly, so that a side is known by its two ends. */
export function seamsOf<R extends Outlined>(regions: readonly R[]): Seam<R>[] {
  const touching = new Map<string, R[]>();
  for (const region of regions)
    for (const ring of region.rings)
      for (const key of keysOf(ring)) {
        const known = touching.get(key);
        if (known) known.push(region);
        else touching.set(key, [region]);
      }
  return regions.flatMap((region) =>
    region.rings.flatMap((ring) => {
      const sides = keysOf(ring).map((key, at): Side<R> => {
        const other = touching.get(key)?.find((one) => one !== region);
        return { key, other, end: cornerOf(ring, at + 1) };
      });
      return seamsAlong(region, ring, sides);
    }),
  );
}

function seamsAlong<R extends Outlined>(
  region: R,
  ring: readonly number[],
  sides: readonly Side<R>[],
): Seam<R>[] {
  const first = Math.max(
    0,
    sides.findIndex((side, at) => side.other !== sides.at(at - 1)?.other),
  );
  const seams: Seam<R>[] = [];
  let seam: Seam<R> | undefined;
  [...sides.slice(first), ...sides.slice(0, first)].forEach((side, step) => {
    if (!seam || seam.other !== side.other) {
      seam = { region, other: side.other, line: [...cornerOf(ring, first + step)] };
      if (!side.other || region.id < side.other.id) seams.push(seam);
    }
    seam.line.push(...side.end);
  });
  return seams;
}

function cornerOf(ring: readonly number[], at: number): readonly [x: number, y: number] {
  const place = (2 * at) % ring.length;
  return [ring[place] ?? 0, ring[place + 1] ?? 0];
}

function keysOf(ring: readonly number[]): string[] {
  return Array.from({ length: ring.length / 2 }, (_, at) => {
    const [ax, ay] = cornerOf(ring, at);
    const [bx, by] = cornerOf(ring, at + 1);
    return ax < bx || (ax === bx && ay < by)
      ? `${ax},${ay},${bx},${by}`
      : `${bx},${by},${ax},${ay}`;
  });
}
