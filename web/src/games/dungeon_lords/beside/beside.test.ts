// @vitest-environment jsdom
import { expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import { lord, position } from "../samples";
import { Things } from "../things";
import { choicesBeside, isBeside, thingOf } from "./choices";
import { placesOf } from "./shelf";

const things = new Things({
  part: [
    { id: "pets", facts: {} },
    { id: "opportunities", facts: {} },
  ],
  monster: [{ id: "goblin", facts: { food: 1 } }],
  expert: [{ id: "clever", facts: { gold: 1 } }],
  room: [
    { id: "mint", facts: { kind: "production" } },
    { id: "bakery", facts: { kind: "production" } },
    { id: "chapel", facts: { kind: "scoring" } },
    { id: "training-room", facts: { kind: "production" } },
  ],
});

function choice(verb: string, args: Choice["args"] = {}): Choice {
  return { code: 1, verb, args, text: "", price: null };
}

function pieces(place: string, view = position(), seat = 0): string[] {
  const found = placesOf(view, things, seat).find(({ id }) => id === place)?.pieces ?? [];
  return found.map(({ key, count, marks }) => [key, count, ...marks].join(" "));
}

it("choices are taken on the thing that they name", () => {
  expect(thingOf(choice("use", { room: "mint" }))).toBe("room/mint");
  expect(thingOf(choice("use", { room: "bakery", for: "reputation" }))).toBe("room/bakery");
  expect(thingOf(choice("pay", { monster: "goblin-clever" }))).toBe("monster/goblin-clever");
  expect(thingOf(choice("pay", { with: "evil" }))).toBe("resource/evil");
  expect(thingOf(choice("give", { trap: "pendulum" }))).toBe("trap/pendulum");
  expect(thingOf(choice("give", { monster: "slime" }))).toBe("monster/slime");
  expect(thingOf(choice("recall"))).toBe("imp/training");
});

it("what has no place beside the board is not taken there", () => {
  for (const other of [
    choice("done"),
    choice("send", { monster: "goblin" }),
    choice("attack", { monster: "goblin" }),
    choice("turn", { pet: "baby-golem" }),
    choice("dig", { cell: "b1" }),
  ])
    expect(isBeside(other)).toBe(false);
  expect(choicesBeside([choice("done"), choice("train")]).size).toBe(1);
});

it("every place that the table knows is there, also when it is empty", () => {
  const all = ["goods", "imps", "monsters", "traps", "pets", "rooms", "rented", "prison"];
  expect(placesOf(position(), things, 0).map(({ id }) => id)).toEqual(all);
  const base = placesOf(position(), new Things({}), 0).map(({ id }) => id);
  expect(base).toEqual(all.filter((id) => id !== "pets" && id !== "rented"));
  expect(placesOf(position(), things, 7)).toEqual([]);
});

it("monsters are named as actions name them; those alike lie together", () => {
  const lair = [
    { monster: "goblin" },
    { monster: "goblin", down: 1 },
    { monster: "goblin" },
    { monster: "goblin", expert: "clever" },
    { monster: "troll" },
  ];
  const view = position({ seats: [lord({ lair, tired_trolls: 1 })] });
  expect(pieces("monsters", view)).toEqual([
    "monster/goblin 2",
    "monster/goblin-clever 1",
    "monster/goblin-down 1 down",
    "monster/troll 1",
    "token/troll 0 tired",
  ]);
  const dear = placesOf(view, things, 0).flatMap((place) => place.pieces);
  expect(dear.find(({ expert }) => expert)?.price).toEqual([
    { icon: "resource-food", text: "−1" },
    { icon: "resource-gold", text: "−1" },
  ]);
});

it("cards that one may not know are only counted", () => {
  const view = position({
    seats: [
      lord({
        traps: { held: { hidden: 2 }, buried: {}, installed: { trap: "plague", cell: "c1" } },
        pets: {
          held: { "show-peacock": 1 },
          used: { impling: 1 },
          buried: { "larder-rat": 1 },
          dealt: { "show-peacock": 1, hidden: 1 },
          handed: 0,
        },
      }),
    ],
  });
  expect(pieces("traps", view)).toEqual(["trap/hidden 2 unknown", "installed 1 installed"]);
  expect(pieces("pets", view)).toEqual([
    "pet/show-peacock 2",
    "pet/hidden 1 unknown",
    "pet/impling/spent 1 spent",
  ]);
});

it("rooms lie there when they work or are rented, with their uses this round", () => {
  const view = position({
    rooms: {
      mint: { seat: 0, cell: "c1" },
      chapel: { seat: 0, cell: "c3" },
      bakery: { seat: 0, cell: "rented" },
      "training-room": { seat: 1, cell: "c1" },
    },
    seats: [
      lord({ uses: { mint: 1 }, conquered: ["rented"] }),
      lord({ uses: { "training-room": 6 } }),
    ],
  });
  expect(pieces("rooms", view)).toEqual(["room/mint 1"]);
  expect(pieces("rented", view)).toEqual(["room/bakery 1 conquered"]);
  const uses = placesOf(view, things, 1).flatMap((place) =>
    place.pieces.map((piece) => piece.uses),
  );
  expect(uses.filter(Boolean)).toEqual([2]);
  expect(pieces("imps", view)).toContain("imp/training 1 training");
});

it("prisoners are told apart by their cards", () => {
  const view = position({ seats: [lord({ prison: ["thief-1-2a"], captives: { elf: 1 } })] });
  expect(pieces("prison", view)).toEqual(["adventurer/thief-1-2a 1", "paladin/elf 1"]);
});
