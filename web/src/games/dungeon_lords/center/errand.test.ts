import { describe, expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import { position } from "../samples";
import { errandOf, isDeed, isOffer, offersOf } from "./errand";

function choice(verb: string, args: Choice["args"] = {}): Choice {
  return { code: 1, verb, args, text: "", price: null };
}

const errand = (stage: number) => ({ step: "errand" as const, subject: 1, stage });

describe("the minion that acts", () => {
  it("stands on a space, whatever is asked of it meanwhile", () => {
    expect(errandOf(position())).toBeNull();
    expect(errandOf(position({ frames: [errand(0)] }))).toEqual({
      seat: 1,
      order: "get-food",
      space: 1,
    });
    const paying = { step: "payment" as const, subject: 1, stage: 1 };
    expect(errandOf(position({ frames: [errand(32 + 3 * 6 + 2), paying] }))).toMatchObject({
      order: "hire-monster",
      space: 3,
    });
  });

  it("acts on its space", () => {
    const view = position({ frames: [errand(1)] });
    expect(isDeed(choice("act"), view)).toBe(true);
    expect(isDeed(choice("decline"), view)).toBe(false);
    expect(isDeed(choice("act"), position())).toBe(false);
  });

  it("takes what lies at its location and nothing from elsewhere", () => {
    const hiring = position({
      frames: [errand(3 * 6)],
      monsters: { stack: {}, discard: { ghost: 1 }, display: ["goblin", null, null] },
    });
    expect(isOffer(choice("hire", { monster: "goblin" }), hiring)).toBe(true);
    expect(isOffer(choice("hire", { monster: "ghost" }), hiring)).toBe(false);
    expect(isOffer(choice("give", { monster: "goblin" }), hiring)).toBe(false);
    expect(isOffer(choice("hire", { monster: "goblin" }), { ...hiring, frames: [] })).toBe(false);
  });
});

it("a location offers what lies there this round", () => {
  const view = position({
    rooms: { mint: "display", bakery: "stack" },
    tunnels: { foyer: "stack", "tool-shed": "out" },
    traps: { discard: {}, open: { plague: 1, pendulum: 0 } },
  });
  const told = (order: Parameters<typeof offersOf>[1], place: string) =>
    offersOf(view, order, place).map(({ verb, id }) => `${verb} ${id}`);
  expect(told("build-room", "build-room")).toEqual(["build mint"]);
  expect(told("build-room", "room-rental")).toEqual(["rent mint"]);
  expect(told("buy-traps", "trap-exhibition")).toEqual(["install plague"]);
  expect(told("dig-tunnels", "dig-tunnels")).toEqual([]);
  expect(told("dig-tunnels", "tunnel-improvement")).toEqual(["improve foyer"]);
});
