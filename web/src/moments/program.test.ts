import { describe, expect, it } from "vitest";
import { situation } from "../lib/samples";
import type { Face } from "../lib/title";
import { LENGTHS, ROLL, STRESSES } from "./plan";
import { Program, attemptOf, beatsOf, paysOthers, suspenseOf } from "./program";
import { FACE, scene, told } from "./samples";

const TAKEN = [told("taken", { region: "a" })];

function watched(program: Program): string[] {
  return program.acts.flat().map(({ kind }) => kind);
}

it("acts out what happens before one's eyes, not what one finds", () => {
  const program = new Program();
  program.take(scene({ seq: 4, recent: TAKEN }), FACE);
  expect(watched(program)).toEqual([]);
  program.take(scene({ seq: 6, recent: TAKEN }), FACE);
  expect(watched(program)).toEqual(["conquest"]);
});

it("acts out nothing twice", () => {
  const program = new Program();
  program.take(scene({ seq: 0 }), FACE);
  program.take(scene({ seq: 1, recent: TAKEN }), FACE);
  program.fresh = false;
  program.take(scene({ seq: 1, recent: [...TAKEN] }), FACE);
  expect(program.fresh).toBe(false);
});

it("acts out the next line of a game that is looked at again, no leap and nothing backwards", () => {
  const program = new Program();
  const at = (seq: number) => program.take(scene({ seq, recent: TAKEN, leaps: true }), FACE);
  at(3);
  at(4);
  expect(watched(program)).toEqual(["conquest"]);
  at(9);
  expect(watched(program)).toEqual([]);
  at(8);
  expect(watched(program)).toEqual([]);
  at(9);
  expect(watched(program)).toEqual(["conquest"]);
});

it("crowns who has won, once", () => {
  const program = new Program();
  const outcome = { scores: [3, 9], winners: [1], lines: ["Ben has won"] };
  const over = { ...situation({ seat: 0, actors: [], codes: [] }), outcome };
  program.take(scene({ seq: 0 }), FACE);
  program.take(scene({ seq: 1, recent: TAKEN, situation: over }), FACE);
  expect(program.acts.at(-1)).toEqual([{ kind: "victory", seats: [1], text: "Ben has won" }]);
  program.take(scene({ seq: 2, recent: TAKEN, situation: over }), FACE);
  expect(watched(program)).toEqual(["conquest"]);
});

it("ends with the income of others, where it is seen", () => {
  const paid = (seat: number) => [told("paid", { seat, coins: 3 })];
  expect(paysOthers(scene({}), FACE, paid(1))).toBe(true);
  expect(paysOthers(scene({}), FACE, paid(0))).toBe(false);
  expect(paysOthers(scene({}), FACE, TAKEN)).toBe(false);
  expect(paysOthers(scene({ beat: 0 }), FACE, paid(1))).toBe(false);
});

it("has what others do wait until it has been watched, and for no longer", () => {
  const told = (beat: number) => beatsOf(scene({ beat }), FACE, TAKEN) * beat;
  expect(told(650)).toBeCloseTo(800);
  expect(told(250)).toBeCloseTo(400);
  expect(beatsOf(scene({ beat: 0 }), FACE, TAKEN)).toBe(1);
  expect(beatsOf(scene({ beat: 650 }), FACE, [])).toBe(1);
  const last = beatsOf(scene({ ended: true }), FACE, TAKEN) * 650;
  expect(last).toBeCloseTo(LENGTHS.conquest + LENGTHS.victory);
});

describe("a die that is thrown before what it brings is shown", () => {
  const FACTS = [told("rolled", { region: "a" }), told("taken", { region: "a" })];
  const loud = { ...FACE, sounds: { rolled: "dice", taken: "conquest" } } as unknown as Face;

  it("is acted out first, and the rest when that is shown", () => {
    const program = new Program();
    program.take(scene({ seq: 4 }), loud);
    program.take(scene({ seq: 4, thrown: FACTS }), loud);
    expect(watched(program)).toEqual(["die"]);
    expect(program.cues.map(({ sound }) => sound)).toEqual(["dice"]);
    expect([program.fresh, program.follows, program.decides]).toEqual([true, false, true]);
    program.take(scene({ seq: 5, thrown: FACTS, recent: FACTS }), loud);
    expect(watched(program)).toEqual(["conquest"]);
    expect(program.cues.map(({ sound }) => sound)).toEqual(["conquest"]);
    const landing = LENGTHS.conquest * STRESSES.conquest;
    expect(program.cues[0]?.at).toBeCloseTo(LENGTHS.die - ROLL + landing);
    expect([program.follows, program.decides]).toEqual([true, false]);
    program.take(scene({ seq: 6, thrown: FACTS, recent: TAKEN }), loud);
    expect(program.follows).toBe(false);
  });

  it("of one's own is waited for as long as it rolls, and not where nothing moves", () => {
    expect(suspenseOf(scene({}), FACE, FACTS)).toBeCloseTo(ROLL);
    expect(suspenseOf(scene({}), FACE, TAKEN)).toBe(0);
    expect(suspenseOf(scene({ beat: 0 }), FACE, FACTS)).toBe(0);
    const after = beatsOf(scene({ thrown: FACTS }), FACE, FACTS) * 650;
    expect(after).toBeCloseTo(LENGTHS.die - ROLL + LENGTHS.conquest);
  });

  it("of others is waited for until it has been read", () => {
    const looking = scene({ seat: 1 });
    expect(suspenseOf(looking, FACE, FACTS)).toBeCloseTo(LENGTHS.die);
    expect(suspenseOf(scene({ seat: null }), FACE, FACTS)).toBeCloseTo(LENGTHS.die);
    const after = beatsOf(scene({ seat: 1, thrown: FACTS }), FACE, FACTS) * 650;
    expect(after).toBeCloseTo(LENGTHS.conquest);
    expect([attemptOf(looking, FACE, FACTS), attemptOf(looking, FACE, TAKEN)]).toEqual([
      "tries",
      "",
    ]);
  });
});
