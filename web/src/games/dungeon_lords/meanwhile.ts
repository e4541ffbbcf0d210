import type { Fact } from "../../lib/messages";
import type { Scene } from "../../lib/scene";

const BEFALLS = new Set(["minion-stranded", "adventurer-came", "paladin-moved"]);

/** Which of my minions found no space, and who has come to my dungeon. */
export function meanwhile(facts: readonly Fact[], { seat }: Scene): string {
  return facts
    .filter(({ effect, args }) => BEFALLS.has(effect) && args["seat"] === seat)
    .map(({ text }) => text)
    .join("; ");
}
