import { get } from "../lib/api";
import type { Choice, Fact, Shown, Situation, TableShown, View } from "../lib/messages";
import { calm, pause, preferences } from "../lib/preferences.svelte";
import { problemOf } from "../lib/problem";
import type { Scene } from "../lib/scene";
import { roundsOf, type Point } from "../lib/scores";
import { Reel, beginning, type Frame, type Moments } from "./reel";

/** Through whose eyes: a seat's, a spectator's, or with everything open. */
export type Eyes = number | "all" | "spectator";

/** How long each line stays while the game plays, in milliseconds. */
export const DELAYS = { slow: 1800, normal: 900, fast: 350, faster: 120 };
export type Pace = keyof typeof DELAYS;

/** A game that is over, shown line by line; nothing can be done in it. */
export class ReplayConnection implements Scene {
  table: TableShown | null = $state.raw(null);
  /** The line that is wanted; what is shown follows as soon as it is here. */
  at = $state(0);
  last = $state(0);
  eyes: Eyes = $state("all");
  points: Point[] = $state.raw([]);
  /** What is here of the game, in the order of the lines. */
  frames: Frame[] = $state.raw([]);
  pointed: Fact | null = $state.raw(null);
  considered: Choice | null = $state.raw(null);
  problem = $state("");
  playing = $state(false);
  /** How many things one after the other the board shows of facts. */
  beats: (facts: readonly Fact[]) => number = () => 1;
  pace: Pace = $state(preferences.speed === "off" ? "faster" : preferences.speed);

  readonly choices: Choice[] = [];
  readonly chosen: number[] = [];
  readonly draft = null;
  readonly waiting = false;
  readonly pending = false;
  readonly leaps = true;

  private frame: Frame | null = $state.raw(null);
  private outcome: Situation["outcome"] = $state.raw(null);
  private reel = new Reel();
  private loading: Promise<void> | null = null;
  private edition = 0;
  private closed = false;

  constructor(readonly id: string) {}

  async open(line: number, eyes: Eyes | undefined): Promise<void> {
    try {
      await this.look();
      const seats = this.table?.seats ?? [];
      const known = typeof eyes !== "number" || eyes < seats.length;
      this.eyes = (known ? eyes : undefined) ?? seats.find((seat) => seat.mine)?.seat ?? "all";
      this.at = line;
      await this.load(beginning(line));
      this.points = await get<Point[]>(`api/tables/${this.id}/scores`, this.spoken());
      await this.fill();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  close(): void {
    this.closed = true;
    this.playing = false;
  }

  get view(): View | null {
    return this.frame?.view ?? null;
  }

  get seq(): number {
    return this.frame?.n ?? -1;
  }

  get question(): number {
    return this.seq;
  }

  get recent(): Fact[] {
    return this.frame?.facts ?? [];
  }

  readonly log: readonly Fact[] = $derived(
    this.frames.filter(({ n }) => n <= this.seq).flatMap(({ facts }) => facts),
  );

  get beat(): number {
    return calm() ? 0 : this.playing ? DELAYS[this.pace] : pause();
  }

  /** With everything open one looks over the shoulder of whoever decides. */
  get seat(): number | null {
    if (this.eyes === "spectator") return null;
    return this.eyes === "all" ? (this.frame?.actors[0] ?? null) : this.eyes;
  }

  get scores(): number[] {
    return this.frame?.scores ?? [];
  }

  /** How the game ended, where the last line ends it. */
  get result(): Situation["outcome"] {
    return this.seq === this.last ? this.outcome : null;
  }

  readonly rounds = $derived(roundsOf(this.points));

  readonly situation: Situation | null = $derived.by(() => {
    if (!this.frame) return null;
    return {
      seat: this.seat,
      actors: this.frame.actors,
      turn_kind: "turn",
      sealed: false,
      prompt: this.frame.prompt,
      choices: [],
      undo: { possible: false, message: "", text: "", until: null },
      clocks: null,
      outcome: this.result ?? null,
      progress: null,
      forecast: null,
    };
  });

  choose(): void {
    return;
  }

  act(): void {
    return;
  }

  go(line: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(line)));
    const known = this.reel.at(this.at);
    if (known) this.frame = known;
    else void this.fill();
  }

  lookThrough(eyes: Eyes): void {
    this.eyes = eyes;
    void this.anew();
  }

  /** Ask for everything again: for other eyes, or in another language. */
  async anew(): Promise<void> {
    this.edition += 1;
    this.reel = new Reel();
    this.frames = [];
    try {
      await this.look();
      await this.fill();
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  private spoken(): { lang: string } {
    return { lang: preferences.language };
  }

  private async look(): Promise<void> {
    const shown = await get<Shown>(`api/tables/${this.id}/view`, this.spoken());
    this.table = shown.table;
    this.outcome = shown.situation?.outcome ?? null;
  }

  /** Fetch what is not here yet, the nearest to the wanted line first. */
  private async fill(): Promise<void> {
    if (this.loading) return this.loading;
    this.loading = this.fetchAll().finally(() => (this.loading = null));
    return this.loading;
  }

  private async fetchAll(): Promise<void> {
    for (;;) {
      const start = this.reel.missing(this.at, this.last);
      if (start === undefined || this.closed) return;
      try {
        await this.load(start);
        this.problem = "";
      } catch (error) {
        this.problem = problemOf(error);
        this.playing = false;
        return;
      }
    }
  }

  private async load(start: number): Promise<void> {
    const edition = this.edition;
    const seat = this.eyes === "spectator" ? undefined : this.eyes;
    const part = await get<Moments>(`api/tables/${this.id}/moments`, {
      from: start,
      seat,
      ...this.spoken(),
    });
    if (edition !== this.edition || this.closed) return;
    this.reel.add(part);
    this.last = part.last;
    this.at = Math.min(this.at, this.last);
    this.frames = this.reel.all();
    this.frame = this.reel.at(this.at) ?? this.frame;
  }
}
