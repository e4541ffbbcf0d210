import type { Fact } from "../lib/messages";
import type { Moment, Occasion } from "../lib/moments";
import type { Scene } from "../lib/scene";
import type { Face } from "../lib/title";
import { cuesOf, type Cue } from "./cues";
import { actsOf, lengthOf, LENGTHS, paceOf, ROLL, type Act } from "./plan";

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
  /** A die of this seat is thrown: what it brings waits until it lies, not until it is read. */
  decides = false;

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
    this.decides = false;
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
      this.cues = later(
        this.cues,
        lengthOf(diceOf(scene, face, scene.recent), this.pace),
        suspenseOf(scene, face, scene.recent),
      );
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
    this.decides = isOwn(scene, this.acts);
    const length = lengthOf(this.acts, this.pace);
    const cues = face ? cuesOf(occasionOf(scene, facts), face, this.pace) : [];
    this.cues = cues.filter(({ at }) => isWithin(at, length));
  }
}

const NOTHING: readonly Fact[] = [];

function occasionOf({ view, seat, table }: Scene, facts: readonly Fact[]): Occasion {
  return { facts, view, seat, names: table?.seats.map(({ name }) => name) ?? [] };
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

/** What is heard after dice of such a length, once what they bring is shown. */
function later(cues: readonly Cue[], length: number, shown: number): Cue[] {
  return cues
    .filter(({ at }) => !isWithin(at, length))
    .map(({ sound, at }) => ({ sound, at: Math.max(0, at - shown) }));
}

/** Whether dice are thrown by the seat one looks through. */
function isOwn({ seat }: Scene, dice: readonly Act[]): boolean {
  return dice.flat().some((moment) => moment.kind === "die" && moment.seat === seat);
}

/** How long facts wait for their dice, in milliseconds: those of others until they have been read,
 *  one's own only until they lie. */
export function suspenseOf(scene: Scene, face: Face | null, facts: readonly Fact[]): number {
  const dice = diceOf(scene, face, facts);
  const pace = paceOf(scene.beat);
  if (dice.length === 0 || pace === 0) return 0;
  return isOwn(scene, dice) ? ROLL * pace : lengthOf(dice, pace);
}

/** What the dice in facts are thrown for. */
export function attemptOf(scene: Scene, face: Face | null, facts: readonly Fact[]): string {
  const [moment] = diceOf(scene, face, facts).flat();
  return moment?.kind === "die" ? moment.attempt : "";
}

/** How many beats the board needs for facts, with all that is to be watched of them. */
export function beatsOf(scene: Scene, face: Face | null, facts: readonly Fact[]): number {
  const told = face?.beats?.(facts) ?? 1;
  const pace = paceOf(scene.beat);
  if (pace === 0) return told;
  const reading = isThrown(scene, facts)
    ? lengthOf(diceOf(scene, face, facts), pace) - suspenseOf(scene, face, facts)
    : 0;
  const cheering = scene.ended ? LENGTHS.victory * pace : 0;
  const length = reading + lengthOf(leftOf(scene, face, facts), pace) + cheering;
  return Math.max(told, length / scene.beat);
}

/** Whether somebody else is told what a turn has earned: the next one begins when that is over. */
export function paysOthers(scene: Scene, face: Face | null, facts: readonly Fact[]): boolean {
  if (paceOf(scene.beat) === 0) return false;
  return actsOf(occasionOf(scene, facts), face?.moments ?? {})
    .flat()
    .some(
      (moment) => moment.kind === "coins" && moment.parts.length > 0 && moment.seat !== scene.seat,
    );
}

function won({ winners, lines }: { winners: number[]; lines: string[] }): Moment {
  return { kind: "victory", seats: winners, text: lines[0] ?? "" };
}
