import { t } from "../../lib/text.svelte";
import { ORDERS, type LordsView, type Order } from "./view";
import type { Facts, Things } from "./things";

/** An amount of something, as it is printed on a space; the sign says which way it goes. */
export interface Good {
  icon: string;
  text: string;
}

export interface Space {
  number: number;
  pays: Good[];
  gains: Good[];
}

/** A location as it is this round: itself, or the unique opportunity that lies on it. */
export interface Location {
  order: Order;
  kind: "order" | "opportunity";
  id: string;
  spaces: Space[];
  /** The spaces in the order in which they act. */
  turns: number[];
}

/** What comes of work, or of a deed that no number tells. */
const YIELDS: Readonly<Record<string, string>> = {
  "dig-tunnels": "resource-tunnel",
  "mine-gold": "resource-gold",
  "food-harvest": "resource-food",
  "tunnel-improvement": "opportunity-tunnel-improvement",
  "hire-monster": "resource-monster",
  "build-room": "resource-room",
  "trap-exhibition": "resource-trap",
  "expert-monsters": "resource-monster",
  "room-rental": "resource-room",
};
const GIVEN = [
  ["gives-gold", "resource-gold"],
  ["gives-food", "resource-food"],
  ["gives-imps", "resource-imp"],
  ["gives-traps", "resource-trap"],
  ["gives-pets", "resource-pet"],
  ["returns", "resource-gold"],
] as const;

export function locationsOf(view: LordsView, things: Things): Location[] {
  const now = view.opportunities.now;
  const covered = now && things.of("opportunity", now)["location"];
  return ORDERS.map((order) => {
    const laid = now && covered === order ? now : null;
    const kind = laid ? "opportunity" : "order";
    const id = laid ?? order;
    const facts = things.of(kind, id);
    return {
      order,
      kind,
      id,
      spaces: [1, 2, 3].map((number) => spaceOf(id, facts, number)),
      turns: [...String(facts["order"] ?? "123")].map(Number),
    };
  });
}

export function spaceOf(id: string, facts: Facts, number: number): Space {
  const told = (name: string): number => Number(facts[`${number}-${name}`] ?? 0);
  const pays: Good[] = [];
  const gains: Good[] = [];
  for (const name of ["gold", "food"] as const)
    if (told(name)) pays.push({ icon: `resource-${name}`, text: `−${told(name)}` });
  if (told("evil")) pays.push({ icon: "resource-evil", text: `+${told("evil")}` });
  if (told("workers")) pays.push({ icon: "resource-imp", text: crew(told) });
  if (told("tunnels"))
    pays.push({ icon: "resource-imp", text: `${told("tunnel-imps")}/${told("room-imps")}` });
  for (const [name, icon] of GIVEN) if (told(name)) gains.push({ icon, text: `+${told(name)}` });
  if (told("calm")) gains.push({ icon: "resource-evil", text: `−${told("calm")}` });
  if (told("spies")) gains.push({ icon: told("moves") ? "move" : "spy", text: "" });
  const made = YIELDS[id];
  if (made) gains.push({ icon: made, text: told("tunnels") > 1 ? `×${told("tunnels")}` : "" });
  return { number, pays, gains };
}

/** Who works: so many at most, and supervisors besides. */
function crew(told: (name: string) => number): string {
  const workers = `≤${told("workers")}`;
  return told("supervisors") ? `${told("supervisors")}+${workers}` : workers;
}

const ROMAN = ["I", "II", "III"];

export function roman(number: number): string {
  return ROMAN[number - 1] ?? String(number);
}

const PRICED = [
  ["gold", "resource-gold", "−"],
  ["food", "resource-food", "−"],
  ["evil", "resource-evil", "+"],
  ["imps", "resource-imp", "−"],
  ["traps", "resource-trap", "−"],
  ["monsters", "resource-monster", "−"],
] as const;

/** What a monster costs; some take either food or evil. */
export function priceOf(facts: Facts): Good[] {
  const either = Number(facts["either"] ?? 0);
  const choice = either
    ? [
        { icon: "resource-food", text: `−${either}` },
        { icon: "resource-evil", text: `${t("web-lords-or")} +${either}` },
      ]
    : [];
  const sure = PRICED.filter(([name]) => Number(facts[name] ?? 0) > 0).map(
    ([name, icon, sign]) => ({
      icon,
      text: `${sign}${String(facts[name])}`,
    }),
  );
  return [...sure, ...choice];
}
