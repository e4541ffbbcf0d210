import { readFileSync } from "node:fs";
import svgpath from "svgpath";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const ASKED = "?drawn";
const DRAWN = "\0drawn:";
const SET = new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url);

/** A list of names with `?drawn` behind it gives the drawings that it names, and no others. Their
 *  field is 512 wide, so that whole numbers are exact to a fifth of a pixel at the largest. */
export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "warren-icons",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(ASKED)) return undefined;
      const list = await this.resolve(source.slice(0, -ASKED.length), importer);
      return list && `${DRAWN}${list.id.replace(/\.json$/, "")}`;
    },
    load(id) {
      if (!id.startsWith(DRAWN)) return undefined;
      const file = `${id.slice(DRAWN.length)}.json`;
      this.addWatchFile(file);
      set ??= read<IconSet>(SET);
      const paths = drawn(read<Record<string, string>>(file), set, file);
      return `export default ${JSON.stringify(paths)};`;
    },
  };
}

function drawn(wanted: Record<string, string>, set: IconSet, file: string): object {
  const paths = Object.entries(wanted).map(([key, name]) => {
    const body = set.icons[name]?.body;
    if (!body) throw new Error(`${file}: ${key} names “${name}”, which the set lacks`);
    const path = /d="([^"]+)"/.exec(body)?.[1];
    if (!path || body.split("<path").length !== 2)
      throw new Error(`${file}: ${key}: “${name}” is not a single path`);
    return [key, svgpath(path).rel().round(0).toString()];
  });
  return Object.fromEntries(paths) as object;
}

function read<T>(file: string | URL): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}
