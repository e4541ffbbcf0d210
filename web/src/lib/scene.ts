import type { Choice, Fact, Situation, TableShown, View } from "./messages";

export interface Move {
  code?: number;
  verb?: string;
  args?: Record<string, string | number>;
}

/** A table as a face shows it: one that is played at, or one that is looked at again. */
export interface Scene {
  readonly id: string;
  readonly table: TableShown | null;
  readonly view: View | null;
  readonly situation: Situation | null;
  /** Counts what has been shown of the game. */
  readonly seq: number;
  /** Counts the questions that were shown: what was begun for one does not serve another. */
  readonly question: number;
  /** The seat one looks through. */
  readonly seat: number | null;
  /** What may be chosen now. */
  readonly choices: Choice[];
  /** Those who have chosen while others still choose. */
  readonly chosen: readonly number[];
  /** What just happened. */
  readonly recent: Fact[];
  /** A line of the log that is being pointed at. */
  pointed: Fact | null;
  /** An action is on its way. */
  readonly waiting: boolean;
  /** Something that happened is still being shown. */
  readonly pending: boolean;
  choose(choice: Choice): void;
  /** Several actions as one. */
  act(moves: Move[]): void;
}
