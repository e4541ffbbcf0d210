import { SvelteMap } from "svelte/reactivity";
import type { Choice } from "../../../lib/messages";
import type { Scene } from "../../../lib/scene";
import { HIDDEN, viewOf, type LordsView, type Order } from "../view";
import { landings, openOrders, ordersOf, type Landed } from "./landing";
import { GIVEN, ordersIn, placed, without } from "./picks";

/** The orders one gives, what one takes the others' to be, and where the minions would land. */
export class Planner {
  /** The place that the next card goes to. */
  selected: number | null = $state(null);
  /** The location that is being pointed at. */
  pointed: Order | null = $state(null);

  private pending: readonly Choice[] | null = $state.raw(null);
  private edition = 0;
  private readonly guessed = new SvelteMap<string, readonly Order[]>();

  constructor(private readonly scene: Scene) {}

  private get view(): LordsView | null {
    return viewOf(this.scene.view);
  }

  /** Whether orders are being chosen. */
  get active(): boolean {
    return this.view?.frames.at(-1)?.step === "orders";
  }

  /** Whether this seat may still change its orders. */
  get open(): boolean {
    return this.active && this.scene.draft !== null;
  }

  get picks(): readonly Choice[] {
    return this.pending ?? this.scene.draft?.picks ?? [];
  }

  /** One's own orders, picked or sealed. */
  get own(): readonly (Order | null)[] {
    return this.open ? ordersIn(this.picks, "order") : this.chosen(this.scene.seat);
  }

  /** What is picked or sealed for the dummy that stands by this seat. */
  get dummy(): Order | null {
    if (this.open) return ordersIn(this.picks, "dummy")[0] ?? null;
    const { seat } = this.scene;
    return shown(seat === null ? null : this.view?.seats[seat]?.orders.dummy);
  }

  get landed(): readonly Landed[] {
    const { view } = this;
    if (!view || !this.active) return [];
    const { seat } = this.scene;
    const seats = view.seats.map((_, at) => (at === seat ? this.own : this.guessFor(at)));
    const chosen = view.seats.map((_, at) => (at === seat ? this.dummy : null));
    return landings(ordersOf(view, seats, chosen));
  }

  /** All cards that may be given as orders. */
  get cards(): readonly Choice[] {
    return this.scene.draft?.questionAt(0) ?? [];
  }

  /** All cards that may be chosen for the dummy, once the own orders are picked. */
  get dummyCards(): readonly Choice[] {
    const ready = this.open && ordersIn(this.picks, "order").length === GIVEN;
    const found = ready ? (this.scene.draft?.questionAt(GIVEN) ?? []) : [];
    return found.filter(({ verb }) => verb === "dummy");
  }

  /** Lay a card in the selected place, else in the next one; a card that lies there is taken out. */
  toggle(choice: Choice): void {
    const at = this.picks.findIndex(({ code }) => code === choice.code);
    const { selected } = this;
    if (selected !== null && selected !== at) this.put(choice, selected);
    else if (at >= 0) this.remove(at);
    else if (choice.verb === "dummy") this.put(choice, GIVEN);
    else this.put(choice, Math.min(ordersIn(this.picks, "order").length, GIVEN - 1));
  }

  put(choice: Choice, place: number): void {
    void this.set(placed(this.picks, choice, place));
  }

  remove(place: number): void {
    void this.set(without(this.picks, place));
  }

  /** What one takes a seat's orders to be. */
  guessFor(seat: number): readonly Order[] {
    return this.guessed.get(this.keyOf(seat)) ?? [];
  }

  /** What a seat may be taken to order. */
  guessable(seat: number): Order[] {
    return openOrders(this.view?.seats[seat]?.orders.inaccessible ?? []);
  }

  guess(seat: number, order: Order): void {
    const before = this.guessFor(seat);
    const next = before.includes(order)
      ? before.filter((one) => one !== order)
      : [...before, order].slice(0, GIVEN);
    this.guessed.set(this.keyOf(seat), next);
  }

  private async set(picks: readonly Choice[]): Promise<void> {
    const edition = ++this.edition;
    this.selected = null;
    this.pending = picks;
    await this.scene.draft?.set(picks);
    if (edition === this.edition) this.pending = null;
  }

  private chosen(seat: number | null): (Order | null)[] {
    const found = seat === null ? undefined : this.view?.seats[seat]?.orders.chosen;
    return (found ?? []).map(shown);
  }

  private keyOf(seat: number): string {
    return `${this.view?.year ?? 0} ${this.view?.round ?? 0} ${seat}`;
  }
}

const planners = new WeakMap<Scene, Planner>();

/** The planner of a table: one for all parts of the page, whichever of them comes first. */
export function plannerOf(scene: Scene): Planner {
  const found = planners.get(scene) ?? new Planner(scene);
  planners.set(scene, found);
  return found;
}

function shown(order: string | null | undefined): Order | null {
  return order && order !== HIDDEN ? (order as Order) : null;
}
