import type { Box } from "../../lib/box";
import type { SmallWorldView } from "./view";

type Combo = SmallWorldView["column"][number];

/** How many tokens come with a combo: no more than the tray holds. */
export function tokensOf(box: Box, view: SmallWorldView, combo: Combo): number {
  const all = brought(box, "race", combo.race) + brought(box, "power", combo.power);
  return Math.min(all, view.tray[combo.race] ?? all);
}

function brought(box: Box, kind: string, id: string): number {
  const facts = box.things[kind]?.find((thing) => thing.id === id)?.facts;
  return Number(facts?.["tokens"] ?? 0) + Number(facts?.["raiders"] ?? 0);
}
