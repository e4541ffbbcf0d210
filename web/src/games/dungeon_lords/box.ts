import { get } from "../../lib/api";
import { Things } from "./things";
import type { Box } from "./view";

const known = new Map<string, Promise<Things>>();

/** What a table is played with; asked for once. */
export function thingsAt(table: string): Promise<Things> {
  const asked =
    known.get(table) ?? get<Box>(`api/tables/${table}/box`).then((box) => new Things(box.things));
  known.set(table, asked);
  asked.catch(() => known.delete(table));
  return asked;
}
