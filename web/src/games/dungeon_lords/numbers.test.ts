// @vitest-environment jsdom
import { expect, it } from "vitest";
import { numbersOf } from "./numbers";
import { Things } from "./things";

const things = new Things({
  monster: [{ id: "troll", facts: { food: 2, meal: 1, damage1: 2, damage2: 3 } }],
  room: [{ id: "bakery", facts: { imps: 3, food: 2, bonus: 1, zone: "upper" } }],
  spell: [{ id: "illusion", facts: { fatigue: 2, hit_points: 1 } }],
  trap: [{ id: "pendulum", facts: { "year1-damage1": 3, "year2-damage1": 3, copies: 3 } }],
  pet: [{ id: "impling", facts: { amount1: 1, amount2: 2, copies: 2 } }],
  paladin: [
    { id: "elf-1", facts: { hit_points: 4, points: 4 } },
    { id: "elf-2", facts: { hit_points: 4, points: 4 } },
  ],
});

it("a help is told with what the table prints", () => {
  expect(numbersOf(things, "monster", "troll")).toEqual({ damage1: 2, damage2: 3, food: 1 });
  expect(numbersOf(things, "room", "bakery")).toMatchObject({ imps: 3, food: 2, bonus: 1 });
  expect(numbersOf(things, "spell", "illusion")).toEqual({ damage1: 0, hitpoints: 1 });
  expect(numbersOf(things, "trap", "pendulum")).toEqual({ damage1: 3 });
  expect(numbersOf(things, "pet", "impling")).toEqual({ amount1: 1, amount2: 2 });
  expect(numbersOf(things, "paladin", "elf")).toEqual({ hitpoints: 4, points: 4 });
  expect(numbersOf(things, "order", "get-food")).toEqual({});
});
