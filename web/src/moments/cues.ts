import type { Occasion } from "../lib/moments";
import { soundOf, type Sound } from "../lib/sounds";
import type { Face } from "../lib/title";
import { actsOf, LENGTHS, STRESSES } from "./plan";

/** A sound, and after how many milliseconds it is heard. */
export interface Cue {
  sound: Sound;
  at: number;
}

const MOST = 5;

/** What is heard of facts, each with the moment that shows it; one sound for all where nothing moves. */
export function cuesOf(occasion: Occasion, face: Face, pace: number): Cue[] {
  const { sounds, moments = {} } = face;
  if (pace === 0) {
    const sound = soundOf(occasion.facts, sounds);
    return sound ? [{ sound, at: 0 }] : [];
  }
  const begins = new Map<string, number>();
  let length = 0;
  for (const [moment] of actsOf(occasion, moments)) {
    if (!moment) continue;
    begins.set(moment.kind, (length + LENGTHS[moment.kind] * STRESSES[moment.kind]) * pace);
    length += LENGTHS[moment.kind];
  }
  const found = new Map<string, Cue>();
  for (const fact of occasion.facts) {
    const sound = Object.hasOwn(sounds, fact.effect) ? sounds[fact.effect] : undefined;
    if (!sound) continue;
    const telling = Object.hasOwn(moments, fact.effect) ? moments[fact.effect] : undefined;
    const at = begins.get(telling?.(fact, occasion)?.kind ?? "") ?? 0;
    found.set(`${sound} ${at}`, { sound, at });
  }
  return [...found.values()].slice(0, MOST);
}
