import { describe, expect, it } from "vitest";
import { fitting, glancesOf } from "../../lib/glances";
import { pointsOf, type Glance } from "../../lib/tips";
import { tips } from "./tips";
import type { SmallWorldView } from "./view";

const SEEN = glancesOf("small_world");
const UNSEEN = ["web-world-tip-toll"];

function pointed(id: string, glance: Glance): unknown[] {
  const tip = tips.find((one) => one.id === id);
  return (tip ? (pointsOf(tip, glance) ?? []) : []).map(({ args }) => args["region"]);
}

function seen(tip: string): Glance & { view: SmallWorldView } {
  return structuredClone(SEEN.find((one) => one.tips.includes(tip))!.glance) as never;
}

describe("tips of Small World", () => {
  it.each(SEEN.map((one) => [one.asked, one] as const))("fit: %s", (_, { tips: told, glance }) => {
    expect(fitting(tips, glance)).toEqual(told);
  });

  it("are all met in real games, but what is rare", () => {
    const met = new Set(SEEN.flatMap((one) => one.tips));
    expect(tips.map(({ id }) => id).filter((id) => !met.has(id))).toEqual(UNSEEN);
  });

  it("point at what they speak of", () => {
    const glance = seen("web-world-tip-tribe");
    const { regions } = glance.view;
    const tribes = pointed("web-world-tip-tribe", glance);
    expect(tribes.length).toBeGreaterThan(0);
    for (const region of tribes) expect(regions[String(region)]?.pieces["tribe"]).toBe(1);
    for (const region of pointed("web-world-tip-mountain", glance))
      expect(regions[String(region)]?.tribe).toBeUndefined();
  });

  it("tell of the toll of Liches in decline that are not one's own", () => {
    const glance = seen("web-world-tip-tribe");
    const [region] = pointed("web-world-tip-tribe", glance).map(String);
    glance.view.regions[region!] = { tribe: 9, tokens: 1, pieces: {} };
    const liches = { tribe: 9, race: "liches", power: null, hand: 0, aside: 0, pieces: {} };
    const host = { ...liches, seat: 1, status: "declined" as const };
    glance.view.tribes = [...glance.view.tribes, host];
    expect(pointed("web-world-tip-toll", glance)).toEqual([region]);
    host.seat = glance.seat;
    expect(pointed("web-world-tip-toll", glance)).toEqual([]);
    Object.assign(host, { seat: 1, status: "active" });
    expect(pointed("web-world-tip-toll", glance)).toEqual([]);
  });

  it("warn of rivers only those who have to leave them", () => {
    const glance = seen("web-world-tip-river");
    const people = glance.view.tribes.find(
      ({ seat, status }) => seat === glance.seat && status === "active",
    );
    expect(pointed("web-world-tip-river", glance).length).toBeGreaterThan(0);
    people!.race = "kraken";
    expect(pointed("web-world-tip-river", glance)).toEqual([]);
    Object.assign(people!, { race: "drow", power: "seafaring" });
    expect(pointed("web-world-tip-river", glance)).toEqual([]);
  });

  it("advise a decline while there is time for another people, and nothing left to conquer with", () => {
    const glance = seen("web-world-tip-decline");
    const told = (one: Glance) => fitting(tips, one).includes("web-world-tip-decline");
    expect(told({ ...glance, roundsLeft: 1 })).toBe(false);
    expect(told({ ...glance, roundsLeft: 2 })).toBe(true);
    const rich = structuredClone(glance);
    const own = rich.view.tribes.find(({ seat, status }) => seat === 0 && status === "active");
    own!.hand += 4;
    expect(told(rich)).toBe(false);
  });
});
