interface Walk {
  game: string;
  kind: string;
  words: string;
  /** What was looked at last. */
  seen: string;
}

/** How one walks through a gallery: kept while one looks at a single thing. */
export const walk = $state<Walk>({ game: "", kind: "", words: "", seen: "" });

/** Come to the gallery of a game; in another one everything is shown again. */
export function enter(game: string): void {
  if (walk.game === game) return;
  Object.assign(walk, { game, kind: "", words: "", seen: "" });
}
