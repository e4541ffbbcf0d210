import { preferences } from "./preferences.svelte";

/** Words one after the other, as a sentence has them. */
export function listed(words: readonly string[]): string {
  return new Intl.ListFormat(preferences.language).format(words);
}
