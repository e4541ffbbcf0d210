import type { GameTally, PickTally } from "./types";

/** The mean score, to one decimal; nothing where nothing was played. */
export function mean(tally: Pick<GameTally, "score" | "games">): number | null {
  return tally.games === 0 ? null : tally.score / tally.games;
}

/** The share of games that were won. */
export function share(tally: Pick<GameTally, "won" | "games">): number {
  return tally.games === 0 ? 0 : tally.won / tally.games;
}

/** The kinds of things that were picked, in the order in which they come. */
export function categories(picks: readonly PickTally[]): string[] {
  return [...new Set(picks.map((pick) => pick.category))];
}

/** What was picked of a kind, the most frequent first. */
export function ranked(picks: readonly PickTally[], category: string): PickTally[] {
  return picks
    .filter((pick) => pick.category === category)
    .sort((one, two) => two.picks - one.picks || one.name.localeCompare(two.name));
}
