import type { Title } from "../../lib/title";
import { chartOf } from "../../map/chart";

export const title: Title = {
  pictures: { heroes: () => import("./Picture.svelte") },
  face: () => import("./face"),
  gallery: () => import("./gallery/gallery"),
  tips: () => import("./tips"),
  prepare: (table) => void chartOf(table).catch(() => undefined),
  kinds: { troop: "card", fortification: "card", magic: "card" },
};
