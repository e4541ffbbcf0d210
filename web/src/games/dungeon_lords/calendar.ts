import { HIDDEN, type LordsView } from "./view";

const SEASONS = ["winter", "spring", "summer", "autumn", "festival"] as const;

/** The steps of a battle, in their order. */
export const STEPS = [
  "bard",
  "trap",
  "fast-spell",
  "monsters",
  "slow-spell",
  "healing",
  "conquering",
  "end",
] as const;

export function seasonOf(view: LordsView): (typeof SEASONS)[number] {
  return SEASONS[view.round - 1] ?? "winter";
}

/** How many battle rounds a combat has, each with its card. */
export function fightsOf({ options }: LordsView): number {
  return options["edition"] === "festival" ? 5 : 4;
}

export function isCombat(view: LordsView): boolean {
  return view.frames.some(({ step }) => step === "combat");
}

/** Whose dungeon is fought in, and which step it is. */
export function battleOf(view: LordsView): { seat: number; step: number } | null {
  const frame = view.frames.find(({ step }) => step === "battle");
  return frame ? { seat: frame.subject, step: frame.stage } : null;
}

/** An event of the year: a special one by its card, where that is known. */
export function eventOf(
  view: LordsView,
  when: "now" | "next",
): { kind: "event" | "tile"; id: string } | null {
  const tile = view.tiles[when];
  const card = view.events[when];
  if (!tile) return null;
  return tile === "special" && card && card !== "hidden"
    ? { kind: "event", id: card }
    : { kind: "tile", id: tile };
}

/** The combat cards of the year that the viewer has looked at, by the round they are for. */
export function spiedOf(view: LordsView): { round: number; card: string }[] {
  return view.combat.cards.flatMap((card, at) =>
    card === null || card === HIDDEN ? [] : [{ round: at + 1, card }],
  );
}
