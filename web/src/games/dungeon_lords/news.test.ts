import { expect, it } from "vitest";
import { told } from "./battle/samples";
import { newsOf } from "./news";
import { position } from "./samples";

const orders = position({ frames: [{ step: "orders", subject: 0b11, stage: 2 }] });
const log = [
  told("event-began", "", { tile: "taxes" }),
  told("letters-taken", "", { amount: 1 }),
  told("adventurer-came", "", { adventurer: "thief-1-1" }),
  told("round-began", "", { year: 1, season: 3 }),
  told("event-began", "", { tile: "special", event: "rats" }),
  told("food-moved", "", { amount: -1 }),
  told("paladin-moved", "", { paladin: "elf" }),
  told("adventurer-came", "", { adventurer: "warrior-1-1" }),
  told("round-began", "", { year: 1, season: 4 }),
];

it("the last event is told with all that it did, and nothing that came after it", () => {
  const news = newsOf(orders, log);
  expect(news?.event.args["event"]).toBe("rats");
  expect(news?.deeds.map(({ effect }) => effect)).toEqual(["food-moved", "paladin-moved"]);
});

it("an event that goes on is no news yet", () => {
  expect(newsOf(orders, log.slice(0, 6))).toBeNull();
  expect(newsOf(orders, [])).toBeNull();
});

it("it is told before the next decisions and no longer", () => {
  const errand = { step: "errand" as const, subject: 0, stage: 0 };
  expect(newsOf(position({ frames: [errand] }), log)).toBeNull();
  const fought = { cards: ["fireball", null, null, null, null], turned: 1 };
  const planning = { step: "planning" as const, subject: 1, stage: 0 };
  expect(newsOf(position({ frames: [planning] }), log)).not.toBeNull();
  expect(newsOf(position({ frames: [planning], combat: fought }), log)).toBeNull();
});
