import type { Fact, Operation, View } from "../lib/messages";
import { patched } from "../lib/patch";
import type { components } from "../lib/schema";

export type Moments = Omit<components["schemas"]["Moments"], "view"> & { view: View };

/** A game after one of its lines. */
export interface Frame {
  n: number;
  facts: Fact[];
  view: View;
  actors: number[];
  prompt: string;
  scores: number[];
}

export const LENGTH = 100;

/** The line after which the part with this line begins. */
export function beginning(n: number): number {
  return n === 0 ? 0 : Math.floor((n - 1) / LENGTH) * LENGTH;
}

/** The frames of a game as they arrive, part by part; what does not change is shared by them. */
export class Reel {
  private readonly frames = new Map<number, Frame>();

  add(part: Moments): void {
    let view = part.view;
    if (part.start === 0)
      this.frames.set(0, {
        n: 0,
        facts: [],
        view,
        actors: part.actors,
        prompt: part.prompt,
        scores: part.scores,
      });
    for (const { n, facts, patch, actors, prompt, scores } of part.moments) {
      view = patched(view, patch as unknown as Operation[]);
      this.frames.set(n, { n, facts, view, actors, prompt, scores });
    }
  }

  at(n: number): Frame | undefined {
    return this.frames.get(n);
  }

  /** All that arrived, in the order of the lines. */
  all(): Frame[] {
    return [...this.frames.values()].sort((one, other) => one.n - other.n);
  }

  /** Where to begin the part that is nearest to a line and not here yet. */
  missing(n: number, last: number): number | undefined {
    const begins: number[] = [];
    for (let start = 0; start === 0 || start < last; start += LENGTH)
      if (!this.frames.has(Math.min(start + 1, last))) begins.push(start);
    const here = beginning(n);
    return begins.sort((one, other) => Math.abs(one - here) - Math.abs(other - here))[0];
  }
}
