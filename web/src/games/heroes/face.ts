import type { Mood } from "../../lib/sounds";
import type { Face } from "../../lib/title";
import Board from "./Board.svelte";
import icons from "./icons.json?drawn";
import { meanwhile } from "./meanwhile";
import { moments } from "./moments";
import { painted } from "./paintings";
import Places from "./Places.svelte";
import Seat from "./Seat.svelte";

const HALL: Mood = { echo: 0.9, wet: 0.2, bright: 4200, pitch: 0.96 };

export const face: Face = {
  Board,
  Seat,
  Places,
  onBoard: (choice) => "region" in choice.args || "card" in choice.args,
  meanwhile,
  moments,
  sounds: {
    "region-captured": "conquest",
    "region-fortified": "clank",
    "fortification-moved": "clank",
    "magic-played": "magic",
    "runestone-laid": "magic",
    "card-drawn": "paper",
    "card-discarded": "paper",
    "companion-joined": "token",
    "coins-gained": "coins",
  },
  mood: () => HALL,
  icons,
  painted,
};
