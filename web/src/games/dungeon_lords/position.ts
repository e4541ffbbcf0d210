import type { Choice } from "../../lib/messages";
import { isFought } from "./battle/fighters";
import { isBeside } from "./beside/choices";
import { isCentral } from "./center/errand";
import { isFestive } from "./festival/festival";
import type { LordsView } from "./view";

/** Where on the board a choice is taken; nothing for one that stands as a button. */
export type Position = "cell" | "order" | "center" | "battle" | "festival" | "beside";

export function placeOf(choice: Choice, view: LordsView): Position | null {
  if ("cell" in choice.args) return "cell";
  if ("order" in choice.args) return "order";
  if (isCentral(choice, view)) return "center";
  if (isFought(choice, view)) return "battle";
  if (isFestive(choice, view)) return "festival";
  return isBeside(choice) ? "beside" : null;
}
