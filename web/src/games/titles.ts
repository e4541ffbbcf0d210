import type { Title } from "../lib/title";

const FOUND = import.meta.glob<{ title: Title }>("./*/title.ts", { eager: true });

export const TITLES: readonly Title[] = Object.values(FOUND).map(({ title }) => title);

const SERVING = new Map(
  TITLES.flatMap((title) => Object.keys(title.pictures).map((key) => [key, title] as const)),
);

/** What the page knows of a game; one without a folder here is played from its list of choices. */
export function titleOf(game: string): Title | undefined {
  return SERVING.get(game);
}
