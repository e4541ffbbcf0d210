import { afterDrawn } from "../lib/drawn";
import { pause } from "../lib/preferences.svelte";

/** What is not drawn by then, in milliseconds, holds up nothing any longer. */
const LONGEST_FRAME = 500;

/** By how much what is watched may be late, in milliseconds, before nothing waits for it any longer. */
const LATEST = 1500;

/** Where news are shown. */
export interface Screen<News> {
  /** Show news, or have them seen as one with what was shown last. */
  show(news: News, joined: boolean): void;
  /** How long news wait for what decides them, which is seen from now on, in milliseconds. */
  announced(news: News): number;
  /** How many things one after the other there are to be watched of what was shown last. */
  watched(): number;
  /** Whether what is to be decided then waits until all of it has been watched. */
  lingers(): boolean;
  /** Whether some of it is still to be watched: a slow frame makes it late. */
  acting(): boolean;
  /** Whether news are seen as one with what was shown last. */
  joins(news: News): boolean;
  /** Whether what is to be decided stays so through all that is yet to be shown. */
  isSteady(news: readonly News[]): boolean;
}

/** What happened, shown one after the other while somebody looks. */
export class Playback<News> {
  /** Something that happened is still being shown, or waits for somebody to look. */
  pending = $state(false);
  /** What is shown as to be decided is so still, whatever of others is yet to be shown. */
  steady = $state(true);

  private queue: News[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What I did is still being drawn or watched: what others do then comes after it. */
  resting = $state(false);
  /** The next of the news is decided before everybody's eyes, and shown when that is over. */
  held = $state(false);
  /** What is to be watched takes longer than was thought. */
  private late = false;

  constructor(private readonly screen: Screen<News>) {}

  /** Whether everything that arrived has been shown. */
  get settled(): boolean {
    return this.queue.length === 0;
  }

  /** Whether all that happened has been shown and watched. */
  get over(): boolean {
    return !this.pending && !this.resting && !this.held && this.settled;
  }

  /** Show news at once, or after what is still being shown: one by one, or where nobody wants to
   *  watch all that has gathered since the last frame. */
  take(news: readonly News[], atOnce: boolean): void {
    this.queue.push(...news);
    if (atOnce) {
      this.skip(1);
      if (!this.announces()) this.finish();
      return;
    }
    if (pause() === 0 && document.hidden) {
      this.skip();
      return;
    }
    this.steady &&= this.screen.isSteady(this.queue);
    if (!this.pending && !this.resting && !this.held && !document.hidden) this.step();
    this.pending = pause() > 0;
  }

  /** Go on to what is to be shown next. */
  hurry(): void {
    if (this.timer === undefined) return;
    this.halt();
    this.goOn();
  }

  /** Show at once what is being decided. */
  lay(): void {
    if (this.held) this.hurry();
  }

  /** Show everything that waits at once, but the last of it. */
  skip(last = 0): void {
    this.halt();
    this.resting = false;
    while (this.queue.length > last) this.showNext();
    this.pending = false;
    this.steady = true;
  }

  /** Go on where it stopped because nobody looked. */
  wake(): void {
    if (this.pending && this.timer === undefined) this.step();
  }

  halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.late = false;
  }

  /** What was to be watched may have been. */
  acted(): void {
    if (this.late && !this.screen.acting()) this.hurry();
  }

  private step(): void {
    if (pause() === 0) this.finish();
    else if (!this.announces()) this.watch();
  }

  /** Begin what decides the next of the news, if anything does. */
  private announces(): boolean {
    const [next] = this.queue;
    if (next === undefined || document.hidden || pause() === 0) return false;
    const length = this.screen.announced(next);
    if (length === 0) return false;
    this.held = true;
    this.wait(length);
    return true;
  }

  /** Show everything, and leave it before everybody's eyes. */
  private finish(): void {
    this.skip();
    this.rest();
  }

  /** Show one thing for as long as it is watched. */
  private watch(): void {
    this.showNext();
    for (let [next] = this.queue; next && this.screen.joins(next); [next] = this.queue)
      this.showNext(true);
    this.resting = true;
    this.steady = this.screen.isSteady(this.queue) && !this.screen.lingers();
    const watched = this.screen.watched();
    this.wait(watched > 0 ? pause() * watched : 0);
  }

  /** Leave what was shown before everybody's eyes, if there is anything to be watched, but at least
   *  until it is drawn. */
  private rest(): void {
    const watched = this.screen.watched();
    if (watched === 0 || document.hidden) return;
    this.resting = true;
    if (watched > 1 && pause() > 0) {
      this.wait(pause() * watched);
      return;
    }
    this.wait(LONGEST_FRAME);
    const drawing = this.timer;
    void afterDrawn().then(() => {
      if (this.timer === drawing) this.hurry();
    });
  }

  private wait(length: number): void {
    this.timer = setTimeout(() => this.due(), length);
  }

  private due(): void {
    if (!this.screen.acting()) {
      this.goOn();
      return;
    }
    this.late = true;
    this.timer = setTimeout(() => this.goOn(), LATEST);
  }

  private goOn(): void {
    this.timer = undefined;
    this.late = false;
    this.resting = false;
    if (this.held) this.watch();
    else if (this.settled) this.skip();
    else if (!document.hidden) this.step();
  }

  private showNext(joined = false): void {
    const news = this.queue.shift();
    this.held = false;
    if (news !== undefined) this.screen.show(news, joined);
  }
}
