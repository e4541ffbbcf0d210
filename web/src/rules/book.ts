import { get } from "../lib/api";
import type { components } from "../lib/schema";

type Schemas = components["schemas"];

export type Book = Schemas["BookShown"];
export type Volume = Schemas["VolumeShown"];
export type Chapter = Schemas["ChapterShown"];
export type Rule = Schemas["RuleShown"];

const kept = new Map<string, Promise<Book>>();

/** The rules of a game, fetched once. */
export function bookOf(game: string, lang: string): Promise<Book> {
  const key = `${game} ${lang}`;
  const known = kept.get(key);
  if (known) return known;
  const asked = get<Book>(`api/games/${encodeURIComponent(game)}/rules`, { lang });
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}

/** The book in which a line stands, that of the game at hand if it does. */
export async function bookWith(rule: string, game: string, lang: string): Promise<Book> {
  if (game) {
    const own = await bookOf(game, lang);
    if (!rule || chapterOf(own, rule)) return own;
  }
  const found = await get<Schemas["SectionShown"]>(`api/rules/${encodeURIComponent(rule)}`, {
    lang,
  });
  return bookOf(found.game, lang);
}

/** What names a chapter among all of a book. */
export function chapterKey(volume: Volume, chapter: Chapter): string {
  return `${volume.game} ${chapter.section}`;
}

/** The chapter in which a line stands. */
export function chapterOf(book: Book, rule: string): string | undefined {
  for (const volume of book.volumes)
    for (const chapter of volume.chapters)
      if (chapter.rules.some(({ id }) => id === rule)) return chapterKey(volume, chapter);
  return undefined;
}

/** What is left of a book when only lines are looked for that hold all these words. */
export function found(book: Book, words: string): Book {
  const wanted = plain(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (wanted.length === 0) return book;
  const volumes = book.volumes.map((volume) => ({
    ...volume,
    chapters: volume.chapters
      .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(holds(chapter, wanted)) }))
      .filter(({ rules }) => rules.length > 0),
  }));
  return { ...book, volumes: volumes.filter(({ chapters }) => chapters.length > 0) };
}

export function linesIn(book: Book): number {
  return book.volumes
    .flatMap(({ chapters }) => chapters)
    .reduce((sum, { rules }) => sum + rules.length, 0);
}

function holds(chapter: Chapter, wanted: readonly string[]): (rule: Rule) => boolean {
  const name = plain(chapter.name);
  return ({ id, text }) => {
    const line = `${id.toLowerCase()} ${plain(text)} ${name}`;
    return wanted.every((word) => line.includes(word));
  };
}

/** Letters as people type them who are in a hurry. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll("ё", "е").replaceAll("’", "'");
}
