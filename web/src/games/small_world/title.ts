import type { Title } from "../../lib/title";
import { chartOf } from "../../map/chart";

export const title: Title = {
  pictures: {
    small_world: () => import("./PictureAbove.svelte"),
    underground: () => import("./PictureBelow.svelte"),
  },
  face: () => import("./face"),
  gallery: () => import("./gallery/gallery"),
  tips: () => import("./tips"),
  prepare: (table) => void chartOf(table).catch(() => undefined),
  variants: [{ text: "web-mixed", options: { pool: "both" } }],
};
