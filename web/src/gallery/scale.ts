import type { Measurement, Strength } from "../lib/messages";

/** The range of a bar: what lies beyond it stands at its end. */
export interface Scale {
  least: number;
  even: number;
  most: number;
}

/** The share of games won by two players; more and less than this is rare. */
export const SHARE: Scale = { least: 0.25, even: 0.5, most: 0.75 };

/** How much more is won than with another in its place: one range for all things of a kind. */
export function reachOf(strengths: readonly Strength[]): Scale {
  const ends = strengths.flatMap(({ wins_from, wins_to }) => [wins_from, wins_to]);
  const most = Math.max(0.01, ...ends.map(Math.abs));
  return { least: -most, even: 0, most };
}

/** Whether a thing was set beside others that came in its place. */
export function isMore(method: Measurement["method"]): boolean {
  return method !== "begun";
}

/** How far along the bar a number stands; what is beyond it stands at its end. */
export function along({ least, most }: Scale, value: number): string {
  const within = Math.min(most, Math.max(least, value));
  return `${(100 * (within - least)) / (most - least)}%`;
}
