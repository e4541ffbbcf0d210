import { canonical, digestOf } from "../lib/canonical";
import { signer, unhex } from "../lib/digest";
import { namesFit, openingOf, sealedOf, type Pact } from "../lib/pact";
import type { Line } from "./dice";

/** What the header of a record says of its game. */
export interface Header {
  game: string;
  rules: number;
  players: number;
  options: unknown;
  seats: { name: string }[];
  commitments: Record<string, unknown>;
}

export type Broken = "" | "terms-broken" | "promise-broken" | "seal-broken" | "name-broken";

/** What the server was bound to, worked out of a seed and of what the record says was played. */
export async function promisedBy(dice: string, seed: string, terms: string): Promise<string> {
  return digestOf({ dice, seed, terms });
}

/** Which of the digests in a header does not fit what it stands for. */
export async function brokenIn(
  header: Header,
  made: Pact,
  lines: readonly Line[],
): Promise<Broken> {
  const { game, rules, players, options } = header;
  const before = lines.slice(0, made.from - 1);
  const base = before.length > 0 ? await digestOf(before) : "";
  const terms = await digestOf({ game, rules, players, options, from: made.from, base });
  if (base !== made.base || terms !== made.terms) return "terms-broken";
  if ((await promisedBy(made.dice, made.seed ?? "", terms)) !== made.promise)
    return "promise-broken";
  for (const [seat, given] of made.contributions.entries())
    if ((given && (await sealedOf(given))) !== made.sealed[seat]) return "seal-broken";
  return (await namesFit(made, namesIn(header))) ? "" : "name-broken";
}

/** The opening, and the head after each line that these dice answer for. */
export async function headsOf(
  header: Header,
  made: Pact,
  lines: readonly Line[],
): Promise<string[]> {
  const sign = await signer(unhex(made.seed ?? ""));
  const heads = [await openingOf(made, namesIn(header))];
  for (const line of lines.slice(made.from - 1))
    heads.push(await sign(`line:${heads.at(-1) ?? ""}:${canonical(line)}`));
  return heads;
}

function namesIn(header: Header): string[] {
  return header.seats.map((seat) => seat.name);
}
