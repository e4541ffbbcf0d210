import { describe, expect, it } from "vitest";
import { lord, position } from "../samples";
import type { Order } from "../view";
import { landings, openOrders, ordersOf, type Orders } from "./landing";
import cases from "./landings.json";

/** What the engine made of the same orders, told as it told it. */
function told(orders: Orders): string[] {
  return landings(orders).map(({ who, order, space }) => `${who} ${order} ${space ?? "-"}`);
}

const list = (words: string): Order[] => words.split(" ") as Order[];

describe("minions land where the engine places them", () => {
  it.each(cases)("$orders", ({ first, gold, drawn, orders, chosen, landed }) => {
    const seats = orders.map(list);
    const dummies = chosen as Order[];
    expect(told({ first, gold, drawn: drawn.map(list), seats, chosen: dummies })).toEqual(landed);
  });

  it("for two, three and four players, too poor and too late ones among them", () => {
    expect(new Set(cases.map(({ gold }) => gold.length))).toEqual(new Set([2, 3, 4]));
    expect(cases.some(({ landed }) => landed.some((one) => one.endsWith("-")))).toBe(true);
  });
});

describe("what is not known", () => {
  const nobody = { first: 0, gold: [3, 3], drawn: [], chosen: [] };

  it("takes no space", () => {
    const seats = [[null, "get-food"], []] as const;
    expect(told({ ...nobody, seats })).toEqual(["0 get-food 1"]);
  });

  it("a guess of another's earlier order moves one's own minion on", () => {
    const seats = [[null, "get-food"], ["get-food"]] as const;
    expect(told({ ...nobody, seats })).toEqual(["1 get-food 1", "0 get-food 2"]);
  });

  it("tells what is paid for placing a minion", () => {
    const seats = [["hire-monster"], ["get-food", "hire-monster"]] as const;
    expect(landings({ ...nobody, seats }).map(({ who, fee }) => [who, fee])).toEqual([
      [0, 1],
      [1, 0],
      [1, 0],
    ]);
  });

  it("tells whether gold or a space is wanting", () => {
    const poor = { ...nobody, gold: [0, 0], seats: [["hire-monster"], []] as const };
    expect(landings(poor)).toMatchObject([{ space: null, why: "fee" }]);
    const full = {
      ...nobody,
      gold: [0, 0, 0, 0],
      seats: [1, 2, 3, 4].map(() => ["get-food"] as const),
    };
    expect(landings(full).at(-1)).toMatchObject({ who: 3, space: null, why: "full" });
  });
});

it("a view has the drawn orders of as many dummies as play", () => {
  const dummies = {
    first: { inaccessible: [], orders: ["get-food" as const] },
    second: { inaccessible: [], orders: ["mine-gold" as const] },
  };
  const at = (players: number) =>
    ordersOf(position({ players, dummies, seats: [lord({ gold: 2 })] }), [["get-food"]], []);
  expect(at(2).drawn).toEqual([["get-food"], ["mine-gold"]]);
  expect(at(3).drawn).toEqual([["get-food"]]);
  expect(at(4)).toMatchObject({ drawn: [], gold: [2], seats: [["get-food"]] });
});

it("what is inaccessible is not open", () => {
  expect(openOrders(["get-food"])).not.toContain("get-food");
  expect(openOrders(["get-food"])).toHaveLength(7);
});
