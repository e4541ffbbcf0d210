import { get } from "./api";
import { placeOf } from "./place";
import type { components } from "./schema";

export type Box = components["schemas"]["Box"];

const boxes = new Map<string, Promise<Box>>();

/** What a table is played with; asked for once. */
export function boxOf(table: string): Promise<Box> {
  const asked = boxes.get(table) ?? get<Box>(`${placeOf(table)}/box`);
  boxes.set(table, asked);
  asked.catch(() => boxes.delete(table));
  return asked;
}
