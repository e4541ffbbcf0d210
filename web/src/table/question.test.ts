import { expect, it } from "vitest";
import { fact, situation } from "../lib/samples";
import { isStillAsked, sameQuestion } from "./question";

const asked = situation({ seat: 0, actors: [0, 1], codes: [1, 2] });
const still = situation({ seat: 0, actors: [0], codes: [1, 2] });

it("is the same when others answer theirs", () => {
  expect(sameQuestion(asked, { situation: still, facts: [fact(1, 1)] })).toBe(true);
  expect(sameQuestion(asked, { situation: still, facts: [fact(1, null)] })).toBe(true);
});

it("is another one after an answer, with other choices, for other eyes", () => {
  const other = situation({ seat: 0, actors: [0], codes: [1, 3] });
  const away = situation({ seat: 0, actors: [1], codes: [] });
  const eyes = situation({ seat: 1, actors: [0, 1], codes: [1, 2] });
  expect(sameQuestion(asked, { situation: still, facts: [fact(1, 0)] })).toBe(false);
  for (const after of [other, away, eyes, null])
    expect(sameQuestion(asked, { situation: after, facts: [] })).toBe(false);
  expect(sameQuestion(away, { situation: away, facts: [] })).toBe(false);
  expect(sameQuestion(null, { situation: asked, facts: [] })).toBe(false);
  const watching = situation({ seat: null, actors: [0, 1], codes: [] });
  expect(sameQuestion(watching, { situation: watching, facts: [] })).toBe(false);
});

it("has to stay all the way", () => {
  const away = situation({ seat: 0, actors: [1], codes: [] });
  const others = { situation: still, facts: [fact(1, 1)] };
  expect(isStillAsked(asked, [])).toBe(true);
  expect(isStillAsked(asked, [others, others])).toBe(true);
  expect(isStillAsked(asked, [others, { situation: away, facts: [] }, others])).toBe(false);
  expect(isStillAsked(asked, [{ facts: [fact(1, 1)] }])).toBe(false);
});
