import type { View } from "../../lib/messages";

/** A thing that a view tells: its name there, and what it says. */
export interface Told {
  name: string;
  value: unknown;
}

export interface Known {
  /** What concerns nobody in particular. */
  common: Told[];
  /** What concerns each seat. */
  seats: Told[][];
}

/** What stands on the page anyway, or is for programs. */
const LEFT_OUT = new Set(["game", "players", "options"]);

/** What a view tells, sorted by whom it concerns: a list as long as the table goes round it. */
export function knownOf(view: View, players: number): Known {
  const known: Known = { common: [], seats: Array.from({ length: players }, () => []) };
  for (const [name, value] of Object.entries(view)) {
    if (LEFT_OUT.has(name)) continue;
    if (!Array.isArray(value) || value.length !== players || players < 2)
      known.common.push({ name, value });
    else value.forEach((one, seat) => known.seats[seat]?.push(...parts(name, one)));
  }
  return known;
}

function parts(name: string, value: unknown): Told[] {
  return isRecord(value)
    ? Object.entries(value).map(([part, inner]) => ({ name: part, value: inner }))
    : [{ name, value }];
}

/** A value in one line; `yes` and `no` are words of the page. */
export function lineOf(value: unknown, words: { yes: string; no: string }): string {
  if (value === null || value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value)) return value.map((one) => nested(one, words)).join(", ") || NOTHING;
  if (isRecord(value))
    return (
      Object.entries(value)
        .map(([name, inner]) => `${spaced(name)}: ${nested(inner, words)}`)
        .join(", ") || NOTHING
    );
  return String(value);
}

const NOTHING = "–";

function nested(value: unknown, words: { yes: string; no: string }): string {
  const line = lineOf(value, words);
  return value !== null && typeof value === "object" && line !== NOTHING ? `(${line})` : line;
}

/** A name that a program uses, as words. */
export function spaced(name: string): string {
  return name.replaceAll(/[_-]+/g, " ");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
