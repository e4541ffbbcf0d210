import { get } from "./api";
import type { components } from "./schema";

export type Chart = components["schemas"]["Chart"];
export type ChartRegion = components["schemas"]["ChartRegion"];

/** The map of a table, drawn once by the server. */
export async function chartOf(table: string): Promise<Chart> {
  return get<Chart>(`api/tables/${table}/board`);
}

/** The outline of a region for an SVG path, its holes too. */
export function outline(region: ChartRegion): string {
  return (region.rings ?? [])
    .map((ring) => {
      const points: string[] = [];
      for (let at = 0; at < ring.length; at += 2) points.push(`${ring[at]} ${ring[at + 1]}`);
      return `M${points.join("L")}Z`;
    })
    .join("");
}
