import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const LIMIT = 250_000;
const TABLE = /\/pages\/Table\.svelte$/;
const FACE = /\/games\/([^/]+)\/face\.ts$/;

/** Fails the build when the lobby and the table of one game weigh too much, packed. */
export function budget(): Plugin {
  return {
    name: "warren-budget",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const shell = chunks.filter((chunk) => chunk.isEntry || TABLE.test(module(chunk)));
        for (const face of chunks.filter((chunk) => FACE.test(module(chunk)))) {
          const weight = weigh(bundle, [...shell, face]);
          const told = `${FACE.exec(module(face))?.[1]}: ${weight} of ${LIMIT} bytes, packed`;
          if (weight > LIMIT) this.error(`The page is too heavy. ${told}`);
          this.info(told);
        }
      },
    },
  };
}

function module(chunk: Chunk): string {
  return chunk.facadeModuleId ?? "";
}

/** The packed bytes of the script and style that these chunks cannot do without. */
function weigh(bundle: Bundle, chunks: Chunk[]): number {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const part = bundle[name];
    if (!part || files.has(name)) return;
    files.add(name);
    if (part.type !== "chunk") return;
    part.imports.forEach(visit);
    part.viteMetadata?.importedCss.forEach(visit);
  };
  for (const chunk of chunks) visit(chunk.fileName);
  return [...files].reduce((sum, name) => sum + packed(bundle[name]), 0);
}

function packed(part: Bundle[string] | undefined): number {
  if (!part) return 0;
  return gzipSync(part.type === "chunk" ? part.code : part.source, { level: 9 }).length;
}
