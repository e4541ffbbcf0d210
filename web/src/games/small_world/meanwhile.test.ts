// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { Fact } from "../../lib/messages";
import { seat, table } from "../../lib/samples";
import type { Scene } from "../../lib/scene";
import { sinceActed } from "../../lib/standing";
import { learnNames } from "../../map/spoken";
import { meanwhile } from "./meanwhile";

vi.mock("../../lib/text.svelte", () => ({
  t: (id: string, args: object) => [id, ...Object.values(args)].join(" "),
}));

const names = ["Ann", "Bob", "Cat"];
const seats = names.map((name, at) => seat(at, "person", { name }));
const scene = { seat: 0, table: table("a", "playing", { seats }) } as unknown as Scene;

function fact(n: number, by: number | null, effect: string, args: Fact["args"] = {}): Fact {
  return { n, by, effect, args, text: effect };
}

function taken(n: number, by: number | null, from: number, to: number, region: string): Fact[] {
  return [
    fact(n, by, "region-lost", { seat: from, region, lost: 1, kept: 1 }),
    fact(n, by, "region-conquered", { seat: to, region }),
  ];
}

function told(...facts: Fact[]): string {
  return meanwhile(sinceActed(facts, 0), scene);
}

it("tells what each of the others took, by the names on the map", () => {
  learnNames([{ id: "2-C3" }, { id: "2-C4" }, { id: "2-D1" }]);
  const acted = fact(4, 0, "turn-ended");
  expect(
    told(
      ...taken(3, 1, 0, 1, "2-D1"),
      acted,
      ...taken(5, 1, 0, 1, "2-C3"),
      ...taken(6, 1, 2, 1, "2-D1"),
      ...taken(7, null, 0, 1, "2-C4"),
      ...taken(8, 2, 0, 2, "2-D1"),
    ),
  ).toBe("web-meanwhile-taken Bob C3 and C4 2; web-meanwhile-taken Cat D1 1");
});

it("tells of coins that others took, and nothing of what I did myself", () => {
  const paid = { seat: 0, coins: 2 };
  expect(told(fact(1, 0, "coins-paid", paid), ...taken(1, 0, 0, 0, "2-C3"))).toBe("");
  expect(told(fact(1, 0, "turn-ended"), fact(2, 2, "coins-paid", paid))).toBe(
    "web-meanwhile-coins Cat 2",
  );
  expect(told(fact(1, 1, "coins-paid", { seat: 1, coins: 2 }))).toBe("");
});

it("makes way for the first thing I do, and comes back when I take it back", () => {
  const before = [fact(1, 0, "turn-ended"), ...taken(2, 1, 0, 1, "2-C3")];
  const acted = [...before, fact(3, 0, "region-conquered", { seat: 0, region: "2-C4" })];
  expect(told(...acted)).toBe("");
  expect(told(...acted, fact(4, 0, "action-undone", { to: 2 }))).toBe(told(...before));
});
