import type { Mood } from "../../lib/sounds";
import type { Face } from "../../lib/title";
import { beatsIn } from "./battle/course";
import Board from "./Board.svelte";
import icons from "./icons.json?drawn";
import { meanwhile } from "./meanwhile";
import { moments } from "./moments";
import KeepPets from "./pets/KeepPets.svelte";
import Places from "./Places.svelte";
import { placeOf } from "./position";
import Seat from "./Seat.svelte";
import { viewOf } from "./view";

const VAULT: Mood = { echo: 1.3, wet: 0.3, bright: 3000, pitch: 0.88 };

export const face: Face = {
  Board,
  Seat,
  Shortcut: KeepPets,
  Places,
  onBoard: (choice, scene) => {
    const view = viewOf(scene.view);
    if (!view) return false;
    return placeOf(choice, view) !== null;
  },
  drafts: true,
  beats: beatsIn,
  meanwhile,
  moments,
  sounds: {
    "round-began": "drip",
    "order-shown": "paper",
    "minion-placed": "token",
    "tunnel-dug": "clank",
    "room-built": "conquest",
    "trap-installed": "clank",
    "monster-hired": "conquest",
    "gold-moved": "coins",
    "trap-sprung": "clank",
    "spell-cast": "magic",
    "monster-attacked": "conquest",
    "tile-conquered": "conquest",
    captured: "clank",
  },
  mood: () => VAULT,
  icons,
};
