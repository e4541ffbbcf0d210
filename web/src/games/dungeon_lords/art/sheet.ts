import { earth, rock } from "./earth";
import { EVENTS } from "./events";
import { GOODS } from "./goods";
import { MONSTERS } from "./monsters";
import { frameOf, reachOf } from "./frames";
import { drawn, OWN, sharedBy } from "./pen";
import { PEOPLE } from "./people";
import { PETS } from "./pets";
import { PLACES } from "./places";
import { ROOMS } from "./rooms";
import { SCENERY } from "./scenery";
import { SPELLS } from "./spells";
import { TRAPS } from "./traps";

/** Outlines of large drawings are thicker than those of small ones. */
const KINDS: readonly [texts: Readonly<Record<string, string>>, prefix: string, ink: number][] = [
  [PEOPLE, "", 2.6],
  [MONSTERS, "monster-", 2.6],
  [ROOMS, "room-", 2],
  [TRAPS, "trap-", 2],
  [PETS, "pet-", 2],
  [SPELLS, "spell-", 2],
  [EVENTS, "event-", 2],
  [PLACES, "place-", 1.8],
  [GOODS, "", 1.8],
  [SCENERY, "scene-", 2.2],
];

/** All drawings of the game by name, as markup. */
export function drawings(): Map<string, string> {
  return new Map(
    KINDS.flatMap(([texts, prefix, ink]) =>
      Object.entries(texts).map(([id, text]) => [prefix + id, drawn(text, ink)] as const),
    ),
  );
}

/** What drawings are made with and what stands in the colour of a seat, each used by `#dl-NAME`. */
export function sheet(): string {
  const texts = KINDS.flatMap(([found]) => Object.values(found));
  const groups = [...drawings()]
    .filter(([, markup]) => markup.includes(OWN))
    .map(([name, markup]) => `<g id="dl-${name}">${markup}</g>`);
  return (
    sharedBy(texts) +
    `<g id="dl-earth">${earth()}</g><g id="dl-rock">${rock()}</g>` +
    groups.join("")
  );
}

/** All others, each a picture with what it is made with, by name. */
export function prints(): Map<string, string> {
  return new Map(
    KINDS.flatMap(([texts, prefix, ink]) =>
      Object.entries(texts).flatMap(([id, text]) => {
        const name = prefix + id;
        const markup = drawn(text, ink);
        const frame = frameOf(name);
        if (markup.includes(OWN) || !frame) return [];
        const picture =
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${reachOf(frame).join(" ")}">` +
          `<defs>${sharedBy([text])}</defs>${markup}</svg>`;
        return [[name, `data:image/svg+xml,${encodeURIComponent(picture)}`] as const];
      }),
    ),
  );
}
