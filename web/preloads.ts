import type { Plugin, Rolldown } from "vite";
import { alphabetOf, isAwaited } from "./fonts.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const FACE = /\/src\/games\/([^/]+)\/face\.ts$/;

/** What a browser may fetch at once, by what its address shows; the server tells it so. */
interface Preloads {
  pages: Record<string, string[]>;
  faces: Record<string, string[]>;
  letters: Record<string, string[]>;
}

/** Writes `preloads.json`: scripts, styles and letters that are asked for in any case. */
export function preloads(): Plugin {
  return {
    name: "warren-preloads",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === "chunk");
        const there = new Set(
          chunks.filter((one) => one.isEntry).flatMap((one) => needed(bundle, one)),
        );
        const found: Preloads = { pages: {}, faces: {}, letters: {} };
        for (const chunk of chunks)
          for (const id of chunk.moduleIds) {
            const files = needed(bundle, chunk).filter((name) => !there.has(name));
            const [page, face] = [PAGE.exec(id)?.[1], FACE.exec(id)?.[1]];
            if (page) found.pages[page] = files;
            if (face) found.faces[face] = files;
          }
        for (const part of Object.values(bundle))
          if (part.type === "asset")
            for (const source of part.originalFileNames.filter(isAwaited))
              (found.letters[alphabetOf(source) ?? ""] ??= []).push(part.fileName);
        this.emitFile({
          type: "asset",
          fileName: "preloads.json",
          source: JSON.stringify(found),
        });
      },
    },
  };
}

/** The script and style that a chunk cannot do without, its own among them. */
export function needed(bundle: Bundle, chunk: Chunk): string[] {
  const files = new Set<string>();
  const visit = (name: string): void => {
    const part = bundle[name];
    if (!part || files.has(name)) return;
    files.add(name);
    if (part.type !== "chunk") return;
    part.imports.forEach(visit);
    part.viteMetadata?.importedCss.forEach(visit);
  };
  visit(chunk.fileName);
  return [...files];
}

/** Whether a chunk holds a module whose path ends so. */
export function holds(chunk: Chunk, module: RegExp): boolean {
  return chunk.moduleIds.some((id) => module.test(id));
}
