import { expect, it } from "vitest";
import type { Face } from "../lib/title";
import { cuesOf } from "./cues";
import { LENGTHS, STRESSES } from "./plan";
import { MOMENTS, told } from "./samples";

const FACE = {
  moments: MOMENTS,
  sounds: { rolled: "die", taken: "conquest", paid: "coins", moved: "token" },
} as unknown as Face;
const FACTS = [
  told("moved"),
  told("rolled", { region: "a" }),
  told("taken", { region: "a" }),
  told("taken", { region: "b" }),
  told("toString"),
];

function heard(pace: number) {
  return cuesOf({ facts: FACTS, view: null, seat: null, names: [] }, FACE, pace);
}

it("sounds when the weight of a moment falls, each sound once for a moment", () => {
  const landing = LENGTHS.die + LENGTHS.conquest * STRESSES.conquest;
  expect(heard(1)).toEqual([
    { sound: "token", at: 0 },
    { sound: "die", at: LENGTHS.die * STRESSES.die },
    { sound: "conquest", at: landing },
  ]);
  expect(heard(0.5).at(-1)).toEqual({ sound: "conquest", at: landing / 2 });
});

it("sounds once for all where nothing moves", () => {
  expect(heard(0)).toEqual([{ sound: "die", at: 0 }]);
});
