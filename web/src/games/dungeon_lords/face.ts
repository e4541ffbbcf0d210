import type { Face } from "../../lib/title";
import Board from "./Board.svelte";
import icons from "./icons.json?drawn";
import Places from "./Places.svelte";
import Seat from "./Seat.svelte";

export const face: Face = {
  Board,
  Seat,
  Places,
  onBoard: (choice) => "cell" in choice.args || "order" in choice.args,
  sounds: {
    "tunnel-dug": "conquest",
    "room-built": "conquest",
    "tile-conquered": "conquest",
    "gold-moved": "coins",
    "game-ended": "end",
  },
  icons,
};
