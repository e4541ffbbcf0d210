import type { Fact } from "./messages";

const PLACES = ["region", "source", "from", "to", "tile"];

/** The places on the board that a fact speaks of. */
export function placesOf(facts: readonly (Fact | null)[]): Set<string> {
  const places = new Set<string>();
  for (const fact of facts)
    for (const key of fact ? PLACES : []) {
      const value = fact?.args[key];
      if (typeof value === "string") places.add(value);
    }
  return places;
}

/** A pointer at a place, as if a fact spoke of it. */
export function pointer(region: string): Fact {
  return { n: 0, by: null, effect: "pointed", args: { region }, text: "" };
}
