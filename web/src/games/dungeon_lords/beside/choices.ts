import { grouped } from "../../../lib/grouped";
import type { Choice } from "../../../lib/messages";

type Args = Choice["args"];

/** The thing beside the board on which a choice is taken, by its verb. */
const TAKEN: Readonly<Record<string, (args: Args) => string | null>> = {
  use: named("room"),
  train: () => "imp/training",
  recall: () => "imp/training",
  lose: named("imp"),
  pet: named("pet"),
  hand: named("pet"),
  drop: named("pet"),
  give: (args) => named("trap")(args) ?? named("monster")(args),
  pay: (args) =>
    args["with"] === undefined ? named("monster")(args) : `resource/${String(args["with"])}`,
  dismiss: named("monster"),
  settle: named("monster"),
  turn: named("monster"),
  feed: () => "resource/food",
  tax: () => "resource/gold",
  bribe: () => "resource/gold",
  release: named("adventurer"),
};

function named(kind: string): (args: Args) => string | null {
  return (args) => (args[kind] === undefined ? null : `${kind}/${String(args[kind])}`);
}

/** The thing on which a choice is taken, or nothing. */
export function thingOf({ verb, args }: Choice): string | null {
  return TAKEN[verb]?.(args) ?? null;
}

/** Whether a choice is taken on a thing beside the board. */
export function isBeside(choice: Choice): boolean {
  return thingOf(choice) !== null;
}

/** The choices that are taken beside the board, by the thing. */
export function choicesBeside(choices: readonly Choice[]): Map<string, Choice[]> {
  return grouped(choices.filter(isBeside), (choice) => thingOf(choice) ?? "");
}
