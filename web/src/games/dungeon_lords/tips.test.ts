import { describe, expect, it } from "vitest";
import { fitting, glancesOf } from "../../lib/glances";
import type { Glance } from "../../lib/tips";
import { position } from "./samples";
import { tips } from "./tips";
import type { LordsView } from "./view";

const SEEN = glancesOf("dungeon_lords");
const UNSEEN = ["web-lords-tip-rent"];

function seen(tip: string): Glance & { view: LordsView } {
  return structuredClone(SEEN.find((one) => one.tips.includes(tip))!.glance) as never;
}

function asked(view: LordsView, ...verbs: string[]): string[] {
  const choices = verbs.map((verb, code) => ({ code, verb, args: {}, text: "", price: null }));
  return fitting(tips, { view: { ...view }, seat: 0, choices, roundsLeft: null });
}

describe("tips of Dungeon Lords", () => {
  it.each(SEEN.map((one) => [one.asked, one] as const))("fit: %s", (_, { tips: told, glance }) => {
    expect(fitting(tips, glance)).toEqual(told);
  });

  it("are all met in real games, but what is rare", () => {
    const met = new Set(SEEN.flatMap((one) => one.tips));
    expect(tips.map(({ id }) => id).filter((id) => !met.has(id))).toEqual(UNSEEN);
  });

  it("tell of rooms to rent in the round in which they are", () => {
    const opportunities = { left: [], next: null, used: [] };
    const now = position({ opportunities: { ...opportunities, now: "room-rental" } });
    const later = position({ opportunities: { ...opportunities, now: null, next: "room-rental" } });
    expect(asked(now, "order")).toEqual([...UNSEEN, "web-lords-tip-orders"]);
    expect(asked(later, "order")).toEqual(["web-lords-tip-orders"]);
  });

  it("warn of a paladin when it is near, or one's guest", () => {
    const near = (steps: number) => {
      const up = { steps, paladin: "elf" as const, host: null };
      const { outlook } = position();
      return asked(position({ outlook: { ...outlook, paladins: [{ up, down: null }] } }), "wait");
    };
    expect(near(3)).toEqual([]);
    expect(near(2)).toEqual(["web-lords-tip-paladin"]);
    expect(asked(position({ paladins: { elf: { seat: 0 } } }), "wait")).toEqual([
      "web-lords-tip-paladin",
    ]);
    expect(asked(position({ paladins: { elf: { seat: 1 } } }), "wait")).toEqual([]);
  });

  it("speak of payday to whoever has somebody to pay", () => {
    const glance = seen("web-lords-tip-payday");
    glance.view.seats[0]!.lair = [];
    expect(fitting(tips, glance)).toEqual([]);
  });
});
