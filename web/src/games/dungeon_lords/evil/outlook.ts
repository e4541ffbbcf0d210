import type { LordsView } from "../view";

/** The adventurer that would come to a seat as evil stands, or to nobody with the neutral counter. */
export function comerOf({ outlook }: LordsView, seat: number | "neutral"): string | null {
  return (seat === "neutral" ? outlook.discarded : outlook.adventurers[seat]) ?? null;
}

/** A level at which a paladin would come to a seat, or leave it. */
export interface Turn {
  level: number;
  paladin: string;
  way: "up" | "down";
}

/** The next paladin to come to a seat and the next to leave it, if its counter alone moves. */
export function turnsOf({ outlook, seats }: LordsView, seat: number): Turn[] {
  const evil = seats[seat]?.evil ?? 0;
  const { up, down } = outlook.paladins[seat] ?? { up: null, down: null };
  const found: Turn[] = [];
  if (up) found.push({ level: evil + up.steps, paladin: up.paladin, way: "up" });
  if (down) found.push({ level: evil - down.steps, paladin: down.paladin, way: "down" });
  return found;
}
