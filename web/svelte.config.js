import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** Long names of scopes weigh some kilobytes, packed. */
const LETTERS = 4;

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    cssHash: ({ hash, css, filename }) => `s${hash(filename ?? css).slice(0, LETTERS)}`,
  },
};
