import type { Plugin, Rolldown } from "vite";
import { alphabetOf } from "./fonts.ts";
import { PACKERS } from "./packing.ts";
import { holds, needed } from "./preloads.ts";

type Bundle = Rolldown.OutputBundle;
type Part = Bundle[string];

const LIMIT = 280_000;
const PAINTER_LIMIT = 15_000;
const PAINTER = /\.worker\.js$/;
const PAGES = /\/pages\/(?:Table|Lobby)\.svelte$/;
const FACE = /\/games\/([^/]+)\/face\.ts$/;
const PICTURE = /\/games\/[^/]+\/Picture\w*\.svelte$/;

/** Fails the build when the lobby and the table of one game weigh too much, packed, with all the
 *  pictures of the lobby and the letters of the language that needs most of them; or when the painter of maps does. */
export function budget(): Plugin {
  return {
    name: "warren-budget",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const shell = chunks.filter(
          (chunk) => chunk.isEntry || holds(chunk, PAGES) || holds(chunk, PICTURE),
        );
        const letters = Object.values(bundle).filter(
          (part) => part.type === "asset" && part.originalFileNames.some(alphabetOf),
        );
        for (const face of chunks.filter((chunk) => holds(chunk, FACE))) {
          const weight = weigh(bundle, [...shell, face, ...letters]);
          const told = `${face.moduleIds.map((id) => FACE.exec(id)?.[1]).find(Boolean)}: ${weight} of ${LIMIT} bytes, packed`;
          if (weight > LIMIT) this.error(`The page is too heavy. ${told}`);
          this.info(told);
        }
        const painters = Object.values(bundle).filter((part) => PAINTER.test(part.fileName));
        const weight = painters.reduce((sum, part) => sum + packed(part), 0);
        const told = `The painter: ${weight} of ${PAINTER_LIMIT} bytes, packed`;
        if (painters.length !== 1 || weight > PAINTER_LIMIT) this.error(told);
        this.info(told);
      },
    },
  };
}

/** The packed bytes of these parts, and of the script and style that they cannot do without. */
function weigh(bundle: Bundle, parts: Part[]): number {
  const files = new Set(
    parts.flatMap((part) => (part.type === "chunk" ? needed(bundle, part) : [part.fileName])),
  );
  return [...files].reduce((sum, name) => sum + packed(bundle[name]), 0);
}

/** Letters come packed. */
function packed(part: Part | undefined): number {
  if (!part) return 0;
  const source = Buffer.from(part.type === "chunk" ? part.code : part.source);
  return Math.min(source.length, PACKERS[".br"]?.(source).length ?? 0);
}
