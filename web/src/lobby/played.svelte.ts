import { get } from "../lib/api";
import type { TableListed } from "../lib/messages";
import { spoken } from "../lib/problem";

const LATEST = 50;

/** The games that I have set up or sat down to; nothing until that is known. */
export class Played {
  private games: ReadonlySet<string> | null = $state.raw(null);

  async learn(): Promise<void> {
    try {
      const mine = await get<TableListed[]>("api/tables", {
        mine: true,
        limit: LATEST,
        ...spoken(),
      });
      this.games = new Set(mine.map(({ game }) => game));
    } catch {
      this.games = null;
    }
  }

  /** Whether I have surely played nothing here. */
  get nothing(): boolean {
    return this.games?.size === 0;
  }

  /** Whether a game is surely new to me. */
  isNew(game: string): boolean {
    return this.games !== null && !this.games.has(game);
  }
}
