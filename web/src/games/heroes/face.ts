import type { Face } from "../../lib/title";
import Board from "./Board.svelte";
import icons from "./icons.json?drawn";
import Places from "./Places.svelte";
import Seat from "./Seat.svelte";

export const face: Face = {
  Board,
  Seat,
  Places,
  onBoard: (choice) => "region" in choice.args || "card" in choice.args,
  sounds: { "region-captured": "conquest", "coins-gained": "coins" },
  icons,
};
