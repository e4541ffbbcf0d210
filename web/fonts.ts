import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import subset from "subset-font";
import type { Plugin } from "vite";

/** A cut of a family, in one weight and slope. */
interface Cut {
  family: string;
  file: string;
  weight: number;
  style: "normal" | "italic";
  /** The letters it is needed for, where they are few; else both alphabets. */
  only?: string;
  /** Whether people write with it: then rare letters come too, when somebody uses one. */
  written?: boolean;
}

export const CUTS: readonly Cut[] = [
  {
    family: "Alegreya Sans",
    file: "alegreya-sans",
    weight: 500,
    style: "normal",
    written: true,
  },
  {
    family: "Alegreya Sans",
    file: "alegreya-sans",
    weight: 800,
    style: "normal",
    written: true,
  },
  { family: "Alegreya", file: "alegreya", weight: 800, style: "normal", written: true },
  { family: "Alegreya", file: "alegreya", weight: 500, style: "italic" },
  { family: "Alegreya SC", file: "alegreya-sc", weight: 800, style: "normal", only: "Warren" },
];

const letters = (first: string, last: string): string =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(first.charCodeAt(0) + at),
  ).join("");

/** What our sentences are written with: one file for each alphabet, small enough to come at once. */
export const ALPHABETS = {
  latin: `${letters(" ", "~")}\u00a0«»µ·×–—‘’“”„…−`,
  cyrillic: `${letters("А", "я")}Ёё№`,
} as const;

export type Alphabet = keyof typeof ALPHABETS;

const ID = "virtual:type.css";
const PACKAGES = new URL("node_modules/@fontsource/", import.meta.url);
const CUT_OUT = new URL("node_modules/.cache/fonts/", import.meta.url);
const CORE = /fonts\/(\S+)-(latin|cyrillic)-\d+-\w+\.woff2$/;

/** The alphabet of a file that every reader of that alphabet loads, if it is such a file. */
export function alphabetOf(source: string): Alphabet | undefined {
  return CORE.exec(source)?.[2] as Alphabet | undefined;
}

/** `virtual:type.css` names the fonts of the page, cut to the letters it needs. */
export function fonts(): Plugin {
  return {
    name: "warren-fonts",
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      mkdirSync(CUT_OUT, { recursive: true });
      return (await Promise.all(CUTS.map(faces))).flat().join("\n");
    },
    generateBundle() {
      const source = readFileSync(new URL("alegreya/LICENSE", PACKAGES), "utf8");
      this.emitFile({ type: "asset", fileName: "OFL.txt", source });
    },
  };
}

/** Whether the first words of a page are written with it. */
export function isAwaited(source: string): boolean {
  return alphabetOf(source) !== undefined && !source.includes("italic");
}

async function faces(cut: Cut): Promise<string[]> {
  const alphabets = Object.keys(ALPHABETS) as Alphabet[];
  const rare = cut.written ? alphabets.map((alphabet) => whole(cut, alphabet)) : [];
  const wanted = cut.only ? (["latin"] as const) : alphabets;
  return [...rare, ...(await Promise.all(wanted.map((alphabet) => core(cut, alphabet))))];
}

function whole(cut: Cut, alphabet: Alphabet): string {
  const ranges = JSON.parse(
    readFileSync(new URL(`${cut.file}/unicode.json`, PACKAGES), "utf8"),
  ) as Record<Alphabet, string>;
  return face(cut, original(cut, alphabet), without(ranges[alphabet], ALPHABETS[alphabet]));
}

/** Ranges less some letters: whoever asks for letters gets every file that has one of them. */
export function without(ranges: string, letters: string): string {
  const taken = new Set([...letters].map((letter) => letter.codePointAt(0)));
  const left: string[] = [];
  for (const range of ranges.split(",")) {
    const [first = 0, last = first] = range
      .replace("U+", "")
      .split("-")
      .map((point) => parseInt(point, 16));
    let start = first;
    for (let point = first; point <= last + 1; point++)
      if (point > last || taken.has(point)) {
        if (start < point) left.push(spanned(start, point - 1));
        start = point + 1;
      }
  }
  return left.join(",");
}

function spanned(first: number, last: number): string {
  const from = `U+${first.toString(16)}`;
  return first === last ? from : `${from}-${last.toString(16)}`;
}

async function core(cut: Cut, alphabet: Alphabet): Promise<string> {
  const text = cut.only ?? ALPHABETS[alphabet];
  const file = await subset(readFileSync(original(cut, alphabet)), text, {
    targetFormat: "woff2",
    keepFeatures: cut.style === "italic" ? ["lnum"] : ["kern", "lnum", "tnum"],
    noHinting: true,
  });
  const place = new URL(`${named(cut, alphabet)}.woff2`, CUT_OUT);
  writeFileSync(place, file);
  return face(cut, place, [...new Set(text)].map(pointed).join(","));
}

function original(cut: Cut, alphabet: Alphabet): URL {
  return new URL(`${cut.file}/files/${named(cut, alphabet)}.woff2`, PACKAGES);
}

function named(cut: Cut, alphabet: Alphabet): string {
  return `${cut.file}-${alphabet}-${cut.weight}-${cut.style}`;
}

function pointed(letter: string): string {
  return `U+${letter.charCodeAt(0).toString(16)}`;
}

function face(cut: Cut, place: URL, range: string): string {
  return `@font-face {
  font-family: "${cut.family}";
  font-style: ${cut.style};
  font-weight: ${cut.weight};
  font-display: swap;
  src: url("${place.pathname}") format("woff2");
  unicode-range: ${range};
}`;
}
