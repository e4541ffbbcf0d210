import type { Mood } from "../../lib/sounds";
import type { Face } from "../../lib/title";
import { arranging } from "./arranging";
import Board from "./Board.svelte";
import Column from "./Column.svelte";
import icons from "./icons.json?drawn";
import { meanwhile } from "./meanwhile";
import { moments, run } from "./moments";
import { painted } from "./paintings";
import Places from "./Places.svelte";
import Seat from "./Seat.svelte";
import Spread from "./Spread.svelte";

const MEADOW: Mood = { echo: 0.35, wet: 0.1, bright: 6000, pitch: 1.06 };
const CAVE: Mood = { echo: 1.8, wet: 0.34, bright: 2600, pitch: 0.9 };

export const face: Face = {
  Board,
  Seat,
  Offer: Column,
  Shortcut: Spread,
  Places,
  onBoard: (choice) => "region" in choice.args || "combo" in choice.args,
  arranging,
  offered: (choice) => "combo" in choice.args,
  meanwhile,
  moments,
  run,
  sounds: {
    "region-conquered": "conquest",
    "die-rolled": "die",
    "income-paid": "coins",
    "coins-gained": "coins",
    "coins-paid": "coins",
    "combo-taken": "paper",
    "token-deployed": "token",
    "piece-placed": "token",
    "region-abandoned": "retreat",
    "attack-failed": "retreat",
    "tribe-declined": "decline",
    "marker-opened": "find",
    "figure-placed": "magic",
    "relic-used": "magic",
    "badges-swapped": "magic",
  },
  mood: (game) => (game === "underground" ? CAVE : MEADOW),
  icons,
  painted,
};
