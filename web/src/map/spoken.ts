import type { ChartRegion } from "./chart";

const PREFIX = /^\d+-(?=.)/;
const names = new Map<string, string>();

/** Regions as people name them, from now on: without the number of the board, where it stands
 *  before all of them. */
export function learnNames(regions: readonly Pick<ChartRegion, "id">[]): void {
  const prefix = PREFIX.exec(regions[0]?.id ?? "")?.[0];
  const shared = prefix !== undefined && regions.every(({ id }) => id.startsWith(prefix));
  for (const { id } of regions) names.set(id, shared ? id.slice(prefix.length) : id);
}

/** What a place of the map is called; one of no map goes by its id. */
export function spoken(place: string): string {
  return names.get(place) ?? place;
}
