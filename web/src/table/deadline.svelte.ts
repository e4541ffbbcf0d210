const LONGEST_TIMER = 2 ** 31 - 1;

/** A moment after which it is too late. */
export class Deadline {
  over = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Wait for a moment in seconds of the epoch, or for none. */
  set(until: number | null | undefined): void {
    this.clear();
    const left = until == null ? Infinity : 1000 * until - Date.now();
    this.over = left <= 0;
    if (left > 0 && left < LONGEST_TIMER) this.timer = setTimeout(() => (this.over = true), left);
  }

  clear(): void {
    clearTimeout(this.timer);
  }
}
