import type { Arranging, Changes } from "../lib/arranging";
import { RefusedError } from "../lib/api";
import type { Choice, Situation, Tried, View } from "../lib/messages";
import { MOVE, untilDrawn } from "../lib/drawn";
import { patched } from "../lib/patch";
import type { Arrangement, Move } from "../lib/scene";
import { t } from "../lib/text.svelte";
import { spoken } from "../map/spoken";
import { unreachable, type Drafter } from "./draft.svelte";

export type Arranger = (situation: Situation, view: View) => Arranging | null;

const NONE: Changes = new Map();

/** What the server says of the changes: after all that is taken up, and after all of them. */
interface Answer {
  taken: Situation | null;
  last: Tried | null;
}

const UNASKED: Answer = { taken: null, last: null };

/** Things moved about on the page, tried with the server, and sent as one when it is ended. */
export class TableArrangement implements Arrangement {
  changes: Changes = $state.raw(NONE);
  busy = $state(false);
  /** How the face arranges; set when there is one. */
  arranger: Arranger | null = $state.raw(null);

  private answer: Answer = $state.raw(UNASKED);
  /** The changes as they were before each step, as far as the server allowed them. */
  private past: readonly Changes[] = $state.raw([]);
  private edition = 0;
  private settling: Promise<boolean> = Promise.resolve(true);

  constructor(private readonly table: Drafter) {}

  /** The question at hand, where it is one of this kind. */
  readonly arranging: Arranging | null = $derived.by(() => {
    const { shownSituation, shownView, seat } = this.table;
    if (!shownSituation || !shownView || seat === null) return null;
    if (shownSituation.sealed || !shownSituation.actors.includes(seat)) return null;
    return this.arranger?.(shownSituation, shownView) ?? null;
  });

  readonly left: number = $derived.by(() => {
    const moved = [...this.changes.values()].reduce((sum, count) => sum + count, 0);
    return (this.arranging?.hand ?? 0) - moved;
  });

  get changed(): boolean {
    return this.past.length > 0;
  }

  readonly view: View | null = $derived.by(() => this.arranging?.shown(this.changes) ?? null);

  /** The places into which one more may be put, and out of which one more may be taken. */
  private readonly open = $derived.by(() => ({
    gives: this.placesOf(this.arranging?.gives ?? null, this.reached),
    takes: this.placesOf(this.arranging?.takes ?? null, this.answer.taken ?? this.first),
  }));

  private get first(): Situation | null {
    return this.table.shownSituation;
  }

  /** What is asked after all changes, where it is still the same question. */
  private readonly reached: Situation | null = $derived.by(() => {
    const { last } = this.answer;
    if (!last) return this.first;
    return this.isSame(last) ? (last.situation ?? null) : null;
  });

  /** What the turn would bring after all changes; once they end it, `end` says so itself. */
  readonly forecast: Situation["forecast"] = $derived.by(
    () => (this.answer.last ? this.answer.last.situation : this.first)?.forecast ?? null,
  );

  readonly end: Choice | null = $derived.by(() => {
    if (!this.arranging || this.busy) return null;
    if (this.reached) return this.reached.choices.find(({ args }) => isBare(args)) ?? null;
    const { last } = this.answer;
    return last && { ...UNNAMED, text: this.endText(last) };
  });

  /** What is to be done, in the words of the server as far as it asks on. */
  get prompt(): string {
    return this.reached?.prompt ?? t("web-arranged");
  }

  readonly choices: Choice[] = $derived.by(() => {
    const { arranging } = this;
    if (!arranging) return [];
    const { gives, takes, fixed } = arranging;
    const choices: Choice[] = [];
    for (const [at, place] of this.places.entries()) {
      const args = { ...fixed, region: place };
      const told = { price: null, args };
      if (this.canPut(place))
        choices.push({
          ...told,
          code: -2 - 2 * at,
          verb: gives,
          text: t("web-put", { place: spoken(place) }),
        });
      if (takes !== null && this.canTake(place))
        choices.push({
          ...told,
          code: -3 - 2 * at,
          verb: takes,
          text: t("web-take", { place: spoken(place) }),
        });
    }
    return this.end ? [...choices, this.end] : choices;
  });

  private get places(): string[] {
    const { gives, takes } = this.open;
    return [...new Set([...gives, ...takes, ...this.changes.keys()])].sort();
  }

  canPut(place: string): boolean {
    if ((this.changes.get(place) ?? 0) < 0) return true;
    return this.left > 0 && this.open.gives.has(place);
  }

  canTake(place: string): boolean {
    return (this.changes.get(place) ?? 0) > 0 || this.open.takes.has(place);
  }

  put(place: string): void {
    if (this.canPut(place)) this.change(new Map([[place, 1]]));
  }

  take(place: string): void {
    if (this.canTake(place)) this.change(new Map([[place, -1]]));
  }

  move(from: string, to: string): void {
    if (from !== to && this.canTake(from))
      this.change(
        new Map([
          [from, -1],
          [to, 1],
        ]),
      );
  }

  press(place: string): boolean {
    if (this.left > 0 && this.open.gives.has(place)) this.put(place);
    else if (this.canTake(place)) this.take(place);
    else if (this.canPut(place)) this.put(place);
    else return false;
    return true;
  }

  spread(): void {
    const { arranging } = this;
    const counts = new Map(
      [...this.open.gives].map((place) => [
        place,
        (arranging?.lying(place) ?? 0) + (this.changes.get(place) ?? 0),
      ]),
    );
    if (counts.size === 0) return;
    const more = new Map<string, number>();
    for (let left = this.left; left > 0; left--) {
      const [place, count] = [...counts.entries()].reduce((a, b) => (b[1] < a[1] ? b : a));
      counts.set(place, count + 1);
      more.set(place, (more.get(place) ?? 0) + 1);
    }
    this.change(more);
  }

  /** Take one of the choices. */
  choose(choice: Choice): void {
    const { arranging } = this;
    const place = String(choice.args["region"] ?? "");
    if (place && choice.verb === arranging?.gives) this.put(place);
    else if (place && choice.verb === arranging?.takes) this.take(place);
    else this.finish();
  }

  /** Send all of it. */
  finish(): void {
    if (this.end) this.table.act(this.ending());
  }

  /** All moves with what ends it, unless the last of them does. */
  ending(): Move[] {
    return this.reached && this.end ? [...this.moves(), { code: this.end.code }] : this.moves();
  }

  /** Back to how it was before the last change. */
  back(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.set(before);
  }

  clear(): void {
    this.edition += 1;
    this.busy = false;
    this.changes = NONE;
    this.past = [];
    this.answer = UNASKED;
  }

  /** Ask again after something else has happened at the table. */
  refresh(): void {
    if (this.changed) this.set(this.changes);
  }

  /** Whether the server allows what was done so far, as soon as it has said so. */
  settled(): Promise<boolean> {
    return this.settling;
  }

  /** All as the rules have it: what is taken comes first. */
  moves(): Move[] {
    return [...this.movesOf(-1), ...this.movesOf(1)];
  }

  private movesOf(way: 1 | -1): Move[] {
    const { arranging } = this;
    const verb = way < 0 ? arranging?.takes : arranging?.gives;
    if (!arranging || !verb) return [];
    return [...this.changes].flatMap(([region, count]) =>
      Array.from({ length: Math.max(0, way * count) }, () => ({
        verb,
        args: { ...arranging.fixed, region },
      })),
    );
  }

  private change(by: Changes): void {
    if (this.table.waiting) return;
    const next = new Map(this.changes);
    for (const [place, count] of by) {
      const sum = (next.get(place) ?? 0) + count;
      if (sum === 0) next.delete(place);
      else next.set(place, sum);
    }
    this.past = [...this.past, this.changes];
    this.set(next);
    untilDrawn(MOVE, performance.now());
  }

  private set(changes: Changes): void {
    this.changes = changes;
    this.settling = this.ask();
  }

  private async ask(): Promise<boolean> {
    const edition = ++this.edition;
    const [taken, all] = [this.movesOf(-1), this.moves()];
    if (all.length === 0) {
      this.answer = UNASKED;
      this.busy = false;
      return true;
    }
    this.busy = true;
    try {
      const answers = await this.table.foresee(taken.length > 0 ? [all, taken] : [all]);
      if (edition !== this.edition) return this.settling;
      return this.heard(answers, taken.length > 0);
    } catch (error) {
      if (edition === this.edition) {
        this.clear();
        this.table.refuse(error instanceof RefusedError ? error.refusal : unreachable());
      }
      return false;
    }
  }

  /** What the rules do not allow goes back to how it was. */
  private heard([last, taken]: Tried[], gathered: boolean): boolean {
    this.busy = false;
    const refused = last?.refused;
    if (!last || refused) {
      if (refused) this.table.refuse(refused);
      const before = this.past.at(-1) ?? NONE;
      this.past = this.past.slice(0, -1);
      this.changes = before;
      void this.ask();
      return false;
    }
    this.answer = { last, taken: gathered ? (taken?.situation ?? null) : null };
    return true;
  }

  private placesOf(verb: string | null, situation: Situation | null): Set<string> {
    const places = (situation?.choices ?? [])
      .filter((choice) => choice.verb === verb && "region" in choice.args)
      .map((choice) => String(choice.args["region"]));
    return new Set(places);
  }

  private endText({ situation, facts, known }: Tried): string {
    if (known && situation?.actors.includes(this.table.seat ?? -1)) return t("web-arrange-on");
    const coins = this.arranging?.gained(facts);
    return coins === undefined ? t("web-arrange-done") : t("web-arrange-end", { coins });
  }

  /** Whether the question stays the one it was. */
  private isSame({ known, situation, patch }: Tried): boolean {
    const { shownView, seat } = this.table;
    if (!known || !situation || !shownView || !situation.actors.includes(seat ?? -1)) return false;
    const next = this.arranger?.(situation, patched(shownView, patch as never));
    return next?.key === this.arranging?.key;
  }
}

const UNNAMED: Choice = { code: -1, verb: "end", args: {}, text: "", price: null };

function isBare(args: Choice["args"]): boolean {
  return Object.keys(args).length === 0;
}
