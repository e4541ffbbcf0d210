import type { Choice } from "../../lib/messages";
import { isFought } from "./battle/fighters";
import { isBeside } from "./beside/choices";
import { battleOf } from "./calendar";
import { isOffer } from "./center/errand";
import { isFestive } from "./festival/festival";
import type { LordsView } from "./view";

/** Where on the board a choice is taken; nothing for one that stands as a button. */
export type Position = "cell" | "order" | "center" | "battle" | "festival" | "beside";

export function placeOf(choice: Choice, view: LordsView): Position | null {
  if ("cell" in choice.args) return "cell";
  if ("order" in choice.args) return "order";
  if (isOffer(choice, view)) return "center";
  if (isFought(choice, view)) return "battle";
  if (isFestive(choice, view)) return "festival";
  return isBeside(choice) && !isReinforcement(choice, view) ? "beside" : null;
}

/** An imp that leaves its training for a battle is sent where the battle is decided. */
function isReinforcement({ verb }: Choice, view: LordsView): boolean {
  return verb === "recall" && battleOf(view) !== null;
}
