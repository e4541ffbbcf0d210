import type { Choice } from "../../lib/messages";
import { t } from "../../lib/text.svelte";
import { RENTED, type Tile } from "./cells";
import { named } from "./things";

/** What a cell holds, in words. */
export function contentsOf(tile: Tile | undefined): string {
  if (!tile) return t("web-lords-earth");
  const parts = [
    tile.kind === "tunnel"
      ? t("web-lords-tunnel")
      : named(tile.kind === "room" ? "room" : "tunnel", tile.id),
  ];
  if (tile.conquered) parts.push(t("web-lords-conquered"));
  if (tile.trap) parts.push(t("web-lords-trapped", { trap: named("trap", tile.trap) }));
  return parts.join(", ");
}

export function cellName(cell: string): string {
  return cell === RENTED ? t("web-lords-rented") : cell;
}

/** A cell in words: where it is, what it holds and what may be done there, or why not. */
export function described(
  cell: string,
  tile: Tile | undefined,
  choices: readonly Choice[],
  why = "",
): string {
  const told = [`${cellName(cell)}: ${contentsOf(tile)}`, ...choices.map(({ text }) => text)];
  return [told.join(", "), why].filter(Boolean).join(". ");
}
