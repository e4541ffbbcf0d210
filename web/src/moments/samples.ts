/** Moments and tables that show them, for tests. */
import type { Fact } from "../lib/messages";
import type { Moments } from "../lib/moments";
import type { Scene } from "../lib/scene";
import type { Face } from "../lib/title";

export function told(effect: string, args: Fact["args"] = {}): Fact {
  return { n: 1, by: 0, effect, args, text: effect };
}

export const MOMENTS: Moments = {
  rolled: ({ args }) => ({
    kind: "die",
    seat: Number(args["seat"] ?? 0),
    place: String(args["region"]),
    face: "2",
    faces: ["", "2"],
    attempt: "tries",
    before: "needs 2",
    after: "2",
    good: true,
  }),
  taken: ({ args }) => ({ kind: "conquest", place: String(args["region"]), seat: 0 }),
  picked: ({ args }) => ({ kind: "taking", slot: Number(args["slot"]), seat: 0 }),
  paid: ({ args }) => ({
    kind: "coins",
    seat: Number(args["seat"]),
    count: Number(args["coins"]),
    from: [],
    parts: [{ label: "all", amount: Number(args["coins"]) }],
  }),
};

export const FACE = { moments: MOMENTS, sounds: {} } as unknown as Face;

export function scene(more: Partial<Scene>): Scene {
  return { seq: 0, recent: [], beat: 650, view: null, seat: 0, situation: null, ...more } as Scene;
}
