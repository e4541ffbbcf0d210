import { describe, expect, it } from "vitest";
import { fact } from "../../lib/samples";
import { beside, CELLS, cellsOf, lines, passages, RENTED, spotOf, tilesOf } from "./cells";
import { lord, position } from "./samples";

describe("the cells of a dungeon", () => {
  it("are named by column and row", () => {
    expect(CELLS).toHaveLength(20);
    expect(spotOf("a1")).toEqual([0, 0]);
    expect(spotOf("e4")).toEqual([4, 3]);
  });

  it("are reached by arrow keys, and end at the edge", () => {
    expect(
      ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map((key) => beside("c2", key)),
    ).toEqual(["b2", "d2", "c1", "c3"]);
    expect(beside("a1", "ArrowLeft")).toBeUndefined();
    expect(beside("a1", "ArrowUp")).toBeUndefined();
    expect(beside("e4", "ArrowDown")).toBeUndefined();
    expect(beside("c2", "Home")).toBeUndefined();
    expect(beside(RENTED, "ArrowDown")).toBeUndefined();
  });

  it("are joined where both are dug", () => {
    expect(passages(new Set(["c1", "c2", "d2", "a4"]))).toEqual([
      ["c1", "c2"],
      ["c2", "d2"],
    ]);
  });
});

describe("the tiles of a dungeon", () => {
  const installed = { trap: "pendulum", cell: "c3" };
  const view = position({
    seats: [
      lord({ conquered: ["c1"], traps: { held: {}, buried: {}, installed } }),
      lord({ tiles: ["c1"] }),
    ],
    rooms: {
      mint: { seat: 0, cell: "c3" },
      bakery: { seat: 0, cell: "rented" },
      chapel: "display",
    },
    tunnels: { foyer: { seat: 0, cell: "c2" }, "tool-shed": "stack" },
  });

  it("are tunnels, improved tunnels and rooms, lost or trapped", () => {
    expect(Object.fromEntries(tilesOf(view, 0))).toEqual({
      c1: { kind: "tunnel", id: "", conquered: true, trap: null },
      c2: { kind: "improved", id: "foyer", conquered: false, trap: null },
      c3: { kind: "room", id: "mint", conquered: false, trap: "pendulum" },
      rented: { kind: "room", id: "bakery", conquered: false, trap: null },
    });
  });

  it("belong to one seat", () => {
    expect([...tilesOf(view, 1).keys()]).toEqual(["c1"]);
    expect(tilesOf(view, 2).size).toBe(0);
  });
});

it("facts light the cells of the seat that they speak of", () => {
  const dug = { ...fact(1, 0, "tunnel-dug"), args: { seat: 0, cell: "b1" } };
  expect(cellsOf([dug, fact(2, 0)], 0)).toEqual(new Set(["b1"]));
  expect(cellsOf([dug], 1)).toEqual(new Set());
});

it("a name is broken between words", () => {
  expect(lines("Зал славы")).toEqual(["Зал славы"]);
  expect(lines("Тёмная комната")).toEqual(["Тёмная", "комната"]);
});
