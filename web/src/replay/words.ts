import { has, nameOf } from "../lib/text.svelte";
import type { Args } from "./dice";

/** What chance brings, named by its arguments: a race, a card, a seat, or a number. */
export function wordsOf(args: Args, names: readonly string[]): string {
  return Object.entries(args)
    .map(([kind, value]) => {
      if (kind === "seat") return names[Number(value)] ?? String(value);
      const key = `${kind}-${value}`;
      return has(key) || has(key, "nom") ? nameOf(kind, String(value)) : String(value);
    })
    .join(", ");
}
