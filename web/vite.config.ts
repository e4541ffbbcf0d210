import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { budget } from "./budget.ts";
import { icons } from "./iconset.ts";

export default defineConfig({
  base: "./",
  plugins: [icons(), svelte(), budget()],
  build: {
    outDir: "../src/warren/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    cssCodeSplit: true,
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
