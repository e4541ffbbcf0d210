// @vitest-environment jsdom
import { globSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { TITLES } from "./titles";

const LONGEST = 200;
const FEWEST = 8;
const PAGE = "../src/warren";

const lines = new Set(
  globSync(`${PAGE}/games/**/ledger.yaml`).flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/^- id: (\S+)/gm)].map(([, id]) => id),
  ),
);

function told(language: string): FluentBundle {
  const bundle = new FluentBundle(language);
  for (const path of globSync(`${PAGE}/locales/${language}/*_tips.ftl`))
    bundle.addResource(new FluentResource(readFileSync(path, "utf8")));
  return bundle;
}

describe.each(TITLES.map((title) => [Object.keys(title.pictures).join(", "), title] as const))(
  "the tips of %s",
  (_, title) => {
    it("are enough, each of its own", async () => {
      const { tips } = (await title.tips?.()) ?? { tips: [] };
      expect(tips.length).toBeGreaterThanOrEqual(FEWEST);
      expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
    });

    it("lead to lines of the rules", async () => {
      const { tips } = (await title.tips?.()) ?? { tips: [] };
      expect(lines.size).toBeGreaterThan(100);
      for (const { id, rule } of tips) expect(lines.has(rule), `${id}: ${rule}`).toBe(true);
    });

    it.each(["ru", "en"])("are said in a sentence that is soon read (%s)", async (language) => {
      const { tips } = (await title.tips?.()) ?? { tips: [] };
      const bundle = told(language);
      for (const { id } of tips) {
        const sentence = bundle.getMessage(id)?.value;
        expect(sentence, id).toBeTypeOf("string");
        expect(String(sentence).length, id).toBeLessThanOrEqual(LONGEST);
      }
    });
  },
);
