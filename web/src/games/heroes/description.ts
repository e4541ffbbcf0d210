import type { Choice } from "../../lib/messages";
import type { Scene } from "../../lib/scene";
import { nameOf, t } from "../../lib/text.svelte";
import type { ChartRegion } from "../../map/chart";
import { cardsOn } from "./tiles";
import type { HeroesView } from "./view";

/** A tile in words: its level, whose it is, what stands on it and what may be done. */
export function described(
  region: ChartRegion,
  view: HeroesView,
  scene: Scene,
  choices: readonly Choice[],
): string {
  const tile = view.tiles[region.id];
  const parts = [t("web-level", { level: tile?.level ?? 0 })];
  if (tile?.seat !== undefined) parts.push(scene.table?.seats[tile.seat]?.name ?? "");
  for (const card of cardsOn(tile)) parts.push(nameOf("card", card));
  if (tile?.claim)
    parts.push(t("web-claimed", { name: scene.table?.seats[tile.claim.seat]?.name ?? "" }));
  for (const choice of choices)
    parts.push(choice.price?.text ? `${choice.text} (${choice.price.text})` : choice.text);
  return `${region.id}: ${parts.join(", ")}`;
}
