// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { belongings, known } from "./belongings";
import { battleOf, eventOf, fightsOf, isCombat, seasonOf, spiedOf } from "./calendar";
import { choicesBy } from "./choices";
import { paladinsAt, standing } from "./evil/evil";
import { hollowsOf, outlineOf } from "./geometry";
import { comers, personOf } from "./people";
import { lord, position } from "./samples";
import { locationsOf, priceOf, roman, spaceOf } from "./spaces";
import { Things } from "./things";

const things = new Things({
  order: [
    { id: "get-food", facts: { order: "123", "1-gold": 1, "1-gives-food": 2, "2-evil": 1 } },
    { id: "mine-gold", facts: { order: "123", "3-supervisors": 1, "3-workers": 4 } },
    { id: "build-room", facts: { order: "321", "2-gold": 1 } },
  ],
  opportunity: [
    { id: "masquerade", facts: { location: "improve-reputation", order: "123", "1-calm": 2 } },
  ],
  adventurer: [{ id: "thief-1-2a", facts: { hit_points: 4, disarming: 2 } }],
  paladin: [{ id: "elf-2", facts: { hit_points: 7, disarming: 3, magic: 3, healing: 3 } }],
  spell: [{ id: "illusion", facts: { hit_points: 1 } }],
});

describe("the central board", () => {
  const view = position({
    opportunities: { left: [], next: null, now: "masquerade", used: [] },
  });

  it("has an opportunity where it lies this round", () => {
    const found = locationsOf(view, things);
    expect(found).toHaveLength(8);
    expect(found[1]).toMatchObject({ order: "improve-reputation", kind: "opportunity" });
    expect(found[1]?.spaces[0]?.gains).toEqual([{ icon: "resource-evil", text: "−2" }]);
    expect(found[7]?.turns).toEqual([3, 2, 1]);
  });

  it("tells what a space takes and gives", () => {
    const food = things.of("order", "get-food");
    expect(spaceOf("get-food", food, 1)).toEqual({
      number: 1,
      pays: [{ icon: "resource-gold", text: "−1" }],
      gains: [{ icon: "resource-food", text: "+2" }],
    });
    expect(spaceOf("get-food", food, 2).pays).toEqual([{ icon: "resource-evil", text: "+1" }]);
    expect(spaceOf("mine-gold", things.of("order", "mine-gold"), 3)).toEqual({
      number: 3,
      pays: [{ icon: "resource-imp", text: "1+≤4" }],
      gains: [{ icon: "resource-gold", text: "" }],
    });
    expect([1, 2, 3].map(roman)).toEqual(["I", "II", "III"]);
  });

  it("prices monsters by what they print", () => {
    expect(priceOf({ gold: 0, food: 1, evil: 2 })).toEqual([
      { icon: "resource-food", text: "−1" },
      { icon: "resource-evil", text: "+2" },
    ]);
    expect(priceOf({ either: 1 }).map(({ icon }) => icon)).toEqual([
      "resource-food",
      "resource-evil",
    ]);
  });
});

describe("those who come", () => {
  it("have the hit points that are left to them, and their skill", () => {
    const figure = { who: "thief-1-2a", damage: 1, courage: 1 };
    expect(personOf(figure, things, 1)).toEqual({
      kind: "adventurer",
      id: "thief",
      card: "thief-1-2a",
      whole: 4,
      left: 3,
      skills: [{ stat: "disarming", count: 2 }],
      courage: 1,
      poison: 0,
    });
    expect(personOf({ ...figure, damage: 9 }, things, 1).left).toBe(0);
    const paladin = personOf({ who: "elf", extra: 1 }, things, 2);
    expect(paladin).toMatchObject({ kind: "paladin", id: "elf", whole: 8, left: 8 });
    expect(paladin.skills.map(({ stat }) => stat)).toEqual(["disarming", "magic", "healing"]);
    expect(personOf({ who: "illusion", extra: 1 }, things, 2)).toMatchObject({ whole: 2, left: 2 });
  });

  it("are shown as far as they are known", () => {
    expect(comers([null, "hidden", "thief-1-2a"], things, 1).map(({ id }) => id)).toEqual([
      "thief",
    ]);
  });
});

describe("the calendar", () => {
  it("knows seasons, battles and events", () => {
    const battle = { step: "battle", subject: 1, stage: 3 } as const;
    const combat = { step: "combat", subject: 0, stage: 7 } as const;
    expect(seasonOf(position())).toBe("spring");
    expect(isCombat(position())).toBe(false);
    expect(battleOf(position())).toBeNull();
    expect(fightsOf(position({ options: { edition: "beginners" } }))).toBe(4);
    expect(fightsOf(position({ options: { edition: "festival" } }))).toBe(5);
    const fought = position({ frames: [combat, battle] });
    expect(isCombat(fought)).toBe(true);
    expect(battleOf(fought)).toEqual({ seat: 1, step: 3 });
  });

  it("knows which combat cards have been looked at, by their rounds", () => {
    const cards = [null, "fireball", "hidden", "illusion", null];
    expect(spiedOf(position({ combat: { cards, turned: 0 } }))).toEqual([
      { round: 2, card: "fireball" },
      { round: 4, card: "illusion" },
    ]);
  });

  it("names a special event by its card", () => {
    const view = position({
      tiles: { now: "special", next: "taxes", seen: {} },
      events: { now: "rats", next: null, seen: [] },
    });
    expect(eventOf(view, "now")).toEqual({ kind: "event", id: "rats" });
    expect(eventOf(view, "next")).toEqual({ kind: "tile", id: "taxes" });
    expect(eventOf(position(), "now")).toBeNull();
  });
});

describe("seats", () => {
  it("stand on the evilometer with their paladins", () => {
    const view = position({
      seats: [lord({ evil: 5 }), lord({ evil: 9 })],
      neutral: 5,
      paladins: { elf: { seat: 1 }, human: "tent", dwarf: { caught: 1 } },
    });
    expect(standing(view, 5)).toEqual({ seats: [0], neutral: true });
    expect(paladinsAt(view, 1)).toEqual(["elf"]);
    expect(paladinsAt(view, "tent")).toEqual(["human"]);
  });

  it("have goods, and what is rare where there is any", () => {
    const rich = lord({ letters: 1, traps: { held: { hidden: 2 }, buried: {}, installed: null } });
    expect(belongings(rich).map(({ id, text }) => `${id} ${text}`)).toEqual([
      "gold 3",
      "food 3",
      "imp 2/4",
      "evil 5",
      "trap 2",
      "letter 1",
    ]);
    expect(known({ pendulum: 1, hidden: 2, plague: 0 })).toEqual([["pendulum", 1]]);
  });
});

it("choices are found by the cell that they name", () => {
  const choice = { code: 1, verb: "dig", args: { cell: "b1" }, text: "", price: null };
  const other = { ...choice, code: 2, verb: "decline", args: {} };
  expect([...choicesBy([choice, other], "cell")]).toEqual([["b1", [choice]]]);
  expect(choicesBy([choice, other], "order").size).toBe(0);
});

it("every cell has an outline, a rented room too", () => {
  const outlines = ["a1", "e4", "rented"].map(outlineOf);
  expect(new Set(outlines).size).toBe(3);
  for (const outline of [...outlines, hollowsOf(new Map())]) expect(outline).not.toContain("NaN");
});
