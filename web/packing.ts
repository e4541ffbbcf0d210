import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH = /\.(?:css|js|svg|webmanifest)$/;

/** The two ways in which browsers take a text packed, as tightly as they go. */
export const PACKERS: Readonly<Record<string, (source: Uint8Array) => Uint8Array>> = {
  ".br": (source) =>
    brotliCompressSync(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
  ".gz": (source) => gzipSync(source, { level: 9 }),
};

/** Lays beside each text of the page its packed forms, where they are smaller. */
export function packing(): Plugin {
  return {
    name: "warren-packing",
    apply: "build",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" }).filter((one) =>
        WORTH.test(one),
      )) {
        const source = readFileSync(join(dir, name));
        for (const [suffix, pack] of Object.entries(PACKERS)) {
          const packed = pack(source);
          if (packed.length < source.length) writeFileSync(join(dir, name + suffix), packed);
        }
      }
    },
  };
}
