import type { Fact } from "./messages";

export type Sound =
  | "turn"
  | "token"
  | "paper"
  | "coins"
  | "drip"
  | "clank"
  | "retreat"
  | "decline"
  | "magic"
  | "conquest"
  | "die"
  | "find"
  | "end";

/** The room in which the sounds of a game are heard. */
export interface Mood {
  /** How long it echoes, in seconds. */
  echo: number;
  /** How much of what is heard is echo, from 0 to 1. */
  wet: number;
  /** The highest pitch that comes back, in Hertz: stone is bright, earth is dull. */
  bright: number;
  /** How many times as high as usual everything sounds. */
  pitch: number;
}

export const ROOM: Mood = { echo: 0.4, wet: 0.12, bright: 5000, pitch: 1 };

const LOUDEST: readonly Sound[] = ["end", "find", "die", "conquest", "magic", "decline", "clank"];

/** What is heard of facts that are shown together, by their effects: what matters most. */
export function soundOf(
  facts: readonly Fact[],
  sounds: Readonly<Record<string, Sound>>,
): Sound | undefined {
  const heard = facts.flatMap(({ effect }) =>
    Object.hasOwn(sounds, effect) ? (sounds[effect] ?? []) : [],
  );
  return LOUDEST.find((sound) => heard.includes(sound)) ?? heard[0];
}
