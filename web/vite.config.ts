import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { budget } from "./budget.ts";
import { fonts } from "./fonts.ts";
import { icons } from "./iconset.ts";

export default defineConfig({
  base: "./",
  plugins: [icons(), fonts(), svelte(), budget()],
  build: {
    outDir: "../src/warren/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
  },
  test: { pool: "threads", testTimeout: 120_000, include: ["*.test.ts", "src/**/*.test.ts"] },
});
