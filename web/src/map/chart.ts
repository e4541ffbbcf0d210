import { get } from "../lib/api";
import { placeOf } from "../lib/place";
import type { components } from "../lib/schema";
import { learnNames } from "./spoken";

export type Chart = components["schemas"]["Chart"];
export type ChartRegion = components["schemas"]["ChartRegion"];

const charts = new Map<string, Promise<Chart>>();

/** The map of a table, drawn once by the server and asked for once. */
export async function chartOf(table: string): Promise<Chart> {
  const known = charts.get(table);
  if (known) return known;
  const asked = get<Chart>(`${placeOf(table)}/board`).then((chart) => {
    learnNames(chart.regions);
    return chart;
  });
  charts.set(table, asked);
  asked.catch(() => charts.delete(table));
  return asked;
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
