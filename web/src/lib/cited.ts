export interface Piece {
  text: string;
  /** The rule that is named here. */
  rule?: string;
}

const CITED = /\b(?!CORE-|TABLE-)[A-Z]{2,}(?:-[A-Z0-9]+)*-[A-Z0-9]+\b/g;
/** Rules of the server itself, which stand in no book. */
const INNER = /\s*\[(?:CORE|TABLE)(?:-[A-Z0-9]+)+\]/g;
const BRACKETS = /\[((?:[A-Z]{2,}(?:-[A-Z0-9]+)+(?:, )?)+)\]/g;

/** A sentence in pieces, those that name a rule of a game apart. */
export function citedIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const found of text.matchAll(CITED)) {
    if (found.index > at) pieces.push({ text: text.slice(at, found.index) });
    pieces.push({ text: found[0], rule: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
}

/** The same where rules are signs behind the sentence: without what was set around and between them,
 *  nor what nobody could look up. */
export function signedIn(text: string): Piece[] {
  const bare = text.replace(INNER, "");
  return citedIn(bare.replace(BRACKETS, (_, rules: string) => rules.replaceAll(", ", " ")));
}

/** The sentence alone, where there is no room for a link. */
export function uncited(text: string): string {
  const words = signedIn(text).filter(({ rule }) => !rule);
  return words
    .map((piece) => piece.text)
    .join("")
    .trim();
}
