import type { Moment } from "../lib/moments";
import type { Act } from "./plan";

/** A moment on the stage. */
export interface Showing {
  key: number;
  moment: Moment;
}

/** Has one act after the other shown; what is new takes the place of whatever is still to be seen. */
export class Director {
  /** What is to be seen now. */
  showing: readonly Showing[] = $state.raw([]);
  pace = $state(1);

  private coming: readonly Act[] = [];
  /** Those that the next act waits for. */
  private awaited = new Set<number>();
  private last = 0;

  /** Show acts, and nothing any more of what was so before. */
  play(acts: readonly Act[], pace: number): void {
    this.skip();
    this.pace = pace;
    if (pace <= 0) return;
    this.coming = acts;
    this.next();
  }

  /** Show acts after what is still to be seen. */
  follow(acts: readonly Act[]): void {
    if (this.pace <= 0) return;
    this.coming = [...this.coming, ...acts];
    if (this.awaited.size === 0) this.next();
  }

  /** What matters of a moment has been seen: the next may begin while the rest fades. */
  pass(key: number): void {
    if (this.awaited.delete(key) && this.awaited.size === 0) this.next();
  }

  /** All of a moment has been seen. */
  end(key: number): void {
    this.showing = this.showing.filter((one) => one.key !== key);
    this.pass(key);
  }

  /** Everything is as it will be, at once; whether there was anything to be seen. */
  skip(): boolean {
    const seen = this.showing.length > 0;
    this.coming = [];
    this.awaited.clear();
    this.showing = [];
    return seen;
  }

  private next(): void {
    const [act = [], ...rest] = this.coming;
    this.coming = rest;
    const begun = act.map((moment) => ({ key: ++this.last, moment }));
    this.awaited = new Set(begun.map(({ key }) => key));
    this.showing = [...this.showing, ...begun];
  }
}
