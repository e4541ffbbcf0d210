import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const NAME = "virtual:icons";

/** The drawings that `icons.json` names, and no others, as a module. */
export function icons(): Plugin {
  const resolved = `\0${NAME}`;
  return {
    name: "warren-icons",
    resolveId: (id) => (id === NAME ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const wanted = read<Record<string, string>>("icons.json");
      const set = read<IconSet>("node_modules/@iconify-json/game-icons/icons.json");
      const bodies = Object.entries(wanted).map(([key, name]) => {
        const icon = set.icons[name];
        if (!icon) throw new Error(`icons.json: ${key} names “${name}”, which the set lacks`);
        const path = /d="([^"]+)"/.exec(icon.body)?.[1];
        if (!path || icon.body.split("<path").length !== 2)
          throw new Error(`icons.json: ${key}: “${name}” is not a single path`);
        return [key, path];
      });
      return `export default ${JSON.stringify(Object.fromEntries(bodies))};`;
    },
  };
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")) as T;
}
