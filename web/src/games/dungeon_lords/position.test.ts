// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import { placeOf } from "./position";
import { position } from "./samples";

function choice(verb: string, args: Choice["args"] = {}): Choice {
  return { code: 1, verb, args, text: "", price: null };
}

const errand = { step: "errand" as const, subject: 0, stage: 0 };
const battle = { step: "battle" as const, subject: 0, stage: 6 };

it("to act is a button beside the one that declines", () => {
  const acting = position({ frames: [errand] });
  for (const verb of ["act", "decline"]) expect(placeOf(choice(verb), acting)).toBeNull();
  expect(placeOf(choice("work", { count: 2 }), acting)).toBeNull();
});

it("what lies on the board is taken there", () => {
  const hiring = position({
    frames: [{ ...errand, stage: 3 * 6 }],
    monsters: { stack: {}, discard: {}, display: ["goblin", null, null] },
  });
  expect(placeOf(choice("hire", { monster: "goblin" }), hiring)).toBe("center");
  expect(placeOf(choice("dig", { cell: "c4" }), hiring)).toBe("cell");
});

it("an imp in training is called in a battle where the battle is decided", () => {
  expect(placeOf(choice("recall"), position())).toBe("beside");
  expect(placeOf(choice("recall"), position({ frames: [battle] }))).toBeNull();
});
