import { grouped } from "../../lib/grouped";
import type { Choice } from "../../lib/messages";

/** The choices that name a cell or an order, by that. */
export function choicesBy(
  choices: readonly Choice[],
  argument: "cell" | "order",
): Map<string, Choice[]> {
  return grouped(
    choices.filter((choice) => argument in choice.args),
    (choice) => String(choice.args[argument]),
  );
}
