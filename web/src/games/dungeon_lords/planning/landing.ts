import { ORDERS, type LordsView, type Order } from "../view";

/** Whose minion stands somewhere: a seat, or one of the two that nobody plays. */
export type Who = number | "dummy-1" | "dummy-2";
type Dummy = Exclude<Who, number>;

/** The orders of everybody as far as they are known or guessed. */
export interface Orders {
  first: number;
  /** For each seat its orders from the first on; an unknown one is left out. */
  seats: readonly (readonly (Order | null)[])[];
  /** What each seat can pay with. */
  gold: readonly number[];
  /** The drawn orders of each dummy. */
  drawn: readonly (readonly Order[])[];
  /** What the seats have chosen for the dummies that stand by them. */
  chosen: readonly (Order | null)[];
}

/** A minion that would be placed: which of the orders it carries out, and where it would land. */
export interface Landed {
  who: Who;
  order: Order;
  /** The number of the order, from 0; a dummy has none. */
  number: number | null;
  /** From 1; null where it stays on its card. */
  space: number | null;
  /** Why it stays there. */
  why: "full" | "fee" | null;
  /** The gold that is paid for placing it. */
  fee: number;
}

const SPACES = [1, 2, 3] as const;
const MIDDLE = 2;
const FEE: Order = "hire-monster";

/** Where all minions would land: dummies first, then one order of everybody after another. */
export function landings(orders: Orders): Landed[] {
  const taken = new Set<string>();
  const found: Landed[] = [];
  const turns = orders.seats.map((_, turn) => (orders.first + turn) % orders.seats.length);
  const isFree = (order: Order, space: number): boolean => !taken.has(`${order} ${space}`);
  const lowest = (order: Order): number | null =>
    SPACES.find((space) => isFree(order, space)) ?? null;
  const put = (who: Who, order: Order, number: number | null, space: number | null): void => {
    if (space !== null) taken.add(`${order} ${space}`);
    const fee = space !== null && costs(order, number) ? 1 : 0;
    found.push({ who, order, number, space, why: space === null ? "full" : null, fee });
  };

  const dummies = orders.drawn.length > 1 ? turns : orders.drawn.map((_, at) => at);
  for (const dummy of dummies)
    for (const order of orders.drawn[dummy] ?? [])
      put(dummyName(dummy), order, null, isFree(order, MIDDLE) ? MIDDLE : MIDDLE + 1);
  for (const dummy of dummies) {
    const order = orders.chosen[dummy];
    const space = order ? lowest(order) : null;
    if (order && space !== null) put(dummyName(dummy), order, null, space);
  }
  for (const at of SPACES.keys())
    for (const seat of turns) {
      const order = orders.seats[seat]?.[at];
      if (!order) continue;
      const space = lowest(order);
      const short = costs(order, at) && (orders.gold[seat] ?? 0) < 1;
      if (short && space !== null)
        found.push({ who: seat, order, number: at, space: null, why: "fee", fee: 0 });
      else put(seat, order, at, space);
    }
  return found;
}

/** The orders that a seat, or its dummy, may be given this round. */
export function openOrders(inaccessible: readonly string[]): Order[] {
  return ORDERS.filter((order) => !inaccessible.includes(order));
}

/** What the table knows of the orders of all, with those of some seats put in. */
export function ordersOf(
  view: LordsView,
  seats: readonly (readonly (Order | null)[])[],
  chosen: readonly (Order | null)[],
): Orders {
  const { first, second } = view.dummies;
  const drawn = [first.orders, second.orders].slice(0, Math.max(0, 4 - view.players));
  return {
    first: view.first,
    seats: view.seats.map((_, seat) => seats[seat] ?? []),
    gold: view.seats.map(({ gold }) => gold),
    drawn: drawn as readonly (readonly Order[])[],
    chosen,
  };
}

function costs(order: Order, number: number | null): boolean {
  return number === 0 && order === FEE;
}

function dummyName(dummy: number): Dummy {
  return dummy === 0 ? "dummy-1" : "dummy-2";
}
