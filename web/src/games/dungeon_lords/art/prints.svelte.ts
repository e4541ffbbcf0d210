/** Drawings as pictures of their own. The page neither styles nor lays out what is inside a picture,
 *  so that the same drawing costs next to nothing wherever it stands. */
let made: ReadonlyMap<string, string> = $state.raw(new Map());

/** They come after the table. */
export async function print(): Promise<string> {
  const { prints, sheet } = await import("./sheet");
  made = prints();
  return sheet();
}

/** The address of a drawing's picture; nothing before it is made, or where it has a seat's colour. */
export function printOf(name: string): string | undefined {
  return made.get(name);
}
