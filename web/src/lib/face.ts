import type { Component } from "svelte";
import type { ChartRegion } from "./chart";
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
  /** The number of lines so far. */
  readonly seq: number;
  /** The seat one looks through. */
  readonly seat: number | null;
  /** What may be chosen now. */
  readonly choices: Choice[];
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

/** How a game is shown. The shell knows no game; each game brings its face. */
export interface Face {
  /** The middle of the table. */
  Board: Component<{ connection: Scene }>;
  /** What a seat has in front of it, below its name. */
  Seat: Component<{ connection: Scene; seat: number }>;
  /** What lies beside the board for everybody to choose from. */
  Offer?: Component<{ connection: Scene }>;
  /** What shortens a decision, beside its buttons. */
  Shortcut?: Component<{ connection: Scene }>;
  /** A region of the map in words, for the list of regions; a game without a map has none. */
  described?: (region: ChartRegion, scene: Scene) => string;
  /** Whether a fact tells what a turn has brought, to be shown when it is over. */
  sumsUp?: (fact: Fact) => boolean;
  /** Whether a choice is taken on the board; the others stand as buttons below it. */
  onBoard: (choice: Choice) => boolean;
}

/** The faces by the key of the game; a game without one is played by its list of choices. */
export const FACES: Record<string, () => Promise<{ face: Face }>> = {
  small_world: () => import("../games/small_world/face"),
  underground: () => import("../games/small_world/face"),
  heroes: () => import("../games/heroes/face"),
};
