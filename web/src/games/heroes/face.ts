import type { Face } from "../../lib/face";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

export const face: Face = {
  Board,
  Seat,
  onBoard: (choice) => "region" in choice.args || "card" in choice.args,
};
