/** Tables as somebody saw them in real games, for tests of tips. */
import { readFileSync } from "node:fs";
import { pointsOf, type Glance, type Tip } from "./tips";

export interface Seen {
  asked: string;
  /** The tips that fit. */
  tips: string[];
  glance: Glance;
}

export function glancesOf(title: string): Seen[] {
  return readFileSync(`src/games/${title}/fixtures/glances.ndjson`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Seen);
}

export function fitting(tips: readonly Tip[], glance: Glance): string[] {
  return tips.filter((tip) => pointsOf(tip, glance)).map(({ id }) => id);
}
