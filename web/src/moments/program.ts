import type { Fact } from "../lib/messages";
import type { Moment, Occasion } from "../lib/moments";
import type { Scene } from "../lib/scene";
import type { Face } from "../lib/title";
import { cuesOf, type Cue } from "./cues";
import { actsOf, lengthOf, paceOf, type Act } from "./plan";

/** Turns what a table shows into what is to be watched; a jump or a look back is watched by nobody. */
export class Program {
  acts: readonly Act[] = [];
  /** What is heard meanwhile. */
  cues: readonly Cue[] = [];
  pace = 0;
  /** Something else is shown than before. */
  fresh = false;

  private seen = -1;
  private over = true;

  take(scene: Scene, face: Face | null): void {
    const [before, ended] = [this.seen, this.over];
    const { outcome } = scene.situation ?? {};
    this.seen = scene.seq;
    this.over = Boolean(outcome);
    if (before === scene.seq) return;
    this.fresh = true;
    this.pace = paceOf(scene.beat);
    const follows = before >= 0 && scene.seq > before && (!scene.leaps || scene.seq === before + 1);
    [this.acts, this.cues] = [[], []];
    if (!follows || scene.recent.length === 0) return;
    const occasion = occasionOf(scene, scene.recent);
    this.acts = actsOf(occasion, face?.moments ?? {});
    this.cues = face ? cuesOf(occasion, face, this.pace) : [];
    if (!outcome || ended) return;
    this.cues = [...this.cues, { sound: "end", at: lengthOf(this.acts, this.pace) }];
    this.acts = [...this.acts, [won(outcome)]];
  }
}

function occasionOf({ view, seat }: Scene, facts: readonly Fact[]): Occasion {
  return { facts, view, seat };
}

/** How many beats the board needs for facts, with all that is to be watched of them. */
export function beatsOf(scene: Scene, face: Face | null, facts: readonly Fact[]): number {
  const told = face?.beats?.(facts) ?? 1;
  const pace = paceOf(scene.beat);
  if (pace === 0) return told;
  const acts = actsOf(occasionOf(scene, facts), face?.moments ?? {});
  return Math.max(told, lengthOf(acts, pace) / scene.beat);
}

function won({ winners, lines }: { winners: number[]; lines: string[] }): Moment {
  return { kind: "victory", seats: winners, text: lines[0] ?? "" };
}
