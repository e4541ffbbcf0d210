import type { Face } from "../../lib/face";
import Board from "./Board.svelte";
import Column from "./Column.svelte";
import { described } from "./description";
import Seat from "./Seat.svelte";
import Spread from "./Spread.svelte";
import { viewOf } from "./view";

export const face: Face = {
  Board,
  Seat,
  Offer: Column,
  Shortcut: Spread,
  described: (region, scene) => {
    const view = viewOf(scene.view);
    return view ? described(region, view, scene, []) : region.id;
  },
  sumsUp: (fact) => fact.effect === "income-paid",
  onBoard: (choice) => "region" in choice.args || "combo" in choice.args,
};
