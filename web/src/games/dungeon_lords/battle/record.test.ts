import { describe, expect, it } from "vitest";
import { position } from "../samples";
import { gistOf } from "./gist";
import { deedsOf, hitterOf, roundsOf } from "./record";
import { told } from "./samples";

const first = [
  told("battle-round-began", "", { round: 1 }),
  told("plan-made"),
  told("plan-shown", "", { cell: "c1" }),
  told("card-turned", "", { round: 1, spell: "fireball" }),
  told("battle-began", "", { cell: "c1" }),
  told("trap-sprung", "trap", { trap: "pendulum" }),
  told("captured", "trap", { adventurer: "thief-1-2a", place: 1 }),
  told("monster-attacked", "monsters", { monster: "goblin" }),
  told("tile-conquered", "conquering", { cell: "c1" }),
  told("evil-moved", "conquering", { amount: -1 }),
];

describe("what a combat was", () => {
  it("is told by rounds, battles and steps", () => {
    const [round] = roundsOf(first);
    expect(round).toMatchObject({ number: 1, card: "fireball" });
    expect(round?.plans.map(({ effect }) => effect)).toEqual(["plan-shown"]);
    expect(round?.battles).toHaveLength(1);
    const [battle] = round?.battles ?? [];
    expect(battle).toMatchObject({ seat: 0, cell: "c1" });
    const deeds = battle && deedsOf(battle);
    expect(deeds?.get("trap")?.map(({ effect }) => effect)).toEqual(["trap-sprung", "captured"]);
    expect(deeds?.get("healing")).toEqual([]);
  });

  it("is the last one of the log", () => {
    const log = [...first, told("battle-round-began", "", { round: 1 })];
    expect(roundsOf(log)).toEqual([{ number: 1, card: null, plans: [], battles: [] }]);
    expect(roundsOf([...first, told("battle-round-began", "", { round: 2 })])).toHaveLength(2);
  });

  it("holds surrenders apart from battles", () => {
    const log = [
      ...first,
      told("prisoner-freed", "surrender", { seat: 1, adventurer: "bard-1-2a" }),
      told("evil-moved", "", { seat: 1, amount: -1 }),
    ];
    const battles = roundsOf(log)[0]?.battles ?? [];
    expect(battles.map(({ seat, cell }) => [seat, cell])).toEqual([
      [0, "c1"],
      [1, null],
    ]);
    expect(battles[1] && gistOf(battles[1].facts, 1)).toMatchObject({
      freed: ["bard-1-2a"],
      evil: -1,
    });
  });

  it("comes to a gist", () => {
    const [battle] = roundsOf(first)[0]?.battles ?? [];
    expect(gistOf(battle?.facts ?? [], 0)).toEqual({
      captured: ["thief-1-2a"],
      lost: ["c1"],
      held: [],
      freed: [],
      evil: -1,
    });
    expect(gistOf(battle?.facts ?? [], 1).captured).toEqual([]);
  });

  it("knows who attacks while the blow is aimed", () => {
    const battle = { seat: 0, cell: "c1", facts: first };
    const view = position();
    expect(hitterOf(battle, view)).toBeNull();
    expect(hitterOf(battle, { ...view, fight: { ...view.fight, hitter: 3 } })).toBe("goblin");
  });
});
