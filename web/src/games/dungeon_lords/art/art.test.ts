import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GOODS } from "./goods";
import { frameOf } from "./frames";
import { drawn } from "./pen";
import { drawings, sheet } from "./sheet";

const DECK = "../src/warren/games/dungeon_lords/decks/standard.yaml";
const SECTIONS = {
  monsters: "monster",
  rooms: "room",
  tunnels: "tunnel",
  traps: "trap",
  pets: "pet",
  spells: "spell",
  events: "event",
  adventurers: "adventurer",
  paladins: "paladin",
  locations: "order",
  opportunities: "opportunity",
} as const;

/** The things of the deck by kind; an adventurer is drawn by his trade. */
function thingsOf(section: string, kind: string): string[] {
  const deck = readFileSync(DECK, "utf8");
  const body =
    new RegExp(`^${section}:$(.*?)(?=^[a-z]+:|$(?![\\s\\S]))`, "ms").exec(deck)?.[1] ?? "";
  const ids = [...body.matchAll(/- \{?id: ([a-z0-9-]+)/g)].map(([, id = ""]) => id);
  const people = kind === "adventurer" || kind === "paladin";
  return [...new Set(ids.map((id) => `${kind}-${people ? id.split("-")[0] : id}`))];
}

const found = drawings();

describe.each(Object.entries(SECTIONS))("of the %s", (section, kind) => {
  it("each has a drawing of its own", () => {
    const things = thingsOf(section, kind);
    expect(things.length).toBeGreaterThan(2);
    const hrefs = things.map((thing) => frameOf(thing)?.href ?? thing);
    expect(hrefs.filter((href) => !found.has(href.slice("#dl-".length)))).toEqual([]);
    const looks = hrefs.map((href) => found.get(href.slice("#dl-".length)));
    expect(new Set(looks).size).toBe(things.length);
  });
});

it("what is paid and counted is framed as it is drawn", () => {
  for (const name of Object.keys(GOODS)) expect(frameOf(name)?.href).toBe(`#dl-${name}`);
  for (const name of ["imp", "imp-rest", "scene-torch", "adventurer-illusion"])
    expect(found.has(frameOf(name)?.href.slice("#dl-".length) ?? "")).toBe(true);
  expect(frameOf("season-winter")).toBeUndefined();
});

it("the sheet has every glow and light that its drawings use", () => {
  const markup = sheet();
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
  expect(used.length).toBeGreaterThan(100);
  expect([...new Set(used)].filter((id) => !markup.includes(`id="${id}"`))).toEqual([]);
  expect(markup).not.toContain("NaN");
});

it("a line that draws nothing is refused", () => {
  expect(drawn("b8432f M0 0H9V9z")).toContain('fill="#b8432f"');
  expect(drawn("-3b8432f M0 0H9")).toContain('stroke-width="3"');
  expect(() => drawn("red M0 0H9")).toThrow("red");
});

it("the sheet styles nothing inline, which the page would refuse", () => {
  expect(sheet()).not.toContain("style=");
});
