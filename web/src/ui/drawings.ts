import { getContext, setContext } from "svelte";
import shared from "./icons.json?drawn";

type Drawings = Readonly<Record<string, string>>;

const OWN = Symbol("the drawings of a game");

/** Let everything inside a component draw the things of a game. */
export function setDrawings(own: () => Drawings): void {
  setContext(OWN, own);
}

/** Finds drawings by name: those of the game that is shown, else those that every page has. */
export function drawings(): (name: string) => string | undefined {
  const own = getContext<(() => Drawings) | undefined>(OWN);
  return (name) => own?.()[name] ?? shared[name];
}
