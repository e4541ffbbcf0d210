/** The colours of a people in decline: grey and dusty. */
export const ASH = "#645c52";
export const BOARD = "#d8ccb2";
export const DOZING = { side: "#5d5449", top: "#b9ab94" } as const;

/** How much of its colour a people in decline keeps. */
export const KEPT = 0.22;

export function faded(color: string): string {
  return `color-mix(in srgb, ${color} ${100 * KEPT}%, ${ASH})`;
}

/** How many tokens of a pile are seen below the uppermost. */
export function seen(tokens: number): number {
  return Math.min(tokens, 4);
}
