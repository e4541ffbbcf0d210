import { has, t } from "../../lib/text.svelte";
import { lineOf, spaced, type Told } from "./known";

/** What a part of a view is called: by the game's own message, else by its name. */
export function titleOfPart(game: string, name: string): string {
  const own = `${game}-field-${name}`;
  return has(own) ? t(own) : spaced(name);
}

/** What it says: a word by the game's own message for it, everything else as it is. */
export function textOf(game: string, { name, value }: Told): string {
  const own = typeof value === "string" ? `${game}-${name}-${value}` : "";
  if (own && has(own)) return t(own);
  return lineOf(value, { yes: t("web-option-true"), no: t("web-option-false") });
}
