import { describe, expect, it } from "vitest";
import type { Choice, Guide } from "../lib/messages";
import { marksOf, SEAL, tasksOf, type Pointed } from "./marks";

function choice(code: number, verb: string, args: Choice["args"] = {}): Choice {
  return { code, verb, args, text: `${verb} ${code}`, price: null };
}

function guide(...asked: number[]): Guide {
  return {
    lesson: "first",
    state: "asks",
    step: 1,
    steps: 2,
    title: "First",
    texts: ["Do it."],
    asked,
    in_turn: false,
    light: [],
    back: 0,
  };
}

function table(choices: Choice[], more: Partial<Pointed> = {}): Pointed {
  return { choices, shownSituation: { choices }, draft: null, arrangement: null, ...more };
}

const [one, two, three] = [choice(1, "pick"), choice(2, "pick"), choice(3, "pick")];

describe("what a guide points at", () => {
  it("is what it asks for, as far as that can be done", () => {
    expect(marksOf(guide(2, 9), table([one, two, three]))).toEqual(["2"]);
    expect(tasksOf(guide(2, 9), table([one, two, three]))).toEqual([two]);
  });

  it("is nothing while it asks for nothing", () => {
    const astray: Guide = { ...guide(2), state: "astray" };
    expect(marksOf(astray, table([one, two]))).toEqual([]);
  });

  it("is what is not picked yet, then the seal", () => {
    const draft = { picks: [one], complete: false };
    expect(marksOf(guide(1, 2), table([one, two, three], { draft }))).toEqual(["2"]);
    expect(tasksOf(guide(1, 2), table([one, two, three], { draft }))).toEqual([two]);
    const complete = { picks: [one, two], complete: true };
    expect(marksOf(guide(1, 2), table([], { draft: complete }))).toEqual([SEAL]);
    expect(tasksOf(guide(1, 2), table([one, two], { draft: complete }))).toEqual([]);
  });

  it("is the next of what comes in turn, in the order in which it is asked for", () => {
    const told: Guide = { ...guide(3, 1), in_turn: true };
    expect(marksOf(told, table([one, two, three]))).toEqual(["3"]);
    expect(tasksOf(told, table([one, two, three]))).toEqual([three]);
    const draft = { picks: [three], complete: false };
    expect(marksOf(told, table([one, two], { draft }))).toEqual(["1"]);
    expect(tasksOf(told, table([one, two], { draft }))).toEqual([one]);
  });

  it("is what ends a draft, where that is a choice of its own", () => {
    const end = choice(9, "done");
    const put = choice(8, "put", { card: "a" });
    const draft = { picks: [choice(7, "put", { card: "b" })], complete: false };
    expect(marksOf(guide(7), table([put, end], { draft }))).toEqual(["9"]);
  });

  it("is where things may be laid, then what ends that", () => {
    const told = [choice(40, "deploy", { region: "a" }), choice(50, "withdraw", { region: "a" })];
    const shownSituation = { choices: told };
    const laid = [choice(-2, "deploy", { region: "a" }), choice(-3, "withdraw", { region: "a" })];
    const end = choice(-1, "end");
    const open = { shownSituation, arrangement: { end: null } };
    expect(marksOf(guide(40), table(laid, open))).toEqual(["-2"]);
    const ready = { shownSituation, arrangement: { end } };
    expect(marksOf(guide(40), table([...laid.slice(1), end], ready))).toEqual(["-1"]);
    expect(tasksOf(guide(40), table([...laid.slice(1), end], ready))).toEqual([end]);
    expect(tasksOf(guide(40), table(laid, open)).map(({ code }) => code)).toEqual([40]);
  });
});
