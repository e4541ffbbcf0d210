import type { ChartRegion } from "./chart";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next region in the direction of an arrow key, judged by the places of the labels. */
export function nearest(
  regions: readonly ChartRegion[],
  from: ChartRegion,
  key: string,
): ChartRegion | undefined {
  const way = WAYS[key];
  if (!way || !from.label) return undefined;
  let best: ChartRegion | undefined;
  let least = Infinity;
  for (const region of regions) {
    if (region === from || !region.label) continue;
    const x = (region.label[0] ?? 0) - (from.label[0] ?? 0);
    const y = (region.label[1] ?? 0) - (from.label[1] ?? 0);
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1] - y * way[0]);
    if (along <= 0 || aside > 1.5 * along) continue;
    const distance = along + 1.5 * aside;
    if (distance < least) [best, least] = [region, distance];
  }
  return best;
}
