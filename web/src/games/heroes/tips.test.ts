import { describe, expect, it } from "vitest";
import { fitting, glancesOf } from "../../lib/glances";
import type { Glance } from "../../lib/tips";
import { tips } from "./tips";
import type { HeroesView } from "./view";

const SEEN = glancesOf("heroes");
const UNSEEN = ["web-heroes-tip-mulligan"];

function seen(tip: string): Glance & { view: HeroesView } {
  return structuredClone(SEEN.find((one) => one.tips.includes(tip))!.glance) as never;
}

describe("tips of Heroes", () => {
  it.each(SEEN.map((one) => [one.asked, one] as const))("fit: %s", (_, { tips: told, glance }) => {
    expect(fitting(tips, glance)).toEqual(told);
  });

  it("are all met in real games, but what is rare", () => {
    const met = new Set(SEEN.flatMap((one) => one.tips));
    expect(tips.map(({ id }) => id).filter((id) => !met.has(id))).toEqual(UNSEEN);
  });

  it("tell of another hand where one may be had", () => {
    const glance = seen("web-heroes-tip-capture");
    const mulligan = { code: 1, verb: "mulligan", args: {}, text: "", price: null };
    expect(fitting(tips, { ...glance, choices: [mulligan] })).toEqual(UNSEEN);
  });

  it("tell of claims of others alone", () => {
    const glance = seen("web-heroes-tip-claim");
    for (const tile of Object.values(glance.view.tiles)) if (tile.claim) tile.claim.seat = 0;
    expect(fitting(tips, glance)).not.toContain("web-heroes-tip-claim");
  });

  it("tell of mages as long as there is one to spare", () => {
    const glance = seen("web-heroes-tip-draw");
    glance.view.seats[glance.seat]!.ready.mage = 0;
    expect(fitting(tips, glance)).not.toContain("web-heroes-tip-draw");
  });
});
