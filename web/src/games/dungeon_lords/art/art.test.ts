import { readFileSync } from "node:fs";
import svgpath from "svgpath";
import { describe, expect, it } from "vitest";
import { GOODS } from "./goods";
import { frameOf, reachOf } from "./frames";
import { drawn, OWN } from "./pen";
import { drawings, prints, sheet } from "./sheet";

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

function pictured(address: string): string {
  return decodeURIComponent(address.slice(address.indexOf(",") + 1));
}

/** The points that the lines of a drawing go to or bend towards, and the rims of its glows. */
function pointsOf(markup: string): [x: number, y: number][] {
  const points: [number, number][] = [];
  for (const [, path = ""] of markup.matchAll(/ d="([^"]+)"/g)) {
    svgpath(path)
      .abs()
      .unshort()
      .unarc()
      .iterate(([letter, ...numbers], _, fromX, fromY) => {
        if (letter === "H") points.push([numbers[0] ?? 0, fromY]);
        else if (letter === "V") points.push([fromX, numbers[0] ?? 0]);
        else
          for (let at = 0; at < numbers.length; at += 2)
            points.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
      });
  }
  for (const [, x, y, r] of markup.matchAll(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)"/g)) {
    points.push([Number(x) - Number(r), Number(y) - Number(r)]);
    points.push([Number(x) + Number(r), Number(y) + Number(r)]);
  }
  return points;
}

describe.each(Object.entries(SECTIONS))("of the %s", (section, kind) => {
  it("each has a drawing of its own", () => {
    const things = thingsOf(section, kind);
    expect(things.length).toBeGreaterThan(2);
    const names = things.map((thing) => frameOf(thing)?.name ?? thing);
    expect(names.filter((name) => !found.has(name))).toEqual([]);
    const looks = names.map((name) => found.get(name));
    expect(new Set(looks).size).toBe(things.length);
  });
});

it("what is paid and counted is framed as it is drawn", () => {
  for (const name of Object.keys(GOODS)) expect(frameOf(name)?.name).toBe(name);
  for (const name of ["imp", "imp-rest", "scene-torch", "adventurer-illusion"])
    expect(found.has(frameOf(name)?.name ?? "")).toBe(true);
  expect(frameOf("season-winter")).toBeUndefined();
});

it("sheet and pictures have every glow and light that their drawings use", () => {
  const pictures = [...prints().values()].map(pictured);
  const used = [sheet(), ...pictures].flatMap((markup) =>
    [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => ({ id, markup })),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ id, markup }) => !markup.includes(`id="${id}"`))).toEqual([]);
  expect([sheet(), ...pictures].join("")).not.toContain("NaN");
});

it("every drawing is a picture of its own, but for those in the colour of a seat", () => {
  const pictures = prints();
  for (const [name, markup] of drawings()) {
    const print = pictures.get(name);
    if (print) expect(pictured(print)).toContain(markup);
    else expect(sheet()).toContain(`<g id="dl-${name}">${markup}</g>`);
    expect(print === undefined).toBe(markup.includes(OWN));
  }
});

it("nothing of a drawing lies outside its picture", () => {
  for (const [name, markup] of drawings()) {
    const frame = frameOf(name);
    if (!frame) throw new Error(name);
    const [x, y, wide, high] = reachOf(frame);
    for (const [left, top] of pointsOf(markup)) {
      expect([name, left >= x && left <= x + wide]).toEqual([name, true]);
      expect([name, top >= y && top <= y + high]).toEqual([name, true]);
    }
  }
});

it("a line that draws nothing is refused", () => {
  expect(drawn("b8432f M0 0H9V9z")).toContain('fill="#b8432f"');
  expect(drawn("-3b8432f M0 0H9")).toContain('stroke-width="3"');
  expect(() => drawn("red M0 0H9")).toThrow("red");
});

it("the sheet styles nothing inline, which the page would refuse", () => {
  expect(sheet()).not.toContain("style=");
});
