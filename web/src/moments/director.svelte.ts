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
  /** What comes after that. */
  coming: readonly Act[] = [];

  /** Those that the next act waits for. */
  private awaited = new Set<number>();
  /** Dice that do not lie still yet. */
  private rolling = new Set<number>();
  private last = 0;

  /** `changed` hears whenever something of what was to be seen has been. */
  constructor(private readonly changed: () => void = () => undefined) {}

  /** Whether there is something yet to be seen that matters. */
  get acting(): boolean {
    return this.awaited.size > 0;
  }

  /** Whether a die is in the air. */
  get throwing(): boolean {
    return this.rolling.size > 0;
  }

  /** All that is not over yet: what is awaited now and what comes. */
  get ahead(): readonly Act[] {
    const now = this.showing.filter(({ key }) => this.awaited.has(key));
    return [now.map(({ moment }) => moment), ...this.coming];
  }

  /** Show acts, and nothing any more of what was so before. */
  play(acts: readonly Act[], pace: number): void {
    this.clear();
    this.pace = pace;
    if (pace <= 0) return;
    this.coming = acts;
    this.next();
  }

  /** Show acts after what is still to be seen. */
  follow(acts: readonly Act[]): void {
    if (this.pace <= 0) return;
    this.coming = [...this.coming, ...acts];
    if (!this.acting) this.next();
  }

  /** A die lies still. */
  lie(key: number): void {
    if (this.rolling.delete(key)) this.changed();
  }

  /** What matters of a moment has been seen: the next may begin while the rest fades. */
  pass(key: number): void {
    this.rolling.delete(key);
    if (!this.awaited.delete(key)) return;
    if (!this.acting) this.next();
    this.changed();
  }

  /** All of a moment has been seen. */
  end(key: number): void {
    this.showing = this.showing.filter((one) => one.key !== key);
    this.pass(key);
  }

  /** Everything is as it will be, at once; whether there was anything to be seen. */
  skip(): boolean {
    const seen = this.showing.length > 0;
    this.clear();
    if (seen) this.changed();
    return seen;
  }

  private clear(): void {
    this.coming = [];
    this.awaited.clear();
    this.rolling.clear();
    this.showing = [];
  }

  private next(): void {
    const [act = [], ...rest] = this.coming;
    this.coming = rest;
    const begun = act.map((moment) => ({ key: ++this.last, moment }));
    this.awaited = new Set(begun.map(({ key }) => key));
    const dice = begun.filter(({ moment }) => moment.kind === "die");
    this.rolling = new Set(dice.map(({ key }) => key));
    this.showing = [...this.showing, ...begun];
  }
}
