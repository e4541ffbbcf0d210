import { expect, it } from "vitest";
import { citedIn } from "./cited";

it("finds the rules that a sentence names", () => {
  expect(citedIn("Сюда нельзя. [SW-CON-2]")).toEqual([
    { text: "Сюда нельзя. [" },
    { text: "SW-CON-2", rule: "SW-CON-2" },
    { text: "]" },
  ]);
  expect(citedIn("SW-P-DRAGON-MASTER")).toEqual([
    { text: "SW-P-DRAGON-MASTER", rule: "SW-P-DRAGON-MASTER" },
  ]);
  expect(citedIn("Регион 5-05")).toEqual([{ text: "Регион 5-05" }]);
});

it("leaves alone what is no rule of a game", () => {
  expect(citedIn("Не ваш ход. [CORE-TURN] [TABLE-SEAT]")).toHaveLength(1);
});
