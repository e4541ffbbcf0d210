import type { Fact, View } from "./messages";

/** How many more or fewer things lie in each place than at first. */
export type Changes = ReadonlyMap<string, number>;

/** A question that is answered by moving things between the hand and places. */
export interface Arranging {
  /** Tells one such question from the next. */
  key: string;
  /** The verb that takes a thing from a place into the hand, where there is one. */
  takes: string | null;
  /** The verb that puts one out of the hand. */
  gives: string;
  /** What both name besides the place. */
  fixed: Readonly<Record<string, string | number>>;
  /** How many things are in hand at first. */
  hand: number;
  /** How many lie in a place at first. */
  lying: (place: string) => number;
  /** What is seen after the changes. */
  shown: (changes: Changes) => View;
  /** The coins that a turn brings which ends with these facts; none where it does not end. */
  gained: (facts: readonly Fact[]) => number | undefined;
}
