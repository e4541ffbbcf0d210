import { socketAddress } from "../lib/address";
import { ANSWER, untilDrawn, viewArrived } from "../lib/drawn";
import type {
  Chatted,
  Choice,
  Fact,
  FromServer,
  Refused,
  Shown,
  Situation,
  Stepped,
  TableShown,
  View,
} from "../lib/messages";
import { patched } from "../lib/patch";
import { pause, preferences } from "../lib/preferences.svelte";
import { keepPromise } from "../lib/promises";
import type { Move, Scene } from "../lib/scene";
import { mySeats } from "../lib/seats";
import { keepSeen, lineSeen, retold } from "./absence";
import { Line, type Listener } from "./line";
import { isStillAsked, sameQuestion, type News } from "./question";
import { chosenAfter } from "./round";

export type Status = "connecting" | "open" | "lost" | "gone";

const MOST_LOGGED = 600;
const RETOLD = "retold";

/** Something that happened while nobody looked, without the view as it was then. */
interface Heard extends News {
  type: "heard";
  seq: number;
  facts: Fact[];
  situation?: null;
}

/** A table as this browser sees it: what is shown, what may be chosen, and what is asked for. */
export class TableConnection implements Scene, Listener {
  status: Status = $state("connecting");
  table: TableShown | null = $state.raw(null);
  view: View | null = $state.raw(null);
  situation: Situation | null = $state.raw(null);
  seq = $state(-1);
  log: Fact[] = $state.raw([]);
  chat: Chatted[] = $state.raw([]);
  /** What just happened, for the board to show. */
  recent: Fact[] = $state.raw([]);
  /** A line of the log that is being pointed at. */
  pointed: Fact | null = $state.raw(null);
  refusal: Refused | null = $state.raw(null);
  /** An action is on its way. */
  waiting = $state(false);
  /** Something that happened is still being shown, or waits for somebody to look. */
  pending = $state(false);
  /** What is shown as to be decided is so still, whatever of others is yet to be shown. */
  steady = $state(true);
  /** Counts the questions that were shown. */
  question = $state(0);
  /** Those who have chosen while others still choose. */
  chosen: readonly number[] = $state.raw([]);
  /** What is to be decided by the last word of the server, shown or not. */
  newest: Situation | null = $state.raw(null);

  private readonly line: Line;
  private queue: (Shown | Stepped | Heard)[] = [];
  private known = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private requests = 0;
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
    this.halt();
    this.line.close();
  }

  /** The seat one looks through. */
  get seat(): number | null {
    return this.situation?.seat ?? null;
  }

  /** Whether this seat has to decide, by the last word of the server. */
  get deciding(): boolean {
    const { seat, actors, outcome } = this.newest ?? { seat: null, actors: [], outcome: null };
    return seat !== null && outcome === null && actors.includes(seat);
  }

  /** Whether everything that arrived has been shown. */
  get settled(): boolean {
    return this.queue.length === 0;
  }

  /** What may be chosen now; nothing while an action is sent, or what is shown is not so any more. */
  get choices(): Choice[] {
    if (this.waiting || this.status !== "open" || !this.steady) return [];
    return this.situation?.choices ?? [];
  }

  /** Whether the last action can be taken back, by the last word of the server. */
  get undoing(): Situation["undo"] | undefined {
    return this.newest?.undo;
  }

  choose(choice: Choice): void {
    this.act([{ code: choice.code }]);
  }

  /** Several actions as one. */
  act(moves: Move[]): void {
    if (this.waiting) return;
    this.ask({ type: "act", seq: this.seq, moves, ...this.own() });
  }

  /** Several actions as one, on top of all that has happened; whether they are done. */
  async tried(moves: Move[]): Promise<boolean> {
    if (this.waiting || this.status !== "open") return false;
    this.skip();
    return new Promise((resolve) => {
      this.told = resolve;
      this.act(moves);
    });
  }

  /** Take back the last action, or tell why that cannot be. */
  undo(): void {
    const undo = this.undoing;
    if (this.waiting || !undo) return;
    if (undo.possible) this.ask({ type: "undo", seq: this.known, ...this.own() });
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

  /** Show everything that waits at once. */
  skip(): void {
    this.halt();
    while (this.queue.length > 0) this.showNext();
    this.pending = false;
    this.steady = true;
  }

  /** Come anew, as whoever this browser is by now, in the language that is set now. */
  reopen(): void {
    this.release(false);
    this.known = -1;
    this.seq = -1;
    this.log = [];
    this.line.open();
  }

  dismiss(): void {
    this.refusal = null;
  }

  private own(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  private ask(message: Record<string, unknown>): void {
    this.refusal = null;
    this.waiting = true;
    this.send({ ...message, id: String(++this.requests) });
  }

  private send(message: Record<string, unknown>): void {
    if (!this.line.send(message)) this.release(false);
  }

  /** Nothing is on its way any longer. */
  private release(done: boolean): void {
    this.waiting = false;
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
    if (this.pending && this.timer === undefined) this.step();
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
      this.table = message.table;
      keepPromise(message.table);
    } else if (message.type === "table" || message.type === "step") {
      if (message.type === "table") viewArrived(start);
      this.status = "open";
      this.take(message);
      if (message.type === "step" && message.id !== undefined) untilDrawn(ANSWER, start);
    }
  }

  private take(message: Shown | Stepped): void {
    const own = message.id !== undefined;
    const news = this.newsOf(message);
    this.known = message.seq;
    this.newest = message.situation ?? null;
    this.queue.push(...news);
    const others = news.some((one) => one.facts.some((fact) => fact.by !== this.newest?.seat));
    const unseen = this.seq < 0 && news.length === 1;
    if (own || unseen || pause() === 0 || !others) this.skip();
    else {
      this.steady &&= isStillAsked(this.situation, this.queue);
      if (!this.pending && !document.hidden) this.step();
      this.pending = true;
    }
    if (own && message.id !== RETOLD) this.release(true);
  }

  /** A message as it is shown: what was missed line by line, as far as it was not seen before. */
  private newsOf(message: Shown | Stepped): (Shown | Stepped | Heard)[] {
    if (message.type === "step" || message.id !== undefined) return [message];
    const first = this.seq < 0;
    const seen = first ? lineSeen(this.id) : this.known;
    if (seen === undefined || seen < 0 || mySeats(message.table).length > 1) return [message];
    const old = message.facts.filter((fact) => fact.n <= seen);
    const missed = retold(message.facts.filter((fact) => fact.n > seen));
    const heard = missed.map((facts): Heard => ({ type: "heard", seq: message.seq, facts }));
    const known = { ...message, facts: old };
    return first ? [known, ...heard] : [...heard, known];
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Show one thing after the other while somebody looks. */
  private step(): void {
    this.steady = isStillAsked(this.situation, this.queue);
    this.showNext();
    const length = this.recent.length > 0 ? pause() : 0;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.queue.length === 0) this.skip();
      else if (!document.hidden) this.step();
    }, length);
  }

  /** Whoever looks through other eyes now reads what those may know, not what the others saw. */
  private retell(): void {
    this.log = [];
    this.send({ type: "look", since: 0, id: RETOLD });
  }

  /** See whether there is a new question, and who has answered theirs. */
  private askedNow(message: Shown | Stepped): void {
    if (!sameQuestion(this.situation, message)) this.question += 1;
    const [before, now] = [this.situation?.actors ?? [], message.situation?.actors ?? []];
    if (message.id !== RETOLD) this.chosen = chosenAfter(this.chosen, before, now, message.facts);
  }

  private showNext(): void {
    const message = this.queue.shift();
    if (!message) return;
    if (!document.hidden) keepSeen(this.id, message.seq);
    if (message.type === "heard") {
      this.recent = message.facts;
      this.log = [...this.log, ...message.facts].slice(-MOST_LOGGED);
      this.chosen = [];
      return;
    }
    this.askedNow(message);
    if (message.type === "table") {
      if (this.seat !== null && this.seat !== message.situation?.seat) this.retell();
      this.view = message.view as View | null;
      this.table = message.table;
      keepPromise(message.table);
    } else if (this.view) this.view = patched(this.view, message.patch as never);
    this.situation = message.situation ?? null;
    const first = this.seq < 0;
    this.seq = message.seq;
    if (message.id === RETOLD) {
      this.log = message.facts;
      return;
    }
    this.recent = first ? [] : message.facts;
    this.log = [...this.log, ...message.facts].slice(-MOST_LOGGED);
  }
}
