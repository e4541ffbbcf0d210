/** How colours look to different eyes: simulation by Machado, Oliveira and Fernandes (2009). */
const SEEN = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export type Vision = keyof typeof SEEN;
export const VISIONS = Object.keys(SEEN) as Vision[];

const CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const OKLAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

function times(matrix: number[][], vector: number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0));
}

function linear(hex: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

function lab(hex: string, vision: Vision): number[] {
  const light = times(SEEN[vision], linear(hex)).map((value) => Math.min(1, Math.max(0, value)));
  return times(OKLAB, times(CONES, light).map(Math.cbrt));
}

/** How far two colours are apart to the eye, in hundredths of Oklab. */
export function apart(one: string, other: string, vision: Vision): number {
  const [a, b] = [lab(one, vision), lab(other, vision)];
  return 100 * Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
}

/** The contrast ratio of two colours, as in WCAG. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => times([[0.2126, 0.7152, 0.0722]], linear(hex))[0] ?? 0)
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** So much of the second colour over the first. */
export function over(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [low = 0, high = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(at, at + 2), 16),
    );
    return Math.round(low + share * (high - low))
      .toString(16)
      .padStart(2, "0");
  });
  return `#${parts.join("")}`;
}
