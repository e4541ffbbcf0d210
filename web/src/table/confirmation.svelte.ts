import type { Choice } from "../lib/messages";
import { preferences } from "../lib/preferences.svelte";

/** A choice that is asked about once more. */
export class Confirmation {
  choice: Choice | null = $state.raw(null);
  private told: ((sure: boolean) => void) | null = null;

  /** Whether somebody is sure about a choice, once they have said so. */
  async of(choice: Choice): Promise<boolean> {
    this.answer(false);
    return new Promise((resolve) => {
      this.choice = choice;
      this.told = resolve;
    });
  }

  answer(sure: boolean): void {
    this.choice = null;
    this.told?.(sure);
    this.told = null;
  }
}

export function isAskedAbout({ caution }: Choice): boolean {
  return preferences.confirm && (caution?.final ?? false);
}
