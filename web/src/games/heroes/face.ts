import type { Face } from "../../lib/face";
import Board from "./Board.svelte";
import { described } from "./description";
import Seat from "./Seat.svelte";
import { viewOf } from "./view";

export const face: Face = {
  Board,
  Seat,
  described: (region, scene) => {
    const view = viewOf(scene.view);
    return view ? described(region, view, scene, []) : region.id;
  },
  onBoard: (choice) => "region" in choice.args || "card" in choice.args,
};
