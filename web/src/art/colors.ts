type Parts = readonly [red: number, green: number, blue: number];

const known = new Map<string, Parts>();

/** Red, green and blue of a colour such as `#3b2516`, from 0 to 255. */
export function partsOf(hex: string): Parts {
  const found = known.get(hex);
  if (found) return found;
  const part = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
  const parts: Parts = [part(1), part(3), part(5)];
  known.set(hex, parts);
  return parts;
}

export function hexOf(...parts: Parts): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** So much of the second colour in the first. */
export function mix(one: string, two: string, share: number): string {
  const [red, green, blue] = partsOf(one);
  const [toRed, toGreen, toBlue] = partsOf(two);
  return hexOf(
    red + share * (toRed - red),
    green + share * (toGreen - green),
    blue + share * (toBlue - blue),
  );
}

/** A colour one can see through. */
export function clear(hex: string, alpha: number): string {
  return `rgba(${partsOf(hex).join(",")},${alpha})`;
}

export function greyOf(hex: string): number {
  const [red, green, blue] = partsOf(hex);
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** A moonlit night over a daylight colour. */
export function night(hex: string): string {
  const grey = greyOf(hex);
  const [red, green, blue] = partsOf(hex);
  const dim = (part: number, by: number): number => Math.min(255, (0.86 * part + 0.14 * grey) * by);
  return hexOf(dim(red, 0.53), dim(green, 0.56), dim(blue, 0.68));
}

/** Old ink on parchment, with a breath of colour left. */
export function sepia(hex: string, dark: boolean): string {
  const grey = greyOf(hex);
  const old = mix(mix("#4a2c16", "#fff3d2", grey / 255), hexOf(grey, grey, grey), 0.1);
  if (dark) return mix(mix(old, hex, 0.84), "#1a1426", 0.36);
  return mix(old, hex, 0.46);
}
