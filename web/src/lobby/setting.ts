import { post } from "../lib/api";
import { commitment, takePart } from "../lib/hand";
import { keepLinks } from "../lib/links";
import type { Created } from "../lib/messages";
import { spoken } from "../lib/problem";
import { go } from "../lib/router.svelte";
import type { NewSeat, Tempo, Visibility } from "./types";

export interface Wanted {
  game: string;
  seats: Partial<NewSeat>[];
  options?: Record<string, unknown>;
  visibility?: Visibility;
  tempo?: Tempo | null;
  title?: string;
  start?: boolean;
}

/** Set up a table and go there. */
export async function setUp(wanted: Wanted): Promise<void> {
  const bound = await commitment();
  const made = await post<Created>("api/tables", { ...wanted, commitment: bound }, spoken());
  void takePart(made.table);
  keepLinks(made.table.id, made.links);
  go(`t/${made.table.id}`);
}
