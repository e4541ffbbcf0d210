import { RefusedError } from "./api";
import { preferences } from "./preferences.svelte";
import { t } from "./text.svelte";

/** Why something did not work, as a sentence: the server's own, if it answered. */
export function problemOf(error: unknown): string {
  return error instanceof RefusedError ? error.message : t("web-unreachable");
}

/** The language in which the server shall answer. */
export function spoken(): { lang: string } {
  return { lang: preferences.language };
}
