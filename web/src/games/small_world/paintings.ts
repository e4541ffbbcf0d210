import { dozing, enamel, medal, tile } from "../../art/pieces/shapes";
import type { Painting } from "../../lib/painting";
import icons from "./icons.json?drawn";
import { colourOf } from "./peoples";
import { FIGURES } from "./pieces/figures";
import { OUTPOSTS } from "./pieces/outposts";
import { RELICS } from "./pieces/relics";
import { SITES } from "./pieces/sites";
import { TERRAINS } from "./pieces/terrains";
import { enamelOf } from "./symbols";

const SETS: Readonly<Record<string, Readonly<Record<string, Painting>>>> = {
  piece: { ...OUTPOSTS, ...FIGURES },
  relic: RELICS,
  place: SITES,
  terrain: TERRAINS,
};

/** What has an emblem on it, and the material that carries it. */
const CARRIERS: Readonly<Record<string, (id: string) => Painting | undefined>> = {
  race: (id) => on(`race-${id}`, (drawn) => tile(colourOf(id), drawn)),
  declined: (id) => on(`race-${id}`, (drawn) => dozing(colourOf(id), drawn)),
  power: (id) => on(`power-${id}`, medal),
  symbol: (id) => on(`symbol-${id}`, (drawn) => enamel(enamelOf(id), drawn)),
};

function on(name: string, carrier: (drawn: string) => Painting): Painting | undefined {
  const drawn = icons[name];
  return drawn === undefined ? undefined : carrier(drawn);
}

const made = new Map<string, Painting | undefined>();

/** A thing of the game as it lies on the table, by its kind and its name. */
export function painted(name: string): Painting | undefined {
  if (!made.has(name)) made.set(name, make(name));
  return made.get(name);
}

function make(name: string): Painting | undefined {
  const [, kind = "", id = ""] = /^([a-z]+)-(.+)$/.exec(name) ?? [];
  return SETS[kind]?.[id] ?? CARRIERS[kind]?.(id);
}
