/** An answer within this time finds everything as it was: clearing the table for it would have all
 *  of it drawn twice. */
const SHORT = 400;

/** The time until the server answers. */
export class Wait {
  busy = $state(false);
  /** It takes so long that what was asked goes out of sight. */
  long = $state(false);

  private timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    if (this.busy) return;
    this.busy = true;
    this.timer = setTimeout(() => (this.long = true), SHORT);
  }

  end(): void {
    clearTimeout(this.timer);
    this.busy = false;
    this.long = false;
  }
}
