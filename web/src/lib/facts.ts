import type { Fact } from "./messages";

/** The places on the board that a fact speaks of. */
export function placesOf(facts: readonly (Fact | null)[]): Set<string> {
  const places = new Set<string>();
  for (const fact of facts) {
    if (!fact) continue;
    for (const key of ["region", "from", "to", "tile"]) {
      const value = fact.args[key];
      if (typeof value === "string") places.add(value);
    }
  }
  return places;
}
