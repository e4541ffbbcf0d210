// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RefusedError } from "../lib/api";
import type { Choice, Refused, Situation, Tried, View } from "../lib/messages";
import { situation } from "../lib/samples";
import type { Move } from "../lib/scene";
import { TableDraft, type Drafter } from "./draft.svelte";

/** Three of the codes 1 to 4, each once, in any order; 9 says that one is ready. */
class Sealing implements Drafter {
  seat = 0;
  known = 5;
  waiting = false;
  shownView: View = { picked: [] };
  shownSituation: Situation = { ...asked([]), sealed: true };
  /** Whether all others have chosen, so that nothing may be told of the last pick. */
  last = false;
  /** How far the server is ahead of what has arrived here. */
  ahead = 0;
  answered: Promise<void> = Promise.resolve();
  readonly asked: number[][] = [];
  readonly sent: number[][] = [];
  readonly refusals: Refused[] = [];

  async foresee(lines: Move[][]): Promise<Tried[]> {
    this.asked.push(...lines.map(codes));
    await this.answered;
    return lines.map((line) => this.tried(codes(line)));
  }

  act(moves: Move[]): void {
    this.sent.push(codes(moves));
  }

  refuse(why: Refused): void {
    this.refusals.push(why);
  }

  private tried(line: number[]): Tried {
    const base = { seq: this.known + this.ahead, patch: [], facts: [], futures: [] };
    if (new Set(line).size < line.length)
      return { ...base, known: true, refused: refusal, situation: null };
    const done = line.length === 3 || line.includes(9);
    if (done && this.last) return { ...base, known: false, refused: null, situation: null };
    return {
      ...base,
      known: true,
      refused: null,
      patch: [{ op: "replace", path: "/picked", value: line }],
      situation: done ? { ...asked([]), actors: [1] } : asked(line),
    };
  }
}

const refusal: Refused = {
  type: "refused",
  message: "refusal-twice",
  args: {},
  rule: "X-1",
  text: "",
  seq: null,
};

function codes(moves: Move[]): number[] {
  return moves.map(({ code }) => code ?? 0);
}

function choice(code: number): Choice {
  const args: Choice["args"] = code === 9 ? {} : { order: code };
  return { code, verb: "pick", args, text: `${code}`, price: null };
}

function asked(line: number[]): Situation {
  const left = [1, 2, 3, 4, 9].filter((code) => !line.includes(code));
  return { ...situation({ seat: 0, actors: [0, 1], codes: [] }), choices: left.map(choice) };
}

let table: Sealing;
let draft: TableDraft;

beforeEach(() => {
  table = new Sealing();
  draft = new TableDraft(table);
});

function picked(): number[] {
  return draft.picks.map(({ code }) => code);
}

describe("a draft", () => {
  it("shows what its picks come to, and sends nothing", async () => {
    await draft.add(choice(2));
    await draft.add(choice(4));
    expect(draft.view).toEqual({ picked: [2, 4] });
    expect(draft.situation?.choices.map(({ code }) => code)).toEqual([1, 3, 9]);
    expect(draft.situation?.actors).toEqual([0, 1]);
    expect(draft.complete).toBe(false);
    expect(table.sent).toEqual([]);
  });

  it("is complete when nothing more is asked, and is sent as one when it is sealed", async () => {
    await draft.set([choice(2), choice(4), choice(1)]);
    expect(draft.complete).toBe(true);
    expect(draft.situation?.choices).toEqual([]);
    expect(draft.situation?.actors).toContain(0);
    draft.seal();
    expect(table.sent).toEqual([[2, 4, 1]]);
  });

  it("is complete too when its last pick would turn something up", async () => {
    table.last = true;
    await draft.set([choice(2), choice(4), choice(1)]);
    expect(draft.complete).toBe(true);
    expect(picked()).toEqual([2, 4, 1]);
    expect(draft.view).toEqual({ picked: [2, 4] });
  });

  it("is not sealed before it is complete", async () => {
    await draft.add(choice(2));
    draft.seal();
    expect(table.sent).toEqual([]);
  });

  it("is sealed by a choice that says nothing but that one is ready", async () => {
    await draft.add(choice(2));
    await draft.add(choice(9));
    expect(table.sent).toEqual([[2, 9]]);
  });

  it("asks for each line once", async () => {
    await draft.add(choice(2));
    await draft.add(choice(4));
    await draft.remove(1);
    await draft.add(choice(4));
    expect(table.asked).toEqual([[2], [2, 4]]);
  });

  it("loses a pick from its midst, and knows what could stand there", async () => {
    await draft.set([choice(2), choice(4), choice(1)]);
    expect(draft.questionAt(0).map(({ code }) => code)).toEqual([1, 2, 3, 4, 9]);
    expect(draft.questionAt(2).map(({ code }) => code)).toEqual([1, 3, 9]);
    await draft.remove(1);
    expect(picked()).toEqual([2, 1]);
  });

  it("keeps what is allowed of new picks, and tells why not the rest", async () => {
    expect(await draft.set([choice(2), choice(2), choice(1)])).toBe(false);
    expect(picked()).toEqual([2]);
    expect(table.refusals).toEqual([refusal]);
  });

  it("waits for the line on which an answer builds", async () => {
    table.ahead = 1;
    await draft.add(choice(2));
    expect(draft.busy).toBe(true);
    expect(picked()).toEqual([]);
    table.known += 1;
    table.ahead = 0;
    draft.refresh();
    await vi.waitFor(() => expect(picked()).toEqual([2]));
    expect(draft.busy).toBe(false);
  });

  it("shows what it has while it asks again", async () => {
    await draft.add(choice(2));
    table.shownView = { picked: [], more: 1 };
    table.known += 1;
    draft.refresh();
    expect(draft.busy).toBe(false);
    expect(draft.view).toEqual({ picked: [2] });
    await vi.waitFor(() => expect(draft.view).toEqual({ picked: [2], more: 1 }));
  });

  it("goes by what was wanted last", async () => {
    let answer = (): void => undefined;
    table.answered = new Promise((resolve) => (answer = resolve));
    const first = draft.add(choice(2));
    const second = draft.set([choice(3)]);
    answer();
    expect(await first).toBe(false);
    expect(await second).toBe(true);
    expect(picked()).toEqual([3]);
  });

  it("is gone with its question, whatever is answered then", async () => {
    let answer = (): void => undefined;
    table.answered = new Promise((resolve) => (answer = resolve));
    const late = draft.add(choice(2));
    draft.clear();
    answer();
    expect(await late).toBe(false);
    expect(picked()).toEqual([]);
    expect(draft.busy).toBe(false);
  });

  it("is given up, with the reason, when the server does not take it", async () => {
    await draft.add(choice(2));
    table.answered = Promise.reject(new RefusedError(409, refusal));
    expect(await draft.add(choice(3))).toBe(false);
    expect(table.refusals).toEqual([refusal]);
    expect(picked()).toEqual([]);
    expect(draft.busy).toBe(false);
  });
});
