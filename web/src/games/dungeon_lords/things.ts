import { nameOf } from "../../lib/text.svelte";
import type { Box } from "./view";

export type Facts = Readonly<Record<string, number | string | boolean>>;

const NOTHING: Facts = {};

/** What the tiles, cards and spaces of a table print, by kind and name. */
export class Things {
  readonly #found: Map<string, Facts>;

  constructor(things: Box["things"]) {
    this.#found = new Map(
      Object.entries(things).flatMap(([kind, all]) =>
        all.map(({ id, facts }) => [`${kind}/${id}`, facts as Facts] as const),
      ),
    );
  }

  of(kind: string, id: string): Facts {
    return this.#found.get(`${kind}/${id}`) ?? NOTHING;
  }

  has(kind: string, id: string): boolean {
    return this.#found.has(`${kind}/${id}`);
  }

  number(kind: string, id: string, fact: string): number {
    return Number(this.of(kind, id)[fact] ?? 0);
  }
}

export function named(kind: string, id: string): string {
  return nameOf(`dungeon_lords-${kind}`, id);
}
