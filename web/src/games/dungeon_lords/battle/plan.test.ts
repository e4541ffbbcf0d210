// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { Choice } from "../../../lib/messages";
import type { Draft, Scene } from "../../../lib/scene";
import { lord, position } from "../samples";
import { Things } from "../things";
import { fightersOf, isFought } from "./fighters";
import { forcesOf, lookOf, picksOf, without } from "./forces";
import { arrange, chooseCell, otherGoals } from "./goal";
import { planOf, plannersOf } from "./plan";
import { picked } from "./samples";

const things = new Things({
  pet: [
    { id: "stareplant", facts: { window: "planning", also: "" } },
    { id: "messenger-bat", facts: { window: "building", also: "planning" } },
    { id: "impling", facts: { window: "building", also: "" } },
  ],
});
const plan = { ...lord().plan, goal: "c2", traps: { pendulum: 1 } };
const ready = lord({
  plan,
  traps: { held: { pendulum: 2 }, buried: {}, installed: { trap: "plague", cell: "c2" } },
  lair: [
    { monster: "goblin", marks: ["sent"] },
    { monster: "troll", down: 1, expert: "big" },
    { monster: "witch", marks: ["thrown"] },
  ],
  babies: { here: 2, sent: 1, out: 0 },
  pets: { ...lord().pets, held: { stareplant: 1, impling: 1, "messenger-bat": 1 } },
});
const planning = { step: "planning", subject: 0b11, stage: 0 } as const;
const battle = { step: "battle", subject: 0, stage: 3 } as const;

describe("a plan", () => {
  it("is made of what a seat has", () => {
    const forces = forcesOf(ready, things);
    expect(forces.map(({ id, planned }) => `${id} ${planned}`)).toEqual([
      "pendulum in",
      "pendulum ",
      "goblin in",
      "troll ",
      "witch thrown",
      "baby-golem in",
      "baby-golem ",
      "stareplant ",
      "messenger-bat ",
    ]);
    expect(lookOf({ monster: "troll", down: 1, expert: "big" })).toBe("troll-big-down");
    const picks = [picked("send", { monster: "goblin" }), picked("give", { monster: "witch" })];
    expect([...picksOf(forces, picks)]).toEqual([
      ["monster-goblin-0", 0],
      ["monster-witch-2", 1],
    ]);
  });

  it("loses with a pick what belongs to it", () => {
    const picks = ["defend", "lay", "give", "send"].map((verb) => picked(verb));
    expect(without(picks, 1).map(({ verb }) => verb)).toEqual(["defend", "send"]);
    expect(without(picks, 2).map(({ verb }) => verb)).toEqual(["defend", "send"]);
    expect(without(picks, 3).map(({ verb }) => verb)).toEqual(["defend", "lay", "give"]);
  });

  it("is shown with its tile, traps and fighters", () => {
    const view = position({ seats: [ready, lord()], frames: [planning] });
    expect(planOf(view, 0)).toEqual({
      goal: "c2",
      traps: ["pendulum", "plague"],
      monsters: ["goblin"],
      pets: ["baby-golem"],
    });
    expect(plannersOf(view).map(({ seat, ready: done }) => [seat, done])).toEqual([
      [0, false],
      [1, false],
    ]);
  });
});

function drafting(picks: readonly Choice[], allowed: (wanted: readonly Choice[]) => number): Draft {
  const draft = {
    picks,
    busy: false,
    complete: false,
    futures: [],
    questionAt: () => [picked("defend", { cell: "c2" }, 1), picked("defend", { cell: "b1" }, 2)],
    add: vi.fn(),
    remove: vi.fn(),
    set: vi.fn((wanted: readonly Choice[]) => {
      draft.picks = wanted.slice(0, allowed(wanted));
      return Promise.resolve(draft.picks.length === wanted.length);
    }),
    seal: vi.fn(),
  };
  return draft;
}

describe("the tile of a plan", () => {
  const picks = [picked("defend", { cell: "c2" }, 1), picked("lay", {}, 3), picked("send", {}, 4)];

  it("can be another one while the rest stays, as far as it may", async () => {
    const draft = drafting(picks, (wanted) => (wanted[1]?.verb === "lay" ? 1 : wanted.length));
    const scene = { draft, choose: vi.fn() } as unknown as Scene;
    expect(otherGoals(scene).map(({ args }) => args["cell"])).toEqual(["b1"]);
    chooseCell(scene, picked("defend", { cell: "b1" }, 2));
    await vi.waitFor(() => expect(draft.picks.map(({ code }) => code)).toEqual([2, 4]));
    expect(scene.choose).not.toHaveBeenCalled();
  });

  it("gives up where nothing can be picked", async () => {
    const draft = drafting(picks, () => 0);
    await arrange(draft, picks);
    expect(draft.set).toHaveBeenCalledTimes(1);
  });

  it("is chosen as anything where no plan is drafted", () => {
    const scene = { draft: null, choose: vi.fn() } as unknown as Scene;
    expect(otherGoals(scene)).toEqual([]);
    chooseCell(scene, picked("dig", { cell: "b1" }));
    expect(scene.choose).toHaveBeenCalledTimes(1);
  });
});

describe("those who fight", () => {
  const view = position({ seats: [ready, lord()], frames: [battle] });

  it("have the choices that name them", () => {
    const attack = picked("attack", { monster: "goblin" }, 1);
    const other = picked("attack", { monster: "goblin", way: "other" }, 2);
    const baby = picked("attack", { pet: "baby-golem" }, 3);
    const nobody = picked("turn", { monster: "dragon" }, 4);
    const { fighters, others } = fightersOf(view, 0, [attack, other, baby, nobody], "goblin");
    expect(fighters.map(({ id, choices }) => [id, choices.map(({ code }) => code)])).toEqual([
      ["pendulum", []],
      ["plague", []],
      ["goblin", [1, 2]],
      ["baby-golem", [3]],
    ]);
    expect(fighters[2]?.state).toBe("attacks");
    expect(others).toEqual([nobody]);
  });

  it("are shown where they fight, and nowhere else", () => {
    const attack = picked("attack", { monster: "goblin" });
    expect(isFought(attack, view)).toBe(true);
    expect(isFought(attack, position())).toBe(false);
    expect(isFought(picked("withdraw"), view)).toBe(false);
    expect(isFought(picked("pay", { with: "food" }), view)).toBe(false);
    const lay = picked("lay", { trap: "pendulum" });
    expect([isFought(lay, view), isFought(lay, position({ frames: [planning] }))]).toEqual([
      false,
      true,
    ]);
  });
});
