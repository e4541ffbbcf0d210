import { sum, type Lord } from "./view";

/** What a seat has, as amounts; what is rarely had is left out where there is none. */
export function belongings(lord: Lord): { id: string; text: string }[] {
  const { unused, used, training } = lord.imps;
  const rare = [
    { id: "trap", count: sum(lord.traps.held) },
    { id: "pet", count: sum(lord.pets.held) },
    { id: "letter", count: lord.letters },
  ];
  return [
    { id: "gold", text: String(lord.gold) },
    { id: "food", text: String(lord.food) },
    { id: "imp", text: `${unused}/${unused + used + training}` },
    { id: "evil", text: String(lord.evil) },
    ...rare.filter(({ count }) => count > 0).map(({ id, count }) => ({ id, text: String(count) })),
  ];
}

/** How many things of each kind that is known. */
export function known(counts: Readonly<Record<string, number>>): [id: string, count: number][] {
  return Object.entries(counts).filter(([id, count]) => id !== "hidden" && count > 0);
}
