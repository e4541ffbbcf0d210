import type { LordsView } from "../view";

export type Occasion = "now" | "year" | "end";

/** The sources of points, in the order in which they are counted. */
export const SOURCES = [
  "monsters",
  "rooms",
  "prisoners",
  "paladins",
  "room",
  "foyer",
  "titles",
  "pets",
  "lost",
  "letters",
] as const;

export type Source = (typeof SOURCES)[number];

export interface Share {
  source: Source;
  amount: number;
}

/** What is reckoned up: the end of the game, the end of the first year, or how things stand. */
export function occasionOf({ frames, year, round }: LordsView): Occasion {
  if (frames.some(({ step }) => step === "over")) return "end";
  const now = frames.at(-1)?.step;
  const turns = year === 2 && round === 1 && (now === "unveil" || now === "orders");
  return turns ? "year" : "now";
}

/** The points of a seat by their sources, gains before losses. */
export function sharesOf(view: LordsView, seat: number): Share[] {
  const points = view.outlook.points[seat] ?? {};
  return SOURCES.map((source) => ({ source, amount: points[`score-${source}`] ?? 0 })).filter(
    ({ amount }) => amount !== 0,
  );
}

export function totalOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { amount }) => sum + amount, 0);
}

/** From the greatest loss to the greatest gain of anybody: the width of the bars. */
export function rangeOf(all: readonly (readonly Share[])[]): { low: number; high: number } {
  const part = (shares: readonly Share[], sign: 1 | -1): number =>
    totalOf(shares.filter(({ amount }) => amount * sign > 0));
  return {
    low: Math.min(0, ...all.map((shares) => part(shares, -1))),
    high: Math.max(1, ...all.map((shares) => part(shares, 1))),
  };
}

/** The seats from the best; those level in their order. */
export function ranked(totals: readonly number[]): number[] {
  return totals
    .map((_, seat) => seat)
    .sort((one, other) => (totals[other] ?? 0) - (totals[one] ?? 0));
}

/** An amount as it is written. */
export function signed(amount: number): string {
  return String(amount).replace("-", "−");
}
