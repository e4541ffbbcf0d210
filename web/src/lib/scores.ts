import type { components } from "./schema";

export type Point = components["schemas"]["Point"];

export interface Round {
  round: number;
  /** The line with which it begins. */
  n: number;
}

/** Where each round begins, after all that was taken back; nothing in a game without rounds. */
export function roundsOf(points: readonly Point[]): Round[] {
  const rounds: Round[] = [];
  for (const { n, round } of points) {
    if (round === null) continue;
    while ((rounds.at(-1)?.round ?? round) > round) rounds.pop();
    if (rounds.at(-1)?.round !== round) rounds.push({ round, n });
  }
  return rounds;
}

/** The round that line n belongs to. */
export function roundAt(rounds: readonly Round[], n: number): number | null {
  return rounds.filter((round) => round.n <= n).at(-1)?.round ?? null;
}

/** Where to go for the next round, or back to the beginning of one. */
export function roundBeside(
  rounds: readonly Round[],
  n: number,
  way: -1 | 1,
  last: number,
): number {
  if (way > 0) return rounds.find((round) => round.n > n)?.n ?? last;
  return rounds.filter((round) => round.n < n).at(-1)?.n ?? 0;
}

/** By how much each seat is ahead of the best of the others; below zero for those behind. */
export function leads(scores: readonly number[]): number[] {
  return scores.map((score, seat) => {
    const others = scores.filter((_, other) => other !== seat);
    return others.length > 0 ? score - Math.max(...others) : 0;
  });
}

/** Who is ahead and by how much; nobody while several are level. */
export function leader(scores: readonly number[]): { seat: number; lead: number } | null {
  const seat = leads(scores).findIndex((lead) => lead > 0);
  return seat < 0 ? null : { seat, lead: leads(scores)[seat] ?? 0 };
}

/** How the seats stand at the start and at the end of each round, or after each change in a game
 *  without rounds. What the last turn of a round brings comes with the line that begins the next. */
export function standings(points: readonly Point[]): Point[] {
  const [start, ...others] = points;
  if (!start) return [];
  const ends = new Map<number | string, Point>();
  let before = start.round;
  for (const point of others) {
    const { n, round } = point;
    const earned = round === null || before === null ? round : Math.min(before, round);
    ends.set(earned ?? `line ${n}`, { ...point, round: earned });
    before = round;
  }
  const first = { ...start, round: start.round === null ? null : 0 };
  return [first, ...[...ends.values()].sort((one, other) => one.n - other.n)];
}
