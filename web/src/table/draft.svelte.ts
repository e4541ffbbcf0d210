import { RefusedError } from "../lib/api";
import { MOVE, untilDrawn } from "../lib/drawn";
import type { Choice, Refused, Situation, Tried, View } from "../lib/messages";
import { patched } from "../lib/patch";
import type { Draft, Move } from "../lib/scene";
import { t } from "../lib/text.svelte";
import { Wait } from "./wait.svelte";

/** What a draft needs to know of its table, and asks of it. */
export interface Drafter {
  readonly seat: number | null;
  /** The last line of the server. */
  readonly known: number;
  /** An action is on its way. */
  readonly waiting: boolean;
  readonly shownView: View | null;
  readonly shownSituation: Situation | null;
  foresee(lines: Move[][]): Promise<Tried[]>;
  act(moves: Move[]): void;
  refuse(why: Refused): void;
}

/** Sealed choices that are made here, tried with the server, and kept here until they are sealed. */
export class TableDraft implements Draft {
  picks: readonly Choice[] = $state.raw([]);

  private readonly wait = new Wait();
  private tried: readonly Tried[] = $state.raw([]);
  /** The view on which the answers build. */
  private base: View | null = $state.raw(null);
  private known = new Map<string, Tried>();
  /** What shall be picked, once the server's answers fit what is shown. */
  private wanted: readonly Choice[] = [];
  private edition = 0;

  constructor(private readonly table: Drafter) {}

  get busy(): boolean {
    return this.wait.busy;
  }

  /** The server takes so long that what was asked goes out of sight. */
  get slow(): boolean {
    return this.wait.long;
  }

  /** What the picks come to, as far as that may be known. */
  private get last(): Tried | undefined {
    return this.tried.at(-1);
  }

  get complete(): boolean {
    const { last } = this;
    return last !== undefined && !this.isAsked(last);
  }

  readonly view: View | null = $derived.by(() => {
    const seen = this.tried.filter(({ known }) => known).at(-1);
    return seen && this.base ? patched(this.base, seen.patch as never) : this.table.shownView;
  });

  readonly situation: Situation | null = $derived.by(() => {
    const { shownSituation } = this.table;
    const { last } = this;
    if (!shownSituation || !last) return shownSituation;
    const next = this.complete ? null : last.situation;
    return {
      ...shownSituation,
      prompt: next?.prompt ?? t("web-draft-complete"),
      choices: next?.choices ?? [],
    };
  });

  get futures(): Tried["futures"] {
    return this.last?.futures ?? [];
  }

  /** What could have been picked in the place of a pick. */
  questionAt(place: number): readonly Choice[] {
    const before = place === 0 ? this.table.shownSituation : this.tried[place - 1]?.situation;
    return before?.choices ?? [];
  }

  async add(choice: Choice): Promise<boolean> {
    const done = await this.set([...this.picks, choice]);
    const silent = Object.keys(choice.args).length === 0;
    if (done && silent && this.complete) this.seal();
    return done;
  }

  async remove(place: number): Promise<boolean> {
    return this.set(this.picks.filter((_, at) => at !== place));
  }

  /** Pick all this instead; what the rules do not allow stays out, and what comes after it. */
  async set(picks: readonly Choice[]): Promise<boolean> {
    if (this.table.waiting) return false;
    this.wait.begin();
    const start = performance.now();
    const done = await this.pick(picks);
    untilDrawn(MOVE, start);
    return done;
  }

  /** Ask again after something else has happened at the table; what is shown stays meanwhile. */
  refresh(): void {
    this.known.clear();
    if (this.wanted.length > 0) void this.pick(this.wanted);
  }

  clear(): void {
    this.edition += 1;
    this.wait.end();
    this.known.clear();
    this.wanted = [];
    this.picks = [];
    this.tried = [];
    this.base = null;
  }

  seal(): void {
    if (this.complete) this.table.act(this.picks.map(({ code }) => ({ code })));
  }

  private async pick(picks: readonly Choice[]): Promise<boolean> {
    const edition = ++this.edition;
    const lines = picks.map((_, at) => picks.slice(0, at + 1));
    this.wanted = picks;
    try {
      await this.learn(lines.filter((line) => !this.known.has(keyOf(line))));
    } catch (error) {
      if (edition === this.edition) this.fail(error);
      return false;
    }
    if (edition !== this.edition) return false;
    if (lines.some((line) => !this.known.has(keyOf(line)))) return false;
    this.wait.end();
    return this.take(picks, lines);
  }

  private take(picks: readonly Choice[], lines: readonly (readonly Choice[])[]): boolean {
    const found = lines
      .map((line) => this.known.get(keyOf(line)))
      .filter((one) => one !== undefined);
    const end = found.findIndex(({ refused }) => refused);
    const good = end < 0 ? found.length : end;
    const refused = found[good]?.refused;
    if (refused) this.table.refuse(refused);
    this.wanted = this.picks = picks.slice(0, good);
    this.tried = found.slice(0, good);
    this.base = this.table.shownView;
    return good === picks.length;
  }

  /** Answers for a line that is not here yet are not kept: it will be asked again. */
  private async learn(lines: readonly (readonly Choice[])[]): Promise<void> {
    if (lines.length === 0) return;
    const moves = lines.map((line) => line.map(({ code }) => ({ code })));
    const answers = await this.table.foresee(moves);
    for (const [at, answer] of answers.entries()) {
      const line = lines[at];
      if (line && answer.seq === this.table.known) this.known.set(keyOf(line), answer);
    }
  }

  private fail(error: unknown): void {
    this.clear();
    if (error instanceof RefusedError) this.table.refuse(error.refusal);
    else this.table.refuse(unreachable());
  }

  private isAsked({ known, situation }: Tried): boolean {
    const { seat } = this.table;
    return known && seat !== null && (situation?.actors.includes(seat) ?? false);
  }
}

function keyOf(line: readonly Choice[]): string {
  return line.map(({ code }) => code).join(" ");
}

export function unreachable(): Refused {
  const text = t("web-unreachable");
  return { type: "refused", message: "error-unreachable", args: {}, rule: "", text, seq: null };
}
