import type { Component } from "svelte";
import type { TableConnection } from "./connection.svelte";
import type { Choice } from "./messages";

/** How a game is shown. The shell knows no game; each game brings its face. */
export interface Face {
  /** The middle of the table. */
  Board: Component<{ connection: TableConnection }>;
  /** What a seat has in front of it, below its name. */
  Seat: Component<{ connection: TableConnection; seat: number }>;
  /** Whether a choice is taken on the board; the others stand as buttons below it. */
  onBoard: (choice: Choice) => boolean;
}

/** The faces by the key of the game; a game without one is played by its list of choices. */
export const FACES: Record<string, () => Promise<{ face: Face }>> = {
  small_world: () => import("../games/small_world/face"),
  underground: () => import("../games/small_world/face"),
  heroes: () => import("../games/heroes/face"),
};
