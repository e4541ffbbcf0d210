import type { Choice } from "../../lib/messages";
import { plannersOf } from "./battle/plan";
import { isCombat } from "./calendar";
import { isCentral } from "./center/errand";
import { isFestive } from "./festival/festival";
import type { LordsView } from "./view";

export type Part = "calendar" | "evil" | "dungeons" | "center";
export type Parts = readonly Part[];

/** As they are seen where there is room beside one another. */
const BESIDE: Parts = ["calendar", "dungeons", "evil", "center"];
const CENTER_FIRST: Parts = ["center", "evil", "calendar", "dungeons"];
const DUNGEONS_FIRST: Parts = ["dungeons", "evil", "calendar", "center"];
const PLANNED_BATTLE: Parts = ["dungeons", "center", "evil", "calendar"];
const BATTLE: Parts = ["center", "dungeons", "evil", "calendar"];

/** What the table asks this seat about, by the part of the board where it is answered. */
export type Matter = "orders" | "center" | "dungeon";

/** Where a question is answered; none where nothing is asked. */
export function matterOf(view: LordsView, choices: readonly Choice[]): Matter | null {
  if (choices.length === 0) return null;
  if (choices.some(({ args }) => "order" in args)) return "orders";
  const central = choices.some((choice) => isCentral(choice, view) || isFestive(choice, view));
  return central ? "center" : "dungeon";
}

/** The parts of the board in the order of the document: in one column what is asked about comes
 *  first. Moving a part costs drawing all of it anew, so that they stay while nothing is asked. */
export function partsOf(view: LordsView, matter: Matter | null, beside: boolean): Parts {
  if (beside) return BESIDE;
  if (isCombat(view)) return plannersOf(view).length > 0 ? PLANNED_BATTLE : BATTLE;
  return matter === "orders" || matter === "center" ? CENTER_FIRST : DUNGEONS_FIRST;
}
