// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { lord, position } from "../samples";
import { locationsOf } from "../spaces";
import { Things } from "../things";
import { marksOf, movedTo, paladinsMoved } from "./consequence";

describe("what is considered", () => {
  const now = position({
    seats: [lord({ evil: 9 }), lord({ evil: 5 })],
    paladins: { elf: "tent", human: { seat: 1 } },
  });
  const then = position({
    seats: [lord({ evil: 10 }), lord({ evil: 5 })],
    paladins: { elf: { seat: 0 }, human: { seat: 1 } },
  });

  it("moves counters", () => {
    expect(movedTo(now, then)).toEqual([{ level: 10, seat: 0, label: "" }]);
    expect(movedTo(now, now)).toEqual([]);
  });

  it("moves paladins", () => {
    expect(paladinsMoved(now, then)).toEqual([{ paladin: "elf", seat: 0 }]);
    expect(paladinsMoved(then, { ...then, paladins: { elf: "gone" } })).toEqual([
      { paladin: "elf", seat: null },
    ]);
  });
});

it("the spaces of a location tell the evil they bring, up to the ends", () => {
  const facts = { order: "123", "2-evil": 1, "3-evil": 2, "1-calm": 1 };
  const things = new Things({ order: [{ id: "get-food", facts }] });
  const [location] = locationsOf(position(), things);
  const at = (evil: number) =>
    location &&
    marksOf(location, things, 0, evil, String).map(({ level, label }) => [label, level]);
  expect(at(5)).toEqual([
    ["1", 4],
    ["2", 6],
    ["3", 7],
  ]);
  expect(at(14)).toContainEqual(["3", 15]);
  expect(at(1)).toContainEqual(["1", 1]);
});
