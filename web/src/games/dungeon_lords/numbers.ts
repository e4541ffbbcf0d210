import { t, type Args } from "../../lib/text.svelte";
import type { Facts, Things } from "./things";

/** What the texts name by a number that no card prints. */
const FEED = 1;
const BONUS = 1;
const BITE = 1;
const ILLUSION = 1;

/** The numbers that the help of a thing tells. */
export function numbersOf(things: Things, kind: string, id: string): Args {
  const facts = things.of(kind, id);
  if (kind === "monster") return { ...series(facts, "damage"), food: FEED };
  if (kind === "room")
    return {
      imps: Number(facts["imps"] ?? 0),
      food: Number(facts["food"] ?? 0),
      bonus: BONUS,
      fatigue: BONUS,
    };
  if (kind === "trap") return trapNumbers(facts);
  if (kind === "pet") {
    const amounts = Object.values(series(facts, "amount"));
    return { amount1: amounts[0] ?? 0, amount2: amounts.at(-1) ?? 0 };
  }
  if (kind === "paladin") {
    const [first, second] = [things.of(kind, `${id}-1`), things.of(kind, `${id}-2`)];
    return {
      hitpoints: both(Number(first["hit_points"] ?? 0), Number(second["hit_points"] ?? 0)),
      points: Number(first["points"] ?? 0),
    };
  }
  return kind === "spell" ? { damage1: BITE, hitpoints: ILLUSION } : {};
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
