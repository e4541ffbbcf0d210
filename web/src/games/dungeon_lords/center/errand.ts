import type { Choice } from "../../../lib/messages";
import { ORDERS, type LordsView, type Order } from "../view";

/** How the stage of an errand counts: three spaces for each location, and marks above them. */
const SPACES = 3;
const PLACES = 32;

/** The minion that acts now: whose it is, and the space it stands on. */
export interface Errand {
  seat: number;
  order: Order;
  /** From 1. */
  space: number;
}

export function errandOf(view: LordsView): Errand | null {
  const frame = view.frames.find(({ step }) => step === "errand");
  const at = (frame?.stage ?? 0) % PLACES;
  const order = ORDERS[Math.floor(at / SPACES)];
  return frame && order ? { seat: frame.subject, order, space: (at % SPACES) + 1 } : null;
}

/** What a space itself lets one do. */
const DEEDS = ["act", "work", "collect"];

/** Whether a choice is taken on the space of the minion that acts. */
export function isDeed(choice: Choice, view: LordsView): boolean {
  return DEEDS.includes(choice.verb) && errandOf(view) !== null;
}

/** Whether a choice is taken on the central board. */
export function isCentral(choice: Choice, view: LordsView | null): boolean {
  return view !== null && (isDeed(choice, view) || isOffer(choice, view));
}

/** What lies at a location to be taken this round, by kind. */
export interface Offered {
  kind: "monster" | "room" | "trap" | "tunnel";
  id: string;
  /** What taking it is called. */
  verb: string;
}

export function offersOf(view: LordsView, order: Order, place: string): Offered[] {
  const lying = (things: LordsView["rooms"] | LordsView["tunnels"], where: string): string[] =>
    Object.entries(things).flatMap(([id, at]) => (at === where ? [id] : []));
  if (order === "hire-monster")
    return view.monsters.display
      .filter((monster) => monster !== null)
      .map((id) => ({ kind: "monster", id, verb: "hire" }));
  if (order === "build-room")
    return lying(view.rooms, "display").map((id) => ({
      kind: "room",
      id,
      verb: place === "room-rental" ? "rent" : "build",
    }));
  if (order === "buy-traps")
    return Object.entries(view.traps.open)
      .filter(([, count]) => count > 0)
      .map(([id]) => ({ kind: "trap", id, verb: "install" }));
  if (place === "tunnel-improvement")
    return lying(view.tunnels, "stack").map((id) => ({ kind: "tunnel", id, verb: "improve" }));
  return [];
}

/** Whether a choice takes something that lies at the location of the minion that acts. */
export function isOffer(choice: Choice, view: LordsView): boolean {
  const order = errandOf(view)?.order;
  if (!order) return false;
  const place = view.opportunities.now ?? order;
  return offersOf(view, order, place).some((offered) => isOf(choice, offered));
}

export function isOf(choice: Choice, { kind, id, verb }: Offered): boolean {
  return choice.verb === verb && choice.args[kind] === id;
}
