import type { Outlined, Seam } from "./seams";

/** Who holds a region: regions of one realm have one rim around all of them. */
export interface Holder {
  realm: string;
  seat: number;
  declined?: boolean;
}

/** A realm as paths: its regions, its edge, and the lines inside it. */
export interface Rim {
  realm: string;
  seat: number;
  declined: boolean;
  regions: string[];
  outer: string;
  inner: string;
}

export function rimsOf<R extends Outlined>(
  regions: readonly R[],
  seams: readonly Seam<R>[],
  holderOf: (region: R) => Holder | undefined,
): Rim[] {
  const holders = new Map<R, Holder>();
  const rims = new Map<string, Rim>();
  for (const region of regions) {
    const holder = holderOf(region);
    if (!holder) continue;
    holders.set(region, holder);
    const { realm, seat, declined = false } = holder;
    const known = rims.get(realm);
    if (known) known.regions.push(region.id);
    else rims.set(realm, { realm, seat, declined, regions: [region.id], outer: "", inner: "" });
  }
  for (const { region, other, line } of seams) {
    const one = holders.get(region)?.realm;
    const two = other && holders.get(other)?.realm;
    const path = pathOf(line);
    for (const realm of new Set([one, two])) {
      const rim = realm === undefined ? undefined : rims.get(realm);
      if (!rim) continue;
      if (one === two) rim.inner += path;
      else rim.outer += path;
    }
  }
  return [...rims.values()];
}

function pathOf(line: readonly number[]): string {
  const points: string[] = [];
  for (let at = 0; at < line.length; at += 2) points.push(`${line[at]} ${line[at + 1]}`);
  return `M${points.join("L")}`;
}
