import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { budget } from "./budget.ts";
import { fonts } from "./fonts.ts";
import { icons } from "./iconset.ts";
import { packing } from "./packing.ts";
import { preloads } from "./preloads.ts";

/** What several pages need, but the drawings of landscapes. */
const COMMON = /\/src\/(?:art\/(?!landscape)|lib\/|lobby\/|pages\/Offline|ui\/)/;

export default defineConfig({
  base: "./",
  plugins: [icons(), fonts(), svelte(), budget(), preloads(), packing()],
  build: {
    outDir: "../src/warren/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shell", test: /\/src\/main\.ts$/, priority: 3 },
            { name: "common", test: COMMON, minShareCount: 2, priority: 2 },
            { name: "table", test: /\/src\/pages\/Table\.svelte$/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/[hash].worker.js" } },
  },
  test: { pool: "threads", testTimeout: 120_000, include: ["*.test.ts", "src/**/*.test.ts"] },
});
