/** What everything drawn by hand is inked, lettered and lit with. */
export const INK = "#2b1a10";
export const IVORY = "#fff6e0";
export const SHADOW = "#140818";

/** From light to dark: the upper left to the lower right, as the light falls. */
export const IVORY_PLATE = ["#fffdf4", "#ecd3a0"] as const;
export const GOLD = ["#fff3b0", "#f0bf3d", "#a86a12"] as const;
export const GOLD_PLATE = "#ffe9a6";
export const GOLD_INK = "#4a2a06";

/** The light that lies on a face: how much ivory in its lit corner, how much night in the other. */
export const LIT = { light: "#fff4d0", most: 0.34, dark: "#1c0a30", deepest: 0.5 } as const;

export const SHADES: ReadonlySet<string> = new Set([
  "ivory",
  "gold",
  "stone",
  "cloth",
  "wood",
  "brass",
  "green",
  "rock",
  "ghost",
  "cast",
  "ember",
  "lit",
]);

/** A paint by name as a fill: a shade, the colour of the flag, or a plain colour. */
export function paint(name: string): string {
  if (name === "flag") return "var(--flag, var(--accent))";
  return SHADES.has(name) ? `url(#paint-${name})` : name;
}
