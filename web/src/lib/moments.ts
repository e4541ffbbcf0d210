import type { Fact, View } from "./messages";

/** How magic looks. */
export type Glow = "arcane" | "fire" | "gold";

/** Something that is worth watching. `place` is a region of the board, `seat` whose it is. */
export type Moment =
  /** A die is thrown; `attempt` tells who wants what of it, `before` what it has to show, `after`
   *  what came of it. */
  | {
      kind: "die";
      seat: number;
      place: string | null;
      face: string;
      faces: readonly string[];
      attempt: string;
      before: string;
      after: string;
      good: boolean;
    }
  /** A region changes hands. */
  | { kind: "conquest"; place: string; seat: number; glow?: Glow }
  /** Those in a region leave it of their own will. */
  | { kind: "retreat"; place: string; seat: number | null }
  /** What stands in regions falls asleep. */
  | { kind: "slumber"; places: readonly string[] }
  /** Something rare comes to light. */
  | { kind: "find"; place: string; icon: string; name: string; note: string }
  /** Somebody takes the thing that lies in this place of the offer. */
  | { kind: "taking"; slot: number; seat: number }
  /** Coins come to a seat, from regions where they are known. */
  | {
      kind: "coins";
      seat: number;
      count: number;
      from: readonly string[];
      parts: readonly { label: string; amount: number }[];
    }
  /** Magic is worked, in a region or before everybody. */
  | { kind: "magic"; place: string | null; icon: string; name: string; glow: Glow }
  /** Something is made in a place: dug, built, put up. */
  | { kind: "work"; place: string }
  /** A part of the game begins. */
  | { kind: "ribbon"; text: string }
  /** The game is won. */
  | { kind: "victory"; seats: readonly number[]; text: string };

export type MomentKind = Moment["kind"];

/** What a fact is told among. */
export interface Occasion {
  facts: readonly Fact[];
  /** The position after it. */
  view: View | null;
  /** The seat one looks through. */
  seat: number | null;
  /** Who sits in the seats. */
  names: readonly string[];
}

/** Which moment a fact is, if it is one; by the effect. */
export type Moments = Readonly<Record<string, (fact: Fact, occasion: Occasion) => Moment | null>>;
