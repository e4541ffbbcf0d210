import type { Moments } from "../../lib/moments";
import { nameOf } from "../../lib/text.svelte";

/** What of the facts is acted out. */
export const moments: Moments = {
  "region-captured": ({ args }) => ({
    kind: "conquest",
    place: String(args["region"]),
    seat: Number(args["seat"]),
  }),
  "region-fortified": ({ args }) => ({ kind: "work", place: String(args["region"]) }),
  "fortification-moved": ({ args }) => ({ kind: "work", place: String(args["region"]) }),
  "region-claimed": ({ args }) => ({ kind: "work", place: String(args["region"]) }),
  "runestone-laid": ({ args }) => ({
    kind: "magic",
    place: String(args["region"]),
    icon: "card-runestone",
    name: "",
    glow: "gold",
  }),
  "magic-played": ({ args }) => ({
    kind: "magic",
    place: null,
    icon: `card-${String(args["card"])}`,
    name: nameOf("card", String(args["card"])),
    glow: "arcane",
  }),
  "coins-gained": ({ args }, { facts }) => {
    const captured = facts.find(({ effect }) => effect === "region-captured");
    const count = Number(args["coins"]);
    if (count <= 0) return null;
    const from = captured ? [String(captured.args["region"])] : [];
    return { kind: "coins", seat: Number(args["seat"]), count, from, parts: [] };
  },
};
