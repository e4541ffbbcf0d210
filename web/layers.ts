import { globSync, readFileSync } from "node:fs";
import { dirname, normalize } from "node:path/posix";

/** The rooms of the page, the highest first: one may use those below it. Rooms of one floor, and the
 *  games, do not know each other. */
export const FLOORS = [
  ["."],
  ["pages"],
  ["guide", "tips"],
  ["lobby", "account", "replay", "rules", "gallery"],
  ["table"],
  ["games"],
  ["map"],
  ["moments"],
  ["sound"],
  ["ui"],
  ["art"],
  ["lib", "style"],
];

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']/g;
const GAMES = "games";

export interface Source {
  /** Where it lies, from `src` on. */
  path: string;
  text: string;
}

/** Every import that leads up, to another room of the same floor, or into a game from outside. */
export function misled(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, to = ""]) => normalize(`${dirname(path)}/${to}`))
      .filter((target) => !allowed(path, target))
      .map((target) => `${path} must not use ${target}`),
  );
}

function allowed(path: string, target: string): boolean {
  const [from, to] = [room(path), room(target)];
  if (to === GAMES && game(target) !== undefined) return game(path) === game(target);
  return from === to || floor(from) < floor(to);
}

function room(path: string): string {
  return path.includes("/") ? (path.split("/")[0] ?? "") : ".";
}

/** The folder of the game in which a file lies, if it lies in one. */
function game(path: string): string | undefined {
  const parts = path.split("/");
  return parts[0] === GAMES && parts.length > 2 ? parts[1] : undefined;
}

function floor(name: string): number {
  const found = FLOORS.findIndex((rooms) => rooms.includes(name));
  if (found < 0) throw new Error(`layers.ts: no floor has the room “${name}”`);
  return found;
}

if (import.meta.main) {
  const paths = globSync("**/*.{ts,svelte}", { cwd: "src" });
  const found = misled(paths.map((path) => ({ path, text: readFileSync(`src/${path}`, "utf8") })));
  for (const one of found) console.error(one);
  process.exitCode = found.length > 0 ? 1 : 0;
}
