import { SvelteMap } from "svelte/reactivity";
import type { Choice } from "../../../lib/messages";
import { isCombat } from "../calendar";
import type { LordsView } from "../view";

const DONE = "done";
const PET = "pet";

/** Who keeps their pets to themselves, and until when: somebody who wants to be asked no more. */
export class Keeping {
  private readonly until = new SvelteMap<string, string>();

  keep(table: string, seat: number, period: string): void {
    this.until.set(`${table}/${seat}`, period);
  }

  ask(table: string, seat: number): void {
    this.until.delete(`${table}/${seat}`);
  }

  holds(table: string, seat: number, period: string): boolean {
    return this.until.get(`${table}/${seat}`) === period;
  }
}

export const keeping = new Keeping();

/** What an answer holds for: this round, or this battle. */
export function periodOf(view: LordsView): string {
  return `${view.year}/${isCombat(view) ? "combat" : view.round}`;
}

/** The answer “no” to a question about pets alone; nothing where more is asked. */
export function refusalOf(choices: readonly Choice[]): Choice | null {
  if (choices.some(({ verb }) => verb !== DONE && verb !== PET)) return null;
  return choices.find(({ verb }) => verb === DONE) ?? null;
}
