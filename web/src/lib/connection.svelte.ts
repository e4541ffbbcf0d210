import { socketAddress } from "./address";
import type { Move, Scene } from "./face";
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
} from "./messages";
import { patched } from "./patch";
import { pause, preferences } from "./preferences.svelte";
import { keepPromise } from "./promises";

export type Status = "connecting" | "open" | "lost" | "gone";

const RETRIES = [250, 500, 1000, 2000, 5000];
const MOST_LOGGED = 600;
const GONE = 4404;
const RETOLD = "retold";

/** A table as this browser sees it: what is shown, what may be chosen, and the line to the server. */
export class TableConnection implements Scene {
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
  /** Something that happened is still being shown. */
  pending = $state(false);

  private socket: WebSocket | null = null;
  private queue: (Shown | Stepped)[] = [];
  private known = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry = 0;
  private closed = false;
  private requests = 0;

  constructor(readonly id: string) {}

  open(): void {
    this.closed = false;
    this.connect();
    document.addEventListener("visibilitychange", this.wake);
  }

  close(): void {
    this.closed = true;
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** The seat one looks through. */
  get seat(): number | null {
    return this.situation?.seat ?? null;
  }

  /** Whether everything that arrived has been shown. */
  get settled(): boolean {
    return this.queue.length === 0;
  }

  /** What may be chosen now; nothing while something is still being shown or sent. */
  get choices(): Choice[] {
    if (this.waiting || this.status !== "open" || this.pending) return [];
    return this.situation?.choices ?? [];
  }

  choose(choice: Choice): void {
    this.act([{ code: choice.code }]);
  }

  /** Several actions as one. */
  act(moves: Move[]): void {
    if (this.waiting) return;
    this.ask({ type: "act", seq: this.seq, moves, ...this.own() });
  }

  undo(): void {
    if (this.waiting || !this.situation?.undo.possible) return;
    this.ask({ type: "undo", seq: this.seq, ...this.own() });
  }

  say(text: string): void {
    this.send({ type: "chat", text });
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    while (this.queue.length > 0) this.showNext();
    this.pending = false;
  }

  /** Come anew, as whoever this browser is by now. */
  reopen(): void {
    const before = this.socket;
    this.known = -1;
    this.log = [];
    this.connect();
    before?.close();
  }

  /** Ask for everything anew, in the language that is set now. */
  relanguage(): void {
    this.known = -1;
    this.log = [];
    this.socket?.close();
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
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else this.waiting = false;
  }

  private connect(): void {
    const query = new URLSearchParams({ lang: preferences.language });
    query.set("since", String(Math.max(0, this.known)));
    const socket = new WebSocket(socketAddress(`api/tables/${this.id}/socket?${query}`));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.socket === socket) this.receive(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
  }

  private lost(code: number): void {
    this.waiting = false;
    if (this.closed) return;
    if (code === GONE) {
      this.status = "gone";
      return;
    }
    this.status = "lost";
    const delay = RETRIES[Math.min(this.retry++, RETRIES.length - 1)];
    setTimeout(() => !this.closed && this.status === "lost" && this.connect(), delay);
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible" && this.status === "lost") {
      this.retry = 0;
      this.connect();
    }
  };

  private receive(message: FromServer): void {
    if (message.type === "refused") {
      this.refusal = message;
      this.waiting = false;
    } else if (message.type === "chat") {
      this.chat = [...this.chat, message];
    } else if (message.type === "seats") {
      this.table = message.table;
      keepPromise(message.table);
    } else if (message.type === "table" || message.type === "step") {
      this.status = "open";
      this.retry = 0;
      this.take(message);
    }
  }

  private take(message: Shown | Stepped): void {
    const own = message.id !== undefined;
    if (own) this.waiting = false;
    this.known = message.seq;
    this.queue.push(message);
    const others = message.facts.some((fact) => fact.by !== this.seat);
    if (own || this.seq < 0 || pause() === 0 || !others || document.hidden) this.skip();
    else if (!this.pending) {
      this.pending = true;
      this.step();
    }
  }

  private step(): void {
    this.showNext();
    const more = this.queue.length > 0;
    const length = this.recent.length > 0 ? pause() : 0;
    this.timer = setTimeout(() => {
      if (more || this.queue.length > 0) this.step();
      else this.pending = false;
    }, length);
  }

  /** Whoever looks through other eyes now reads what those may know, not what the others saw. */
  private retell(): void {
    this.log = [];
    this.send({ type: "look", since: 0, id: RETOLD });
  }

  private showNext(): void {
    const message = this.queue.shift();
    if (!message) return;
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
