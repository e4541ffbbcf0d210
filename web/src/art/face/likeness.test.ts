import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ANATOMY } from "./breeds";
import { BADGE_PIECES, HAT_PIECES } from "./hats";
import { BREEDS, FAMILIAR, likenessOf } from "./likeness";

const personas = [
  ...readFileSync("../src/warren/locales/en/personas.ftl", "utf8").matchAll(/^persona-([a-z-]+)/gm),
].map(([, id]) => id);

it("knows by sight all whom the server may seat", () => {
  expect(personas.length).toBeGreaterThan(16);
  expect(new Set(FAMILIAR)).toEqual(new Set(personas));
});

it("gives a name one face and keeps it, and no two of ours the same", () => {
  expect(likenessOf("greedy 2")).toEqual(likenessOf("greedy 2"));
  const faces = FAMILIAR.map((name) => JSON.stringify(likenessOf(name)));
  expect(new Set(faces).size).toBe(FAMILIAR.length);
});

it("draws strangers as all kinds of beasts, with parts that there are", () => {
  const faces = Array.from({ length: 300 }, (_, at) => likenessOf(`stranger ${at}`));
  expect(new Set(faces.map((face) => face.breed))).toEqual(new Set(BREEDS));
  for (const face of faces) {
    expect(ANATOMY[face.breed].head.d).toMatch(/^M/);
    expect(HAT_PIECES[face.hat]).toBeDefined();
    expect(BADGE_PIECES[face.badge]).toMatch(/^M/);
  }
});
