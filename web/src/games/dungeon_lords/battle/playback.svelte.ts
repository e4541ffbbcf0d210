import type { Fact } from "../../../lib/messages";
import type { Scene } from "../../../lib/scene";
import type { LordsView } from "../view";
import { leadsTo, momentsOf, runsOf, type Moment } from "./course";

const LONGEST = 900;

/** Shows what just happened moment by moment, over what is so already. */
export class Playback {
  /** What is to be seen now; nothing when all is as the view has it. */
  moment: Moment | null = $state.raw(null);

  /** What is to be seen after it. */
  coming: ReadonlySet<Fact> = $state.raw(new Set());

  /** `beat` tells how long one thing is shown, in milliseconds; not at all where it is 0. */
  constructor(private readonly beat: () => number) {}

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Go from one view to the next; at once where nobody wants to watch. */
  play(facts: readonly Fact[], before: LordsView | null, now: LordsView): void {
    this.stop();
    if (this.length === 0 || !before) return;
    const moments = runsOf(facts).flatMap((run) => {
      const found = momentsOf(run, before.seats[run.seat]?.line ?? []);
      return leadsTo(found, now.seats[run.seat]?.line ?? []) ? found : [];
    });
    this.show(moments);
  }

  get length(): number {
    return Math.min(this.beat(), LONGEST);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.show([]);
  }

  private show([moment, ...rest]: Moment[]): void {
    this.moment = moment ?? null;
    this.coming = new Set(rest.flatMap(({ facts }) => facts));
    if (moment) this.timer = setTimeout(() => this.show(rest), this.length);
  }
}

const playbacks = new WeakMap<Scene, Playback>();

/** What is being shown at a table, the same for all of its parts. */
export function playbackOf(scene: Scene): Playback {
  let found = playbacks.get(scene);
  if (!found) playbacks.set(scene, (found = new Playback(() => scene.beat)));
  return found;
}
