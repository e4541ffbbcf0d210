// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Arranging } from "../lib/arranging";
import type { Choice, Refused, Situation, Tried, View } from "../lib/messages";
import { situation } from "../lib/samples";
import type { Move } from "../lib/scene";
import { TableArrangement } from "./arrangement.svelte";
import type { Drafter } from "./draft.svelte";

vi.mock("../lib/text.svelte", () => ({
  t: (id: string, args: object = {}) => `${id} ${JSON.stringify(args)}`,
}));

type Counts = Record<string, number>;

/** Tokens are gathered, then laid out; the last of them ends it, and “done” where nothing moved. */
class Camp implements Drafter {
  seat = 0;
  known = 5;
  waiting = false;
  readonly sent: Move[][] = [];
  readonly refusals: Refused[] = [];
  shownView: View;
  shownSituation: Situation;

  constructor(
    readonly camp: Counts,
    readonly hand: number,
  ) {
    this.shownView = { camp };
    this.shownSituation = this.asked(camp, hand, false);
  }

  foresee(lines: Move[][]): Promise<Tried[]> {
    return Promise.resolve(lines.map((line) => this.tried(line)));
  }

  act(moves: Move[]): void {
    this.sent.push(moves);
  }

  refuse(why: Refused): void {
    this.refusals.push(why);
  }

  private asked(camp: Counts, hand: number, laying: boolean): Situation {
    const choices: Choice[] = Object.keys(camp).flatMap((region, at) => [
      ...(!laying && (camp[region] ?? 0) > 1 ? [named(10 + at, "withdraw", region)] : []),
      ...(hand > 0 ? [named(20 + at, "deploy", region)] : []),
    ]);
    const done: Choice = { code: 1, verb: "done", args: {}, text: "end the turn: +3", price: null };
    return {
      ...situation({ seat: 0, actors: [0], codes: [] }),
      prompt: `${hand}`,
      choices: hand > 0 ? choices : [...choices, done],
    };
  }

  private tried(line: Move[]): Tried {
    const camp = { ...this.camp };
    let hand = this.hand;
    let laying = false;
    const base = { seq: 5, known: true, refused: null, patch: [], facts: [], futures: [] };
    for (const { verb, args } of line) {
      const region = String(args?.["region"]);
      const way = verb === "deploy" ? 1 : -1;
      if (verb === "withdraw" && (laying || camp[region] === 1))
        return { ...base, refused: refusal, situation: null };
      if (verb === "deploy" && hand === 0) return { ...base, refused: refusal, situation: null };
      laying ||= verb === "deploy";
      camp[region] = (camp[region] ?? 0) + way;
      hand -= way;
    }
    if (laying && hand === 0)
      return {
        ...base,
        facts: [{ n: 6, by: 0, effect: "paid", args: { coins: 7 }, text: "" }],
        situation: { ...this.shownSituation, actors: [1], choices: [] },
      };
    return { ...base, situation: this.asked(camp, hand, laying) };
  }
}

const refusal: Refused = {
  type: "refused",
  message: "refusal-last-token",
  args: {},
  rule: "X-1",
  text: "",
  seq: null,
};

function named(code: number, verb: string, region: string): Choice {
  return { code, verb, args: { region }, text: "", price: null };
}

function arranged(camp: Camp): TableArrangement {
  const arrangement = new TableArrangement(camp);
  arrangement.arranger = (asked): Arranging | null =>
    asked.actors.includes(0)
      ? {
          key: "camp",
          takes: "withdraw",
          gives: "deploy",
          fixed: {},
          hand: camp.hand,
          lying: (place) => camp.camp[place] ?? 0,
          shown: (changes) => ({ changes: [...changes] }),
          gained: (facts) => facts.map(({ args }) => Number(args["coins"]))[0],
        }
      : null;
  return arrangement;
}

function verbs(moves: Move[] | undefined): string[] {
  return (moves ?? []).map(({ code, verb, args }) =>
    verb ? `${verb} ${args?.["region"]}` : `${code}`,
  );
}

describe("things that are laid out", () => {
  let camp: Camp;
  let laid: TableArrangement;

  beforeEach(() => {
    camp = new Camp({ a: 3, b: 1 }, 1);
    laid = arranged(camp);
  });

  it("cannot be ended while something is in hand, and end with what that brings", async () => {
    expect(laid.end).toBeNull();
    laid.put("b");
    expect(laid.left).toBe(0);
    await laid.settled();
    expect(laid.end?.text).toBe('web-arrange-end {"coins":7}');
    expect(camp.sent).toEqual([]);
    laid.finish();
    expect(verbs(camp.sent[0])).toEqual(["deploy b"]);
  });

  it("are sent with all that is taken up first, in whatever order it was done", async () => {
    laid.put("b");
    await laid.settled();
    expect(laid.canTake("a")).toBe(true);
    laid.take("a");
    await laid.settled();
    laid.put("b");
    await laid.settled();
    laid.finish();
    expect(verbs(camp.sent[0])).toEqual(["withdraw a", "deploy b", "deploy b"]);
  });

  it("reach every distribution, and are as they were when everything is taken back", async () => {
    laid.put("b");
    laid.take("a");
    laid.take("a");
    laid.put("b");
    laid.put("b");
    await laid.settled();
    expect(Object.fromEntries(laid.changes)).toEqual({ a: -2, b: 3 });
    for (let step = 0; step < 5; step++) laid.back();
    await laid.settled();
    expect(laid.changed).toBe(false);
    expect(laid.left).toBe(1);
  });

  it("follow the rules: the last token of a place stays", async () => {
    expect(laid.canTake("b")).toBe(false);
    laid.take("a");
    laid.take("a");
    await laid.settled();
    expect(laid.canTake("a")).toBe(false);
    expect(camp.refusals).toEqual([]);
  });

  it("go back when the server refuses", async () => {
    laid.take("a");
    laid.take("a");
    laid.take("a");
    await laid.settled();
    await laid.settled();
    expect(camp.refusals).toHaveLength(1);
    expect(laid.changes.get("a")).toBe(-2);
  });

  it("are spread to where there is least", async () => {
    laid.take("a");
    await laid.settled();
    laid.spread();
    await laid.settled();
    expect(Object.fromEntries(laid.changes)).toEqual({ b: 1 });
  });

  it("end by the choice of the server where nothing was moved", async () => {
    camp = new Camp({ a: 3, b: 1 }, 0);
    laid = arranged(camp);
    expect(laid.end?.text).toBe("end the turn: +3");
    expect(laid.press("a")).toBe(true);
    expect(laid.left).toBe(1);
    await laid.settled();
    expect(laid.end).toBeNull();
    laid.back();
    await laid.settled();
    laid.finish();
    expect(verbs(camp.sent[0])).toEqual(["1"]);
  });

  it("are moved from one place to another at once", async () => {
    camp = new Camp({ a: 3, b: 1 }, 0);
    laid = arranged(camp);
    laid.move("a", "b");
    await laid.settled();
    laid.finish();
    expect(verbs(camp.sent[0])).toEqual(["withdraw a", "deploy b"]);
  });
});
