import { boxOf } from "../../lib/box";
import { Things } from "./things";

const known = new Map<string, Promise<Things>>();

/** What a table is played with; asked for once. */
export function thingsAt(table: string): Promise<Things> {
  const asked = known.get(table) ?? boxOf(table).then((box) => new Things(box.things));
  known.set(table, asked);
  asked.catch(() => known.delete(table));
  return asked;
}
