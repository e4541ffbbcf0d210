import { describe, expect, it } from "vitest";
import type { Fact } from "../../lib/messages";
import { drawnLast, inOrder } from "./hand";

const DECK = ["spearmen", "archers", "tower", "panic"];

function fact(effect: string, args: Record<string, unknown>): Fact {
  return { n: 1, by: null, effect, args, text: "" };
}

const began = (seat: number): Fact => fact("turn-began", { seat, round: 1 });
const seen = (card: string, seat = 0): Fact => fact("card-seen", { seat, card });

describe("a hand", () => {
  it("lies in the order of the deck, whatever came last", () => {
    const early = { archers: 1, spearmen: 2 };
    expect(inOrder({ ...early, panic: 1, tower: 1 }, DECK).map(([id]) => id)).toEqual(DECK);
    expect(inOrder(early, DECK)).toEqual([
      ["spearmen", 2],
      ["archers", 1],
    ]);
  });

  it("ends with cards of which nobody has told anything", () => {
    expect(inOrder({ geese: 1, panic: 1 }, DECK).map(([id]) => id)).toEqual(["panic", "geese"]);
  });
});

describe("what was drawn last", () => {
  const dealt = [seen("spearmen"), seen("archers")];
  const first = [...dealt, began(0), seen("tower"), began(1), seen("archers", 1)];

  it("is not the whole hand with which a game begins", () => {
    expect(drawnLast(dealt, 0)).toEqual(new Set());
    expect(drawnLast([...dealt, began(0)], 0)).toEqual(new Set());
  });

  it("is what came at the end of one's last turn, until one draws again", () => {
    expect(drawnLast(first, 0)).toEqual(new Set(["tower"]));
    expect(drawnLast([...first, began(0)], 0)).toEqual(new Set(["tower"]));
    expect(drawnLast([...first, began(0), seen("panic")], 0)).toEqual(new Set(["panic"]));
  });
});
