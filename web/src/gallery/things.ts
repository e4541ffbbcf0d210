import { get } from "../lib/api";
import type { Exhibit, GalleryShown, Strength } from "../lib/messages";
import { spoken } from "../lib/problem";

const kept = new Map<string, Promise<GalleryShown>>();

/** The things of a game, fetched once in each language. */
export function galleryOf(game: string, language: string): Promise<GalleryShown> {
  const key = `${game} ${language}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = get<GalleryShown>(`api/games/${encodeURIComponent(game)}/gallery`, spoken());
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** How a thing is called in addresses. */
export function slugOf({ kind, id }: Exhibit): string {
  return `${kind}-${id}`;
}

export function placeOf(game: string, exhibit: Exhibit): string {
  return `gallery/${game}/${slugOf(exhibit)}`;
}

/** The kinds of things in their order, each with its number. */
export function kindsOf(exhibits: readonly Exhibit[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { kind } of exhibits) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts];
}

/** Those of a kind, or of all where none is named, in which all these words are found. */
export function found(exhibits: readonly Exhibit[], kind: string, words: string): Exhibit[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return exhibits
    .filter((exhibit) => !kind || exhibit.kind === kind)
    .filter((exhibit) => {
      const told = toldOf(exhibit);
      return wanted.every((word) => told.includes(word));
    });
}

function toldOf({ name, brief, words, rules }: Exhibit): string {
  return plain([name, brief, ...words, ...rules.map(({ id }) => id)].join(" "));
}

function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е");
}

/** What stands before and after a thing; the last one is followed by the first. */
export function besides(
  exhibits: readonly Exhibit[],
  exhibit: Exhibit,
): { before: Exhibit; after: Exhibit } {
  const at = exhibits.indexOf(exhibit);
  const turned = (by: number): Exhibit =>
    exhibits[(at + by + exhibits.length) % exhibits.length] ?? exhibit;
  return { before: turned(-1), after: turned(1) };
}

/** Where a thing stands among its kind by the games that were won, from 1 on. */
export function rankOf(exhibits: readonly Exhibit[], exhibit: Exhibit): [at: number, all: number] {
  const measured = strengthsOf(exhibits, exhibit.kind);
  const own = exhibit.strength?.wins ?? 0;
  return [1 + measured.filter(({ wins }) => wins > own).length, measured.length];
}

/** What was measured of the things of a kind. */
export function strengthsOf(exhibits: readonly Exhibit[], kind: string): Strength[] {
  return exhibits
    .filter((exhibit) => exhibit.kind === kind)
    .flatMap(({ strength }) => (strength === null ? [] : [strength]));
}

/** On which side of an even game the whole interval lies. */
export function verdictOf(from: number, to: number, even: number): "above" | "below" | "level" {
  if (from > even) return "above";
  return to < even ? "below" : "level";
}
