// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import type { Draft, Scene } from "../../../lib/scene";
import { lord, position } from "../samples";
import { ORDERS, type Order } from "../view";
import { Planner, plannerOf } from "./planner.svelte";

function card(order: Order, verb = "order"): Choice {
  const code = ORDERS.indexOf(order) + (verb === "order" ? 0 : 100);
  return { code, verb, args: { order }, text: order, price: null };
}

/** A seat that gives orders; what it picks is taken at once. */
function scene(players = 4): Scene {
  const draft = {
    picks: [] as readonly Choice[],
    questionAt: (place: number) =>
      ORDERS.map((order) => card(order, place < 3 ? "order" : "dummy")),
    set(picks: readonly Choice[]) {
      this.picks = picks;
      return Promise.resolve(true);
    },
  };
  const seats = Array.from({ length: players }, (_, seat) =>
    lord(seat === 1 ? { orders: { ...lord().orders, inaccessible: ["get-food"] } } : {}),
  );
  const view = position({ players, seats, frames: [{ step: "orders", subject: 0, stage: 100 }] });
  return { seat: 0, view, draft: draft as unknown as Draft } as unknown as Scene;
}

describe("a planner", () => {
  let table = scene();
  let planner = new Planner(table);
  const own = (): readonly (Order | null)[] => new Planner(table).own;

  beforeEach(() => {
    table = scene();
    planner = new Planner(table);
  });

  it("lays cards one after another, and takes a laid one out", () => {
    for (const order of ["get-food", "mine-gold", "build-room"] as const)
      planner.toggle(card(order));
    expect(own()).toEqual(["get-food", "mine-gold", "build-room"]);
    planner.toggle(card("mine-gold"));
    expect(own()).toEqual(["get-food", "build-room"]);
  });

  it("lays a card on the place that is selected", () => {
    planner.toggle(card("get-food"));
    planner.toggle(card("mine-gold"));
    planner.selected = 0;
    planner.toggle(card("build-room"));
    expect(own()).toEqual(["build-room", "mine-gold"]);
    expect(planner.selected).toBeNull();
  });

  it("has cards for a dummy only after all orders", () => {
    expect(planner.dummyCards).toEqual([]);
    for (const order of ["get-food", "mine-gold", "build-room"] as const)
      planner.toggle(card(order));
    expect(planner.dummyCards).toHaveLength(8);
    planner.toggle(card("get-food", "dummy"));
    expect(own()).toEqual(["get-food", "mine-gold", "build-room"]);
    expect(new Planner(table).dummy).toBe("get-food");
  });

  it("guesses up to three open orders of another, and places by them", () => {
    expect(planner.guessable(1)).not.toContain("get-food");
    for (const order of ["mine-gold", "dig-tunnels", "buy-traps", "build-room"] as const)
      planner.guess(1, order);
    expect(planner.guessFor(1)).toEqual(["mine-gold", "dig-tunnels", "buy-traps"]);
    planner.guess(1, "mine-gold");
    expect(planner.guessFor(1)).toEqual(["dig-tunnels", "buy-traps"]);
    expect(planner.landed).toContainEqual(
      expect.objectContaining({ who: 1, order: "dig-tunnels", space: 1 }),
    );
  });

  it("is one for a table", () => {
    expect(plannerOf(table)).toBe(plannerOf(table));
    expect(plannerOf(scene())).not.toBe(plannerOf(table));
  });
});
