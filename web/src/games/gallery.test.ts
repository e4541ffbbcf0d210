import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import type { Gallery } from "../lib/title";

vi.mock("../lib/theme.svelte", () => ({ hour: () => "light" }));

type Listed = Record<string, string[]>;

/** The things of the games of a folder, as the server has them. */
const LISTED = import.meta.glob<Listed>("./*/gallery/things.json", {
  import: "default",
  eager: true,
});
const GALLERIES = import.meta.glob<{ gallery: Gallery }>("./*/gallery/gallery.ts", {
  eager: true,
});
/** Drawings that are made into pictures, and what is drawn once for a whole document. */
const PRINTS = import.meta.glob<{ print: () => Promise<string> }>("./*/art/prints.svelte.ts", {
  eager: true,
});

const sheets = (await Promise.all(Object.values(PRINTS).map(({ print }) => print()))).join("");
const galleries = Object.entries(LISTED).flatMap(([file, games]) => {
  const gallery = GALLERIES[file.replace("things.json", "gallery.ts")]?.gallery;
  return Object.entries(games).map(([game, slugs]) => ({ game, slugs, gallery }));
});

describe.each(galleries)("the gallery of $game", ({ slugs, gallery }) => {
  it.each(slugs)("has a picture of %s", (slug) => {
    const [, kind = "", id = ""] = /^([a-z]+)-(.+)$/.exec(slug) ?? [];
    expect(gallery?.colour(kind, id)).toMatch(/^#[0-9a-f]{6}$/);
    const drawn = render(gallery!.Picture, { props: { kind, id } }).body;
    expect(drawn).toMatch(/<path [^>]*d="M|<use |<image href="data:image\/svg/);
    expect(drawn).not.toContain("<text");
    for (const [, href = ""] of drawn.matchAll(/<use href="#([^"]+)"/g))
      expect(sheets).toContain(`id="${href}"`);
  });
});
