import { expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import { lord, position } from "../samples";
import { areShown, arePetsPassed, guestsOf, isFestival, isFestive, sending } from "./festival";

const FESTIVAL = { step: "festival", subject: 0, stage: 1 } as const;
const DIG = { step: "dig", subject: 0, stage: 0 } as const;
const PETS = { step: "pets", subject: 0, stage: 1 } as const;

function choice(verb: string, args: Choice["args"] = {}): Choice {
  return { code: 1, verb, args, text: "", price: null };
}

it("choices are taken at the festival while it asks for them", () => {
  const fair = position({ frames: [FESTIVAL] });
  const dug = position({ frames: [FESTIVAL, DIG] });
  expect(isFestival(dug)).toBe(true);
  expect(isFestive(choice("send", { count: 2 }), fair)).toBe(true);
  expect(isFestive(choice("prize", { opportunity: "masquerade" }), fair)).toBe(true);
  expect(isFestive(choice("decline"), fair)).toBe(false);
  expect(isFestive(choice("hire", { monster: "goblin" }), dug)).toBe(false);
  expect(isFestive(choice("hire", { monster: "goblin" }), position())).toBe(false);
});

it("pets are handed on in their own step only", () => {
  const passed = position({ frames: [PETS] });
  expect(arePetsPassed(passed)).toBe(true);
  expect(isFestive(choice("hand", { pet: "impling" }), passed)).toBe(true);
  expect(isFestive(choice("drop", { pet: "impling" }), position())).toBe(false);
});

it("guests stand in the order in which they take prizes, once all imps are shown", () => {
  const secret = position({ seats: [lord({ fair: 2 }), lord({ fair: -2 })] });
  expect(areShown(secret)).toBe(false);
  expect(guestsOf(secret).map(({ imps }) => imps)).toEqual([2, null]);
  const shown = position({
    seats: [lord({ fair: 0 }), lord({ fair: 1 }), lord({ fair: 3 }), lord({ fair: 2 })],
    prizes: [3, 1],
  });
  expect(guestsOf(shown).map(({ seat, turn }) => [seat, turn])).toEqual([
    [2, null],
    [3, 1],
    [1, 2],
    [0, null],
  ]);
});

it("so many imps are sent by the choice that counts them", () => {
  const choices = [choice("send", { count: 0 }), choice("send", { count: 1 })];
  expect(sending(choices, 1)).toBe(choices[1]);
  expect(sending(choices, 2)).toBeUndefined();
});
