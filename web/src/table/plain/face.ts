import type { Face } from "../../lib/title";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

/** The face of a game of which the page knows nothing: its choices, and what its view tells. */
export const plain: Face = { Board, Seat, onBoard: () => true, sounds: {}, icons: {} };
