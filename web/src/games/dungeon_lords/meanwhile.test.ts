import { expect, it } from "vitest";
import type { Fact } from "../../lib/messages";
import type { Scene } from "../../lib/scene";
import { meanwhile } from "./meanwhile";

it("tells who found no space, and who comes to my dungeon, of me alone", () => {
  const facts = ["minion-stranded", "gold-moved", "adventurer-came", "paladin-moved"].flatMap(
    (effect) =>
      [0, 1].map((seat): Fact => ({
        n: 1,
        by: 0,
        effect,
        args: { seat },
        text: `${effect} ${seat}`,
      })),
  );
  expect(meanwhile(facts, { seat: 1 } as Scene)).toBe(
    "minion-stranded 1; adventurer-came 1; paladin-moved 1",
  );
});
