import type { Moment, MomentKind, Moments, Occasion } from "../lib/moments";

/** How long each kind is watched, in milliseconds, and what comes before what. */
export const LENGTHS: Readonly<Record<MomentKind, number>> = {
  die: 2100,
  taking: 800,
  retreat: 600,
  magic: 800,
  conquest: 800,
  work: 600,
  slumber: 800,
  find: 4800,
  coins: 950,
  ribbon: 950,
  victory: 2400,
};

/** When a die lies still; from then on it is read. */
export const ROLL = 900;

/** When of a moment its weight falls, by which its sound is heard. */
export const STRESSES: Readonly<Record<MomentKind, number>> = {
  die: 0.02,
  taking: 0,
  retreat: 0,
  magic: 0,
  conquest: 0.4,
  work: 0.35,
  slumber: 0.1,
  find: 0.1,
  coins: 0.25,
  ribbon: 0,
  victory: 0,
};

const ORDER = Object.keys(LENGTHS) as MomentKind[];
const MOST_AT_ONCE = 8;

/** Moments that are watched at the same time. */
export type Act = readonly Moment[];

/** What is to be watched of facts that are shown together, one act after the other. */
export function actsOf(occasion: Occasion, moments: Moments): readonly Act[] {
  const found = occasion.facts.flatMap((fact) => {
    const telling = Object.hasOwn(moments, fact.effect) ? moments[fact.effect] : undefined;
    return telling?.(fact, occasion) ?? [];
  });
  return ORDER.map((kind) => together(found.filter((moment) => moment.kind === kind))).filter(
    (act) => act.length > 0,
  );
}

/** Of those of one kind, the last of each seat or place; coins of one seat are added up. */
function together(moments: readonly Moment[]): Act {
  const found = new Map<string, Moment>();
  for (const moment of moments) {
    const key = whereOf(moment);
    const known = found.get(key);
    found.set(
      key,
      known?.kind === "coins" && moment.kind === "coins" ? sum(known, moment) : moment,
    );
  }
  return [...found.values()].slice(-MOST_AT_ONCE);
}

type Coins = Extract<Moment, { kind: "coins" }>;

function sum(one: Coins, other: Coins): Coins {
  return {
    ...other,
    count: one.count + other.count,
    from: [...one.from, ...other.from],
    parts: [...one.parts, ...other.parts],
  };
}

function whereOf(moment: Moment): string {
  if (moment.kind === "coins") return String(moment.seat);
  if (moment.kind === "taking") return String(moment.slot);
  if ("place" in moment) return moment.place ?? "";
  return moment.kind === "slumber" ? moment.places.join() : "";
}

/** The places of which is to be kept what stood there before. */
export function placesIn(acts: readonly Act[]): string[] {
  return acts
    .flat()
    .flatMap((moment) =>
      moment.kind === "conquest" || moment.kind === "retreat"
        ? [moment.place]
        : moment.kind === "slumber"
          ? moment.places
          : [],
    );
}

/** The places of the offer from which something is taken, of which is to be kept what lay there. */
export function slotsIn(acts: readonly Act[]): number[] {
  return acts.flat().flatMap((moment) => (moment.kind === "taking" ? [moment.slot] : []));
}

/** What each seat gets in acts. */
export function coinsIn(acts: readonly Act[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const moment of acts.flat())
    if (moment.kind === "coins") found[moment.seat] = (found[moment.seat] ?? 0) + moment.count;
  return found;
}

/** How long acts take at a pace, in milliseconds. */
export function lengthOf(acts: readonly Act[], pace: number): number {
  return acts.reduce((sum, [moment]) => sum + (moment ? LENGTHS[moment.kind] * pace : 0), 0);
}

const HURRIED = 200;
const QUICK = 500;
const SLOW = 1200;

/** How many times as long as usual moments take where one thing is shown for so long; 0: not at all. */
export function paceOf(beat: number): number {
  if (beat < HURRIED) return 0;
  if (beat < QUICK) return 0.5;
  return beat > SLOW ? 1.5 : 1;
}
