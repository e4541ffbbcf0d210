import { pointsOf, type Glance, type Tip } from "../lib/tips";

/** What is known of tips. */
export interface Known {
  isNew(tip: string): boolean;
  passed(tip: string): void;
  learned(tip: string): void;
}

/** Through so many questions a tip stays, if nothing else is to be told. */
const STAY = 3;

/** Chooses what is told: one tip at a time, while its thing is there, but not for long; once its
 *  question has been answered it makes way for another. */
export class Prompter {
  tip: Tip | null = $state.raw(null);
  /** The codes of the choices that it is about. */
  codes: readonly number[] = $state.raw([]);
  private question = -1;
  private silent = -1;
  /** How many questions the tip has been there for. */
  private stayed = 0;

  constructor(
    private readonly tips: readonly Tip[],
    private readonly known: Known,
  ) {}

  /** Look at the table anew; there is no glance at it while nothing is asked. */
  look(glance: Glance | null, question: number): void {
    const fitting = this.fitting(glance);
    const { tip } = this;
    const asked = question !== this.question;
    this.question = question;
    this.stayed += asked ? 1 : 0;
    const fits = fitting.some(([one]) => one === tip);
    if (tip && fits && (!asked || (fitting.length === 1 && this.stayed < STAY))) {
      this.tell(tip, fitting);
      return;
    }
    if (tip) this.known.passed(tip.id);
    const next = fitting.find(([one]) => one !== tip)?.[0] ?? null;
    this.stayed = 0;
    this.tell(question === this.silent ? null : next, fitting);
  }

  /** Never tell this again, and nothing else until something else is asked. */
  dismiss(question: number): void {
    if (this.tip) this.known.learned(this.tip.id);
    this.silent = question;
    this.tell(null, []);
  }

  private fitting(glance: Glance | null): [Tip, readonly number[]][] {
    if (!glance) return [];
    return this.tips
      .filter(({ id }) => this.known.isNew(id))
      .flatMap((tip): [Tip, readonly number[]][] => {
        const points = pointsOf(tip, glance);
        return points ? [[tip, points.map(({ code }) => code)]] : [];
      });
  }

  private tell(tip: Tip | null, fitting: readonly [Tip, readonly number[]][]): void {
    this.tip = tip;
    this.codes = fitting.find(([one]) => one === tip)?.[1] ?? [];
  }
}
