import { socketAddress } from "../lib/address";
import { post } from "../lib/api";
import { ANSWER, MOVE, OTHERS, untilDrawn, viewArrived } from "../lib/drawn";
import { takePart } from "../lib/hand";
import type {
  Chatted,
  Choice,
  Fact,
  FromServer,
  Guide,
  Refused,
  Shown,
  Situation,
  Stepped,
  TableShown,
  Tried,
  View,
} from "../lib/messages";
import { patched } from "../lib/patch";
import { calm, pause, preferences } from "../lib/preferences.svelte";
import { spoken } from "../lib/problem";
import { keepHead, keepPromise } from "../lib/witness";
import type { Move, Scene } from "../lib/scene";
import { mySeats } from "../lib/seats";
import { t } from "../lib/text.svelte";
import { keepSeen, lineSeen, retold } from "./absence";
import { TableArrangement, type Arranger } from "./arrangement.svelte";
import { Confirmation, isAskedAbout } from "./confirmation.svelte";
import { Deadline } from "./deadline.svelte";
import { TableDraft, type Drafter } from "./draft.svelte";
import { Line, type Listener } from "./line";
import { Playback, type Screen } from "./playback.svelte";
import { isStillAsked, sameQuestion, type News } from "./question";
import { chosenAfter } from "./round";
import { Wait } from "./wait.svelte";

export type Status = "connecting" | "open" | "lost" | "gone";

const MOST_LOGGED = 600;
const RETOLD = "retold";
const FREE: Situation["undo"] = { possible: true, message: "", text: "", until: null };
const LATE = "undo-late";

/** Something that happened while nobody looked, without the view as it was then. */
interface Heard extends News {
  type: "heard";
  seq: number;
  facts: Fact[];
  situation?: null;
}

type Told = Shown | Stepped | Heard;

/** A table as this browser sees it: what is shown, what may be chosen, and what is asked for. */
export class TableConnection implements Scene, Listener, Drafter, Screen<Told> {
  status: Status = $state("connecting");
  table: TableShown | null = $state.raw(null);
  /** What stands on the table, without what is only picked. */
  shownView: View | null = $state.raw(null);
  shownSituation: Situation | null = $state.raw(null);
  seq = $state(-1);
  log: Fact[] = $state.raw([]);
  chat: Chatted[] = $state.raw([]);
  /** What just happened, for the board to show. */
  recent: Fact[] = $state.raw([]);
  /** What happened and waits, or has waited, for its die to lie still. */
  thrown: readonly Fact[] = $state.raw([]);
  /** Coins that are still on their way to the seats. */
  flying: Readonly<Record<number, number>> = $state.raw({});
  /** The game has ended with what just happened. */
  ended = false;
  /** A line of the log that is being pointed at. */
  pointed: Fact | null = $state.raw(null);
  /** A choice that is being pointed at. */
  considered: Choice | null = $state.raw(null);
  refusal: Refused | null = $state.raw(null);
  /** What the guide of a lesson says. */
  guide: Guide | null = $state.raw(null);
  /** Counts the questions that were shown. */
  question = $state(0);
  /** Those who have chosen while others still choose. */
  chosen: readonly number[] = $state.raw([]);
  /** What is to be decided by the last word of the server, shown or not. */
  newest: Situation | null = $state.raw(null);

  readonly confirmation = new Confirmation();

  /** How many things one after the other the board shows of facts. */
  beats: (facts: readonly Fact[]) => number = () => 1;
  /** Whether facts end what others do, so that nobody is asked before they have been watched. */
  ending: (facts: readonly Fact[]) => boolean = () => false;
  /** How long facts are not shown because of the dice in them, in milliseconds. */
  suspense: (facts: readonly Fact[]) => number = () => 0;
  /** What the dice in facts are thrown for. */
  attempt: (facts: readonly Fact[]) => string = () => "";
  /** How facts are told that are seen as one, many in a row; none where they are not. */
  run: (facts: readonly Fact[]) => string = () => "";
  /** Whether what was shown last is still being acted out. */
  acting: () => boolean = () => false;

  private readonly wait = new Wait();
  private readonly drafted = new TableDraft(this);
  private readonly arranged = new TableArrangement(this);
  private readonly line: Line;
  private readonly playback = new Playback<Told>(this);
  /** The time in which the last action may be taken back. */
  private readonly undoTime = new Deadline();
  /** The last line of the server. */
  known = -1;
  private requests = 0;
  private pressed = 0;
  /** What the guide says by the last word of the server. */
  private guiding: Guide | null = null;
  private readonly arrivals = new WeakMap<Told, number>();
  private told: ((done: boolean) => void) | null = null;
  constructor(readonly id: string) {
    this.line = new Line(() => this.address(), this);
  }

  open(): void {
    this.line.open();
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.wake);
    this.playback.halt();
    this.undoTime.clear();
    this.line.close();
  }

  /** The seat one looks through. */
  get seat(): number | null {
    return this.shownSituation?.seat ?? null;
  }

  get view(): View | null {
    return this.arrangement?.view ?? this.drafted.view;
  }

  get situation(): Situation | null {
    const { arrangement, shownSituation } = this;
    if (!arrangement || !shownSituation) return this.drafted.situation;
    const { prompt, choices, forecast } = arrangement;
    return { ...shownSituation, prompt, choices, forecast };
  }

  /** How the face arranges things, where it does. */
  set arranger(arranger: Arranger | null) {
    this.arranged.arranger = arranger;
  }

  get arrangement(): TableArrangement | null {
    return this.arranged.arranging && !this.wait.long ? this.arranged : null;
  }

  get draft(): TableDraft | null {
    const { seat, shownSituation } = this;
    const asked = seat !== null && (shownSituation?.actors.includes(seat) ?? false);
    return asked && !this.wait.long && shownSituation?.sealed ? this.drafted : null;
  }

  get beat(): number {
    return calm() ? 0 : pause();
  }

  /** Whether this seat has to decide, by the last word of the server. */
  get deciding(): boolean {
    const { seat, actors, outcome } = this.newest ?? { seat: null, actors: [], outcome: null };
    return seat !== null && outcome === null && actors.includes(seat) && !this.resigned;
  }

  /** Whether a bot plays on to the end for the seat one looks through. */
  private get resigned(): boolean {
    return this.seat !== null && (this.table?.seats[this.seat]?.resigned ?? false);
  }

  get pending(): boolean {
    return this.playback.pending;
  }

  get steady(): boolean {
    return this.playback.steady;
  }

  get settled(): boolean {
    return this.playback.settled;
  }

  /** Whether all that happened has been shown and watched. */
  get watchedOut(): boolean {
    return this.playback.over;
  }

  /** What is happening, in a sentence. */
  get happening(): string {
    if (this.playback.held) return this.attempt(this.thrown);
    const run = this.recent.length > 1 ? this.run(this.recent) : "";
    return run || ((this.recent.at(-1) ?? this.log.at(-1))?.text ?? "");
  }

  /** Whether a die is in the air, or lies there to be read. */
  get held(): boolean {
    return this.playback.held;
  }

  /** An action is on its way. */
  get waiting(): boolean {
    return this.wait.busy;
  }

  /** Something is on its way to the server and back. */
  get busy(): boolean {
    return this.waiting || this.drafted.busy || this.arranged.busy;
  }

  /** What may be chosen now; nothing while an answer is long in coming, or what is shown is not so
   *  any more. */
  get choices(): Choice[] {
    if (this.wait.long || this.drafted.slow || this.status !== "open") return [];
    if (!this.steady || this.resigned) return [];
    return this.situation?.choices ?? [];
  }

  /** Whether the last action can be taken back, by the last word of the server. */
  get undoing(): Situation["undo"] | undefined {
    if (this.drafted.picks.length > 0 || this.arranged.changed) return FREE;
    const undo = this.newest?.undo;
    if (!undo?.possible || !this.undoTime.over) return undo;
    return { possible: false, message: LATE, text: t(LATE), until: null };
  }

  choose(choice: Choice, sure = false): void {
    this.playback.lay();
    if (this.waiting || this.drafted.busy) return;
    if (this.draft) void this.draft.add(choice);
    else if (this.arrangement) this.arrangement.choose(choice);
    else if (sure || !isAskedAbout(choice)) this.act([{ code: choice.code }]);
    else void this.confirmation.of(choice).then((yes) => yes && this.act([{ code: choice.code }]));
  }

  /** Several actions as one. */
  act(moves: Move[]): void {
    this.playback.lay();
    if (this.waiting) return;
    this.ask({ type: "act", seq: this.seq, moves, ...this.own() });
  }

  /** Several actions as one, on top of all that has happened; whether they are done. */
  async tried(moves: Move[]): Promise<boolean> {
    if (this.waiting || this.status !== "open") return false;
    this.skip();
    if (this.draft) return this.picked(this.draft, moves);
    if (this.arrangement) return this.laid(this.arrangement, moves);
    const danger = this.choices.find(
      (choice) => isAskedAbout(choice) && moves.some((move) => isMove(choice, move)),
    );
    if (danger && !(await this.confirmation.of(danger))) return false;
    return this.sent(moves);
  }

  private async sent(moves: Move[]): Promise<boolean> {
    return new Promise((resolve) => {
      this.told = resolve;
      this.act(moves);
    });
  }

  /** Take back the last action, or tell why that cannot be. */
  undo(): void {
    const undo = this.undoing;
    const { length } = this.drafted.picks;
    if (this.waiting || !undo) return;
    if (length > 0) void this.drafted.remove(length - 1);
    else if (this.arranged.changed) this.arranged.back();
    else if (undo.possible) this.ask({ type: "undo", seq: this.known, ...this.own() });
    else if (undo.text)
      this.refusal = {
        type: "refused",
        message: undo.message ?? "",
        args: {},
        rule: "",
        text: undo.text,
        seq: null,
      };
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  hurry(): void {
    this.playback.hurry();
  }

  acted(): void {
    this.playback.acted();
  }

  skip(): void {
    this.playback.skip();
  }

  /** Come anew, as whoever this browser is by now, in the language that is set now. */
  reopen(): void {
    this.skip();
    this.release(false);
    this.known = -1;
    this.seq = -1;
    this.log = [];
    this.line.open();
  }

  async foresee(lines: Move[][]): Promise<Tried[]> {
    const asked = { seq: this.known, lines, ...this.own() };
    return post<Tried[]>(`api/tables/${this.id}/try`, asked, spoken());
  }

  refuse(why: Refused): void {
    this.refusal = why;
  }

  dismiss(): void {
    this.refusal = null;
    this.confirmation.answer(false);
  }

  /** Add typed moves to the draft; what is not among the choices is refused with its reason. */
  private async picked(draft: TableDraft, moves: Move[]): Promise<boolean> {
    for (const move of moves) {
      const choice = this.choices.find((one) => isMove(one, move));
      const before = draft.picks.map(({ code }) => ({ code }));
      if (!(choice ? await draft.add(choice) : await this.isRefused(before, move))) return false;
    }
    return true;
  }

  /** The same for things that are moved about; what ends that is sent. */
  private async laid(arrangement: TableArrangement, moves: Move[]): Promise<boolean> {
    for (const move of moves) {
      const choice = this.choices.find((one) => isMove(one, move));
      if (!choice) return this.isRefused(arrangement.moves(), move);
      if (choice === arrangement.end) return this.sent(arrangement.ending());
      arrangement.choose(choice);
      if (!(await arrangement.settled())) return false;
    }
    return true;
  }

  private async isRefused(before: readonly Move[], move: Move): Promise<false> {
    const line = [...before, move];
    const [tried] = await this.foresee([line]);
    if (tried?.refused) this.refusal = tried.refused;
    return false;
  }

  private own(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  private ask(message: Record<string, unknown>): void {
    this.refusal = null;
    this.pressed = performance.now();
    this.wait.begin();
    this.send({ ...message, id: String(++this.requests) });
  }

  private send(message: Record<string, unknown>): void {
    if (!this.line.send(message)) this.release(false);
  }

  /** Nothing is on its way any longer. */
  private release(done: boolean): void {
    this.wait.end();
    this.told?.(done);
    this.told = null;
  }

  private address(): string {
    const since = String(Math.max(0, this.known));
    const query = new URLSearchParams({ lang: preferences.language, since });
    return socketAddress(`api/tables/${this.id}/socket?${query}`);
  }

  private readonly wake = (): void => {
    if (document.hidden) return;
    this.playback.wake();
    this.line.hurry();
  };

  lost(gone: boolean): void {
    this.release(false);
    this.status = gone ? "gone" : "lost";
  }

  heard(message: FromServer): void {
    const start = performance.now();
    if (message.type === "refused") {
      this.refusal = message;
      this.release(false);
    } else if (message.type === "chat") {
      this.chat = [...this.chat, message];
    } else if (message.type === "seats") {
      this.guided(message.guide);
      this.sat(message.table);
      this.timed(message.clocks ?? null);
      this.witness(message.table);
    } else if (message.type === "table" || message.type === "step") {
      if (message.type === "table") {
        viewArrived(start);
        this.witness(message.table);
      } else if (message.id === undefined) this.arrivals.set(message, start);
      keepHead(this.id, message.head);
      this.status = "open";
      this.take(message);
      this.guided(message.guide);
      if (message.type === "step" && message.id !== undefined) {
        untilDrawn(ANSWER, start);
        untilDrawn(MOVE, this.pressed);
      }
    }
  }

  /** Remember what the server is bound to, and give this device's part in the dice. */
  private witness(table: TableShown): void {
    keepPromise(table);
    void takePart(table);
  }

  /** The guide speaks of what is shown: it waits for a die as the board does. */
  private guided(guide: Guide | null | undefined): void {
    this.guiding = guide ?? null;
    if (!this.playback.held) this.guide = this.guiding;
  }

  private take(message: Shown | Stepped): void {
    const own = message.id !== undefined;
    const news = this.newsOf(message);
    this.known = message.seq;
    this.newest = message.situation ?? null;
    this.undoTime.set(this.newest?.undo.until);
    const unseen = this.fresh && news.length === 1;
    this.playback.take(news, own || unseen || (this.watchedOut && this.isMine(news)));
    if (own && message.id !== RETOLD) this.release(true);
  }

  /** Whether only this seat has done something: what brings nothing to be seen may be of others. */
  private isMine(news: readonly Told[]): boolean {
    const facts = news.flatMap((one) => one.facts);
    return facts.every((fact) => fact.by === this.newest?.seat);
  }

  /** The options are told once on a line; they never change. */
  private sat(table: TableShown): void {
    this.table = { ...table, options: table.options ?? this.table?.options ?? {} };
  }

  /** The clocks run differently now, without anything having happened in the game. */
  private timed(clocks: Situation["clocks"]): void {
    const { shownSituation, newest } = this;
    if (shownSituation) this.shownSituation = { ...shownSituation, clocks };
    if (newest) this.newest = { ...newest, clocks };
  }

  /** A message as it is shown: what was missed line by line, as far as it was not seen before. */
  private newsOf(message: Shown | Stepped): Told[] {
    if (message.type === "step" || message.id !== undefined) return [message];
    const first = this.fresh;
    const seen = first ? lineSeen(this.id) : this.known;
    if (!seen || seen < 0 || mySeats(message.table).length > 1) return [message];
    const old = message.facts.filter((fact) => fact.n <= seen);
    const missed = retold(message.facts.filter((fact) => fact.n > seen));
    const heard = missed.map((facts): Heard => ({ type: "heard", seq: message.seq, facts }));
    const known = { ...message, facts: old };
    return first ? [known, ...heard] : [...heard, known];
  }

  /** Nothing of the game has been shown yet: it begins with the whole board, not with how it was
   *  laid out. */
  private get fresh(): boolean {
    return this.seq < 0 || this.shownView === null;
  }

  /** Whoever looks through other eyes now reads what those may know, not what the others saw. */
  private retell(): void {
    this.log = [];
    this.send({ type: "look", since: 0, id: RETOLD });
  }

  /** See whether there is a new question, and who has answered theirs. */
  private askedNow(message: Shown | Stepped): void {
    if (!sameQuestion(this.shownSituation, message)) {
      this.question += 1;
      this.drafted.clear();
      this.arranged.clear();
      this.confirmation.answer(false);
    }
    const [before, now] = [this.shownSituation?.actors ?? [], message.situation?.actors ?? []];
    if (message.id !== RETOLD) this.chosen = chosenAfter(this.chosen, before, now, message.facts);
  }

  isSteady(news: readonly Told[]): boolean {
    return isStillAsked(this.shownSituation, news);
  }

  watched(): number {
    return this.recent.length > 0 ? Math.max(1, this.beats(this.recent)) : 0;
  }

  lingers(): boolean {
    return this.ending(this.recent);
  }

  joins(message: Told): boolean {
    if (message.type !== "step" || this.recent.length === 0) return false;
    return message.facts.length === 0 || this.run([...this.recent, ...message.facts]) !== "";
  }

  announced(message: Told): number {
    const length = message.type === "table" ? 0 : this.suspense(message.facts);
    if (length > 0) this.thrown = message.facts;
    return length;
  }

  show(message: Told, joined = false): void {
    this.guide = this.guiding;
    if (!document.hidden) keepSeen(this.id, message.seq);
    if (message.type === "heard") {
      this.recent = message.facts;
      this.ended = false;
      this.log = [...this.log, ...message.facts].slice(-MOST_LOGGED);
      this.chosen = [];
      return;
    }
    const arrival = this.arrivals.get(message);
    if (arrival !== undefined) untilDrawn(OTHERS, arrival);
    this.askedNow(message);
    this.considered = null;
    const first = this.fresh;
    if (message.type === "table") {
      if (this.seat !== null && this.seat !== message.situation?.seat) this.retell();
      this.shownView = message.view as View | null;
      this.sat(message.table);
    } else if (this.shownView) this.shownView = patched(this.shownView, message.patch as never);
    const running = !first && !this.shownSituation?.outcome;
    this.ended = running && Boolean(message.situation?.outcome);
    this.shownSituation = message.situation ?? null;
    this.seq = message.seq;
    if (this.settled) {
      this.drafted.refresh();
      this.arranged.refresh();
    }
    if (message.id === RETOLD) {
      this.log = message.facts;
      return;
    }
    if (!joined) this.recent = first ? [] : message.facts;
    else if (message.facts.length > 0) this.recent = [...this.recent, ...message.facts];
    this.log = [...this.log, ...message.facts].slice(-MOST_LOGGED);
  }
}

function isMove(choice: Choice, move: Move): boolean {
  if (typeof move.code === "number") return choice.code === move.code;
  const args = Object.entries(move.args ?? {});
  return (
    choice.verb === move.verb &&
    args.length === Object.keys(choice.args).length &&
    args.every(([name, value]) => choice.args[name] === value)
  );
}
