import { address } from "../lib/address";
import type { Eyes } from "./replay.svelte";

/** The page with a moment of a game, seen through somebody's eyes. */
export function linkTo(table: string, line: number, eyes: Eyes): string {
  return `r/${table}?line=${line}&as=${eyes}`;
}

/** The eyes that an address or a list names. */
export function readEyes(text: string | null): Eyes | undefined {
  if (text === "all" || text === "spectator") return text;
  return text !== null && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

export interface Wanted {
  line: number;
  eyes: Eyes | undefined;
}

/** What an address asks for: from the beginning, unless it names a line. */
export function readLink(search: string): Wanted {
  const query = new URLSearchParams(search);
  const line = query.get("line") ?? "";
  return { line: /^\d{1,9}$/.test(line) ? Number(line) : 0, eyes: readEyes(query.get("as")) };
}

/** Let the address name the moment that is shown; not more often than browsers bear. */
export function addressKeeper(table: string): {
  keep: (line: number, eyes: Eyes) => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    keep(line, eyes) {
      clearTimeout(timer);
      const link = address(linkTo(table, line, eyes));
      timer = setTimeout(() => history.replaceState(null, "", link), 400);
    },
    stop: () => clearTimeout(timer),
  };
}
