import type { Fact } from "../../lib/messages";
import type { Moment, Moments, Occasion } from "../../lib/moments";

/** What of the facts is acted out above the table; battles are fought where they are shown. */
export const moments: Moments = {
  "round-began": banner,
  "event-began": banner,
  "paladin-moved": banner,
  "tunnel-dug": worked,
  "tunnel-improved": worked,
  "room-built": worked,
  "tunnel-collapsed": worked,
  "gold-moved": ({ args }) => {
    const count = Number(args["amount"]);
    if (count <= 0) return null;
    return { kind: "coins", seat: Number(args["seat"]), count, from: [], parts: [] };
  },
};

function banner({ text }: Fact): Moment {
  return { kind: "ribbon", text };
}

/** Work in the dungeon that one looks at. */
function worked({ args }: Fact, { seat }: Occasion): Moment | null {
  return args["seat"] === seat ? { kind: "work", place: String(args["cell"]) } : null;
}
