import type { Choice } from "../../lib/messages";
import type { Scene } from "../../lib/scene";
import { nameOf } from "../../lib/text.svelte";
import type { ChartRegion } from "../../map/chart";
import { spoken } from "../../map/spoken";
import { markerKind } from "./names";
import { thingsIn, tribeOf } from "./things";
import type { SmallWorldView } from "./view";

/** A region in words: what it is, who is there, what lies in it and what may be done. */
export function described(
  region: ChartRegion,
  view: SmallWorldView,
  scene: Scene,
  choices: readonly Choice[],
): string {
  const parts = [nameOf("terrain", region.terrain ?? "")];
  for (const symbol of region.symbols ?? []) parts.push(nameOf("symbol", symbol));
  const tribe = tribeOf(view, view.regions[region.id]);
  if (tribe) {
    const who = scene.table?.seats[tribe.seat]?.name ?? "";
    const tokens = view.regions[region.id]?.tokens ?? 0;
    parts.push(`${nameOf("race", tribe.race)} ${tokens} (${who})`);
  }
  for (const thing of thingsIn(view, region.id))
    parts.push(nameOf(thing.kind === "marker" ? markerKind(thing.id) : "piece", thing.id));
  for (const choice of choices)
    parts.push(choice.price?.text ? `${choice.text}: ${choice.price.text}` : choice.text);
  return `${spoken(region.id)}: ${parts.join(", ")}`;
}
