// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { preferences } from "../lib/preferences.svelte";
import type { Glance, Tip } from "../lib/tips";
import { glanceAt } from "./glance";
import { Memory } from "./memory";
import { Prompter } from "./prompter.svelte";
import { meet } from "./room";

function tip(id: string): Tip {
  return { id, rule: "R-1", about: ({ choices }) => choices.filter(({ verb }) => verb === id) };
}

function glance(...verbs: string[]): Glance {
  const choices = verbs.map((verb, code) => ({ code, verb, args: {}, text: verb, price: null }));
  return { view: {}, seat: 0, choices, roundsLeft: null };
}

function prompterAt(table: string): Prompter {
  return new Prompter([tip("dig"), tip("hire")], new Memory(table));
}

beforeEach(() => (preferences.told = {}));

describe("what is told", () => {
  it("is one tip, as long as its thing is there", () => {
    const prompter = prompterAt("a");
    prompter.look(glance("wait"), 0);
    expect(prompter.tip).toBeNull();
    prompter.look(glance("wait", "dig", "hire"), 1);
    expect([prompter.tip?.id, prompter.codes]).toEqual(["dig", [1]]);
    prompter.look(glance("hire", "dig"), 1);
    expect([prompter.tip?.id, prompter.codes]).toEqual(["dig", [1]]);
    prompter.look(null, 2);
    expect([prompter.tip, prompter.codes]).toEqual([null, []]);
  });

  it("makes way for another once its question has been answered", () => {
    const prompter = prompterAt("a");
    prompter.look(glance("dig", "hire"), 1);
    prompter.look(glance("dig", "hire"), 2);
    expect(prompter.tip?.id).toBe("hire");
    prompter.look(glance("dig", "hire"), 3);
    expect(prompter.tip?.id).toBe("hire");
  });

  it("goes after some questions although its thing is still there", () => {
    const prompter = prompterAt("a");
    const shown = [1, 2, 3, 4].map((question) => {
      prompter.look(glance("dig"), question);
      return prompter.tip?.id;
    });
    expect(shown).toEqual(["dig", "dig", "dig", undefined]);
  });

  it("comes once more at another table, and then no more", () => {
    for (const [table, told] of [
      ["a", "dig"],
      ["a", undefined],
      ["b", "dig"],
      ["b", undefined],
      ["c", undefined],
    ] as const) {
      const prompter = prompterAt(table);
      prompter.look(glance("dig"), 1);
      expect(prompter.tip?.id, table).toBe(told);
      prompter.look(null, 2);
    }
    preferences.told = {};
    const anew = prompterAt("a");
    anew.look(glance("dig"), 1);
    expect(anew.tip?.id).toBe("dig");
  });

  it("never comes again when it is known, and leaves a pause", () => {
    const prompter = prompterAt("a");
    prompter.look(glance("dig", "hire"), 1);
    prompter.dismiss(1);
    prompter.look(glance("dig", "hire"), 1);
    expect(prompter.tip).toBeNull();
    prompter.look(glance("dig", "hire"), 2);
    expect(prompter.tip?.id).toBe("hire");
    const elsewhere = prompterAt("b");
    elsewhere.look(glance("dig"), 1);
    expect(elsewhere.tip).toBeNull();
  });
});

describe("a glance at a table", () => {
  const { choices } = glance("dig");
  const table = { view: {}, seat: 0, situation: null, choices };

  it("is for whoever sits there and has to choose", () => {
    expect(glanceAt(table)).toEqual({ view: {}, seat: 0, choices, roundsLeft: null });
    expect(glanceAt({ ...table, seat: null })).toBeNull();
    expect(glanceAt({ ...table, choices: [] })).toBeNull();
    expect(glanceAt({ ...table, view: null })).toBeNull();
  });

  it("knows how much of the game is left", () => {
    const progress = { round: 3, rounds: 10, seat: 0, stages: [], stage: 0 };
    const situation = { progress, outcome: null } as never;
    expect(glanceAt({ ...table, situation })?.roundsLeft).toBe(7);
  });
});

it("boxes that only touch do not meet", () => {
  const box = { left: 0, top: 0, right: 10, bottom: 10 };
  expect(meet(box, { left: 10, top: 0, right: 20, bottom: 10 })).toBe(false);
  expect(meet(box, { left: 9, top: 9, right: 20, bottom: 20 })).toBe(true);
});
