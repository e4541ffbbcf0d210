import type { Title } from "../../lib/title";

export const title: Title = {
  pictures: { dungeon_lords: () => import("./Picture.svelte") },
  face: () => import("./face"),
  gallery: () => import("./gallery/gallery"),
  tips: () => import("./tips"),
  variants: [
    {
      text: "web-lords-beginners",
      first: "web-lords-beginners-first",
      options: { edition: "beginners" },
    },
    { text: "web-lords-four-seasons", options: { edition: "four-seasons" } },
    { text: "web-lords-base", options: { edition: "base" } },
  ],
  kinds: {
    order: "dungeon_lords-order",
    room: "dungeon_lords-room",
    rental: "dungeon_lords-room",
    tunnel: "dungeon_lords-tunnel",
    monster: "dungeon_lords-monster",
    trap: "dungeon_lords-trap",
    pet: "dungeon_lords-pet",
    prize: "dungeon_lords-opportunity",
    prisoner: "dungeon_lords-adventurer",
    captive: "dungeon_lords-paladin",
    title: "dungeon_lords-title",
  },
};
