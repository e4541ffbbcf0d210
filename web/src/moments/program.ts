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
  /** What is acted out now belongs to the die that has just been thrown. */
  follows = false;

  private seen = -1;
  private over = true;
  private thrown: readonly Fact[] = NOTHING;

  take(scene: Scene, face: Face | null): void {
    const { thrown = NOTHING } = scene;
    if (thrown.length > 0 && thrown !== this.thrown) {
      this.throw(scene, face, thrown);
      return;
    }
    const [before, ended] = [this.seen, this.over];
    const { outcome } = scene.situation ?? {};
    this.seen = scene.seq;
    this.over = Boolean(outcome);
    if (before === scene.seq) return;
    this.fresh = true;
    this.follows = isThrown(scene, scene.recent);
    this.pace = paceOf(scene.beat);
    const follows = before >= 0 && scene.seq > before && (!scene.leaps || scene.seq === before + 1);
    [this.acts, this.cues] = [[], []];
    if (!follows || scene.recent.length === 0) return;
    const occasion = occasionOf(scene, scene.recent);
    this.acts = leftOf(scene, face, scene.recent);
    this.cues = face ? cuesOf(occasion, face, this.pace) : [];
    if (this.follows)
      this.cues = later(this.cues, lengthOf(diceOf(scene, face, scene.recent), this.pace));
    if (!outcome || ended) return;
    this.cues = [...this.cues, { sound: "end", at: lengthOf(this.acts, this.pace) }];
    this.acts = [...this.acts, [won(outcome)]];
  }

  /** A die is thrown for what is to be shown when it lies. */
  private throw(scene: Scene, face: Face | null, facts: readonly Fact[]): void {
    this.thrown = facts;
    this.fresh = true;
    this.follows = false;
    this.pace = paceOf(scene.beat);
    this.acts = diceOf(scene, face, facts);
    const length = lengthOf(this.acts, this.pace);
    const cues = face ? cuesOf(occasionOf(scene, facts), face, this.pace) : [];
    this.cues = cues.filter(({ at }) => isWithin(at, length));
  }
}

const NOTHING: readonly Fact[] = [];

function occasionOf({ view, seat }: Scene, facts: readonly Fact[]): Occasion {
  return { facts, view, seat };
}

function isThrown({ thrown = NOTHING }: Scene, facts: readonly Fact[]): boolean {
  return thrown.length > 0 && thrown === facts;
}

function diceOf(scene: Scene, face: Face | null, facts: readonly Fact[]): readonly Act[] {
  const acts = actsOf(occasionOf(scene, facts), face?.moments ?? {});
  return acts.filter(isDice);
}

/** What is left to be watched of facts, where their dice may have been thrown before. */
function leftOf(scene: Scene, face: Face | null, facts: readonly Fact[]): readonly Act[] {
  const acts = actsOf(occasionOf(scene, facts), face?.moments ?? {});
  return isThrown(scene, facts) ? acts.filter((act) => !isDice(act)) : acts;
}

function isDice([moment]: Act): boolean {
  return moment?.kind === "die";
}

/** Whether something is heard with what is watched for so long; what nothing shows is heard first. */
function isWithin(at: number, length: number): boolean {
  return at > 0 && at < length;
}

/** What is heard after so long, from then on. */
function later(cues: readonly Cue[], length: number): Cue[] {
  return cues
    .filter(({ at }) => !isWithin(at, length))
    .map(({ sound, at }) => ({ sound, at: Math.max(0, at - length) }));
}

/** How long facts wait for their dice, in milliseconds. */
export function suspenseOf(scene: Scene, face: Face | null, facts: readonly Fact[]): number {
  const pace = paceOf(scene.beat);
  return pace === 0 ? 0 : lengthOf(diceOf(scene, face, facts), pace);
}

/** How many beats the board needs for facts, with all that is to be watched of them. */
export function beatsOf(scene: Scene, face: Face | null, facts: readonly Fact[]): number {
  const told = face?.beats?.(facts) ?? 1;
  const pace = paceOf(scene.beat);
  if (pace === 0) return told;
  return Math.max(told, lengthOf(leftOf(scene, face, facts), pace) / scene.beat);
}

function won({ winners, lines }: { winners: number[]; lines: string[] }): Moment {
  return { kind: "victory", seats: winners, text: lines[0] ?? "" };
}
