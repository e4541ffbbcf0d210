import type { Glance, Tip } from "../../lib/tips";
import { isCombat } from "./calendar";
import { viewOf, type Lord, type LordsView } from "./view";

/** So near to the paladin's space one has to be careful. */
const NEAR = 2;

interface Look extends Omit<Glance, "view"> {
  view: LordsView;
  own: Lord;
  asks: (...verbs: string[]) => boolean;
}

function tip(id: string, rule: string, about: (look: Look) => boolean): Tip {
  return {
    id,
    rule,
    about: (glance) => {
      const view = viewOf(glance.view);
      const own = view?.seats[glance.seat];
      if (!view || !own) return false;
      const asks = (...verbs: string[]) => glance.choices.some(({ verb }) => verbs.includes(verb));
      return about({ ...glance, view, own, asks });
    },
  };
}

function isWatched({ view, seat }: Look): boolean {
  const up = view.outlook.paladins[seat]?.up;
  const mine = Object.values(view.paladins).some(
    (where) => typeof where === "object" && "seat" in where && where.seat === seat,
  );
  return mine || (up != null && up.steps <= NEAR);
}

function comesWithLutes({ view, own }: Look): boolean {
  const coming = [...view.adventurers.here, ...view.adventurers.next];
  const here = own.line.map(({ who }) => who);
  return [...coming, ...here].some((who) => who?.startsWith("bard"));
}

export const tips: readonly Tip[] = [
  tip("web-lords-tip-inaccessible", "DL-SET-11", ({ asks }) => asks("keep")),
  tip("web-lords-tip-dummy", "DL-DUM-5", ({ asks }) => asks("dummy")),
  tip(
    "web-lords-tip-taxes",
    "DL-EVT-4",
    ({ view, asks }) => asks("tax") || (asks("order") && view.tiles.now === "taxes"),
  ),
  tip(
    "web-lords-tip-payday",
    "DL-EVT-2",
    ({ view, own, asks }) =>
      view.tiles.now === "payday" && own.lair.length > 0 && asks("order", "pay", "dismiss"),
  ),
  tip(
    "web-lords-tip-rent",
    "DF-REN-1",
    ({ view, asks }) => view.opportunities.now === "room-rental" && asks("order", "rent"),
  ),
  tip("web-lords-tip-orders", "DL-ORD-2", ({ asks }) => asks("order")),
  tip("web-lords-tip-paladin", "DL-PAL-1", isWatched),
  tip("web-lords-tip-digging", "DL-DIG-2", ({ asks }) => asks("dig")),
  tip("web-lords-tip-room", "DL-BLD-4", ({ asks }) => asks("build", "set")),
  tip("web-lords-tip-production", "DL-PRO-1", ({ asks }) => asks("use")),
  tip(
    "web-lords-tip-fatigue",
    "DL-CON-1",
    ({ view, asks }) => view.combat.turned > 0 && asks("defend", "lay", "ready"),
  ),
  tip("web-lords-tip-plan", "DL-PLN-1", ({ asks }) => asks("defend", "lay", "ready")),
  tip("web-lords-tip-errand", "DL-ORD-9", ({ asks }) => asks("decline")),
  tip("web-lords-tip-bard", "DF-BRD-4", comesWithLutes),
  tip(
    "web-lords-tip-adventurer",
    "DL-ADV-4",
    ({ view, own }) => !isCombat(view) && own.line.length > 0,
  ),
];
