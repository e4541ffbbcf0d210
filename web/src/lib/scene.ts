import type { Changes } from "./arranging";
import type { Choice, Fact, Future, Situation, TableShown, Tried, View } from "./messages";

export interface Move {
  code?: number;
  verb?: string;
  args?: Record<string, string | number>;
}

/** Sealed choices that are made on the page and changed freely, until they are sealed. */
export interface Draft {
  readonly picks: readonly Choice[];
  /** Nothing is left to be picked: it can be sealed. */
  readonly complete: boolean;
  /** The server is being asked what the picks come to. */
  readonly busy: boolean;
  /** What may come of the picks. */
  readonly futures: readonly Future[];
  /** What could have been picked in the place of a pick. */
  questionAt(place: number): readonly Choice[];
  add(choice: Choice): Promise<boolean>;
  remove(place: number): Promise<boolean>;
  /** Pick all this instead; what the rules do not allow stays out, and what comes after it. */
  set(picks: readonly Choice[]): Promise<boolean>;
  seal(): void;
}

/** Things that are moved between the hand and places freely, until all of it is sent as one. */
export interface Arrangement {
  /** How many are in hand, as everything lies now. */
  readonly left: number;
  readonly changes: Changes;
  /** What ends it, as far as it may end. */
  readonly end: Choice | null;
  canPut(place: string): boolean;
  canTake(place: string): boolean;
  put(place: string): void;
  take(place: string): void;
  /** From one place to another. */
  move(from: string, to: string): void;
  /** Put one there or, with nothing to put, take one from there; whether that could be. */
  press(place: string): boolean;
  /** All that is in hand to where there is least. */
  spread(): void;
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
  /** How far a scenario has been followed, and what was done in it instead. */
  readonly standing?: { at: number; moves: number[] };
  /** What has happened so far, as far as it is kept. */
  readonly log: readonly Fact[];
  /** What just happened. */
  readonly recent: Fact[];
  /** What happened and is shown only when its die lies still; the same when it is shown then. */
  readonly thrown?: readonly Fact[];
  /** The game has ended with what just happened. */
  readonly ended?: boolean;
  /** Coins that are still on their way to the seats, by the seat; what is shown has them already. */
  flying?: Readonly<Record<number, number>>;
  /** Whether what was shown last is still being acted out, as whoever acts it out says. */
  acting?: () => boolean;
  /** How long one thing that happened is shown, in milliseconds; 0 where nothing shall move. */
  readonly beat: number;
  /** One may leap in it: only what the very next line brings happens before one's eyes. */
  readonly leaps?: boolean;
  /** A line of the log that is being pointed at. */
  pointed: Fact | null;
  /** A choice that is being pointed at. */
  considered: Choice | null;
  /** An action is on its way. */
  readonly waiting: boolean;
  /** Something that happened is still being shown. */
  readonly pending: boolean;
  /** Where choices are sealed, until they are sent: what is picked so far. View and choices are those after it. */
  readonly draft: Draft | null;
  /** Where things are moved about, until that is sent. View and choices are those after it. */
  readonly arrangement?: Arrangement | null;
  /** Take a choice; a sealed one is picked for the draft, one that is final is asked about unless
   *  somebody is `sure`. */
  choose(choice: Choice, sure?: boolean): void;
  /** Several actions as one. */
  act(moves: Move[]): void;
  /** Go on to what is to be shown next: what is shown has been seen. */
  hurry?(): void;
  /** Something was acted out to its end. */
  acted?(): void;
  /** What lines of actions would come to, each by itself, without doing anything. */
  foresee?(lines: Move[][]): Promise<Tried[]>;
}
