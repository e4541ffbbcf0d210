import type { Face } from "../../lib/title";
import Board from "./Board.svelte";
import Column from "./Column.svelte";
import icons from "./icons.json?drawn";
import Places from "./Places.svelte";
import Seat from "./Seat.svelte";
import Spread from "./Spread.svelte";

export const face: Face = {
  Board,
  Seat,
  Offer: Column,
  Shortcut: Spread,
  Places,
  onBoard: (choice) => "region" in choice.args || "combo" in choice.args,
  offered: (choice) => "combo" in choice.args,
  sumsUp: (fact) => fact.effect === "income-paid",
  sounds: {
    "region-conquered": "conquest",
    "die-rolled": "die",
    "income-paid": "coins",
    "coins-gained": "coins",
  },
  icons,
};
