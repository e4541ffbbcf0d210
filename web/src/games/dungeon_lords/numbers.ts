import { t, type Args } from "../../lib/text.svelte";
import type { Facts, Things } from "./things";

/** The numbers that the help of a thing tells. */
export function numbersOf(things: Things, kind: string, id: string): Args {
  const facts = things.of(kind, id);
  if (kind === "monster") return { ...series(facts, "damage"), food: number(facts, "meal") };
  if (kind === "room")
    return {
      imps: number(facts, "imps"),
      food: number(facts, "food"),
      bonus: number(facts, "bonus"),
      fatigue: number(facts, "fatigue"),
    };
  if (kind === "trap") return trapNumbers(facts);
  if (kind === "pet") {
    const amounts = Object.values(series(facts, "amount"));
    return { amount1: amounts[0] ?? 0, amount2: amounts.at(-1) ?? 0 };
  }
  if (kind === "paladin") {
    const [first, second] = [things.of(kind, `${id}-1`), things.of(kind, `${id}-2`)];
    return {
      hitpoints: both(number(first, "hit_points"), number(second, "hit_points")),
      points: number(first, "points"),
    };
  }
  if (kind === "expert") return { surcharge: surcharge(facts), bonus: number(facts, "bonus") };
  if (kind !== "spell") return {};
  return { damage1: number(facts, "damage"), hitpoints: number(facts, "hit_points") };
}

function number(facts: Facts, name: string): number {
  return Number(facts[name] ?? 0);
}

/** By what a token makes a monster dearer, in words. */
function surcharge(facts: Facts): string {
  return ["gold", "food", "evil"]
    .filter((name) => number(facts, name) > 0)
    .map((name) => t(`dungeon_lords-resource-${name}`, { count: number(facts, name) }, "acc"))
    .join(", ");
}

function trapNumbers(facts: Facts): Args {
  const first = series(facts, "year1-damage");
  const second = series(facts, "year2-damage");
  return Object.fromEntries(
    Object.keys(first).map((name) => {
      const number = name.slice("year1-".length);
      return [number, both(first[name] ?? 0, second[`year2-${number}`] ?? 0)];
    }),
  );
}

/** The facts that are numbered under a name. */
function series(facts: Facts, name: string): Record<string, number> {
  const numbered = new RegExp(`^${name}\\d+$`);
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([key]) => numbered.test(key))
      .map(([key, value]) => [key, Number(value)]),
  );
}

/** A number for both years, told once where it stays the same. */
function both(year1: number, year2: number): string | number {
  return year1 === year2 ? year1 : t("dungeon_lords-both-years", { year1, year2 });
}
