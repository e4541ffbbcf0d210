import { has, t } from "../../lib/text.svelte";
import { lineOf, spaced } from "./known";

/** What a part of a view is called: by the game's own message, else by its name. */
export function titleOfPart(game: string, name: string): string {
  const own = `${game}-view-${name}`;
  return has(own) ? t(own) : spaced(name);
}

export function textOf(value: unknown): string {
  return lineOf(value, { yes: t("web-option-true"), no: t("web-option-false") });
}
