import { expect, it } from "vitest";
import { citedIn, signedIn, uncited } from "./cited";

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

it("takes the brackets off rules that are signs", () => {
  expect(signedIn("Сюда нельзя. [SW-CON-3, SW-P-MOUNTED]")).toEqual([
    { text: "Сюда нельзя. " },
    { text: "SW-CON-3", rule: "SW-CON-3" },
    { text: " " },
    { text: "SW-P-MOUNTED", rule: "SW-P-MOUNTED" },
  ]);
  expect(signedIn("Партия окончена. [TABLE-STATUS]")).toEqual([{ text: "Партия окончена." }]);
  expect(signedIn("[?] Нет [даже так]")).toEqual([{ text: "[?] Нет [даже так]" }]);
});

it("leaves rules out where nothing can lead to them", () => {
  expect(uncited("Сюда нельзя. [SW-CON-3, SW-P-MOUNTED]")).toBe("Сюда нельзя.");
  expect(uncited("Не ваш ход. [TABLE-SEAT]")).toBe("Не ваш ход.");
});
