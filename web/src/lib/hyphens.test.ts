import { expect, it } from "vitest";
import { hyphenated } from "./hyphens";

it.each([
  ["Антимагический дротик", "Ан-ти-ма-ги-чес-кий дротик"],
  ["Сувенирная лавка", "Су-ве-нир-ная лавка"],
  ["Контора землекопов", "Контора зем-ле-ко-пов"],
  ["Строительство", "Стро-итель-ство"],
  ["Монетный двор", "Мо-нет-ный двор"],
  ["Anti-Magic Dart", "Anti-Magic Dart"],
])("%s is divided by its syllables", (name, divided) => {
  expect(hyphenated(name).replaceAll("\u00ad", "-")).toBe(divided);
});

it("no letter stands alone, and no sign begins a line", () => {
  for (const word of ["Лечебница", "Огненная", "Янтарный", "Подъёмник", "Чародейка"])
    for (const part of hyphenated(word).split("\u00ad")) {
      expect(part.length).toBeGreaterThan(1);
      expect(part).not.toMatch(/^[йьъ]/);
    }
});

it("divides only what has no room in a line", () => {
  expect(hyphenated("Строительство комнат", 12)).toContain("\u00ad");
  expect(hyphenated("Рытьё туннелей", 12)).toBe("Рытьё туннелей");
});
