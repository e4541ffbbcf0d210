import type { Choice, Refused } from "../../../lib/messages";
import type { Move } from "../../../lib/scene";

const PREFIX = "dungeon_lords-refusal-";
const KNOWN = [
  "square",
  "zone",
  "next-to-room",
  "conquered",
  "apart",
  "occupied",
  "no-tunnel",
  "imps",
  "cannot-pay",
  "too-evil",
];
/** What is seen without being told. */
const PLAIN = ["apart", "occupied", "no-tunnel"];

/** The kind of a reason, by which it is drawn. */
export function kindOf({ message }: Pick<Refused, "message">): string {
  const kind = message.startsWith(PREFIX) ? message.slice(PREFIX.length) : "";
  return KNOWN.includes(kind) ? kind : "other";
}

export function isPlain(kind: string): boolean {
  return PLAIN.includes(kind);
}

/** The choices of a question with other values for an argument: what was not among them. */
export function absent(
  choices: readonly Choice[],
  argument: string,
  values: readonly string[],
): Map<string, Move> {
  const like = choices.find((choice) => argument in choice.args);
  if (!like) return new Map();
  const { verb } = like;
  const open = new Set(choices.map(({ args }) => args[argument]));
  return new Map(
    values
      .filter((value) => !open.has(value))
      .map((value) => [value, { verb, args: { ...like.args, [argument]: value } }]),
  );
}
