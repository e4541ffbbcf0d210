import { has } from "../../lib/text.svelte";

/** Whether what lies under Monsters is a Relic or a Place. */
export function markerKind(id: string): "relic" | "place" {
  return has(`relic-${id}`) || has(`relic-${id}`, "nom") ? "relic" : "place";
}
