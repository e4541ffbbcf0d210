import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { alphabetOf } from "./fonts.ts";

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;
type Part = Bundle[string];

const LIMIT = 280_000;
const PAINTER_LIMIT = 15_000;
const PAINTER = /\bworker-[^/]*\.js$/;
const TABLE = /\/pages\/Table\.svelte$/;
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
          (chunk) => chunk.isEntry || TABLE.test(module(chunk)) || PICTURE.test(module(chunk)),
        );
        const letters = Object.values(bundle).filter(
          (part) => part.type === "asset" && part.originalFileNames.some(alphabetOf),
        );
        for (const face of chunks.filter((chunk) => FACE.test(module(chunk)))) {
          const weight = weigh(bundle, [...shell, face, ...letters]);
          const told = `${FACE.exec(module(face))?.[1]}: ${weight} of ${LIMIT} bytes, packed`;
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

function module(chunk: Chunk): string {
  return chunk.facadeModuleId ?? "";
}

/** The packed bytes of these parts, and of the script and style that they cannot do without. */
function weigh(bundle: Bundle, parts: Part[]): number {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const part = bundle[name];
    if (!part || files.has(name)) return;
    files.add(name);
    if (part.type !== "chunk") return;
    part.imports.forEach(visit);
    part.viteMetadata?.importedCss.forEach(visit);
  };
  for (const part of parts) visit(part.fileName);
  return [...files].reduce((sum, name) => sum + packed(bundle[name]), 0);
}

function packed(part: Part | undefined): number {
  if (!part) return 0;
  return gzipSync(part.type === "chunk" ? part.code : part.source, { level: 9 }).length;
}
