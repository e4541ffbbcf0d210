import { getContext, setContext } from "svelte";
import { COIN } from "../art/pieces/shapes";
import type { Painting } from "../lib/painting";
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

type Painted = (name: string) => Painting | undefined;

const PAINTED = Symbol("the paintings of a game");
const SHARED: Readonly<Record<string, Painting>> = { coin: COIN };

/** Let everything inside a component show the things of a game as they lie on the table. */
export function setPaintings(own: () => Painted | undefined): void {
  setContext(PAINTED, own);
}

/** Finds paintings by name, as `drawings` does; many things have none. */
export function paintings(): Painted {
  const own = getContext<(() => Painted | undefined) | undefined>(PAINTED);
  return (name) => own?.()?.(name) ?? SHARED[name];
}
