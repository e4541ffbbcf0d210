import type { GameShown } from "./messages";
import { has, t } from "./text.svelte";

export function gameName(game: string): string {
  return has(`game-${game}`) ? t(`game-${game}`) : game;
}

/** How many may play. */
export function counts(game: Pick<GameShown, "least" | "most">): number[] {
  return Array.from({ length: game.most - game.least + 1 }, (_, more) => game.least + more);
}
