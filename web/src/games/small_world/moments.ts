import type { Fact } from "../../lib/messages";
import type { Glow, Moment, Moments, Occasion } from "../../lib/moments";
import { helpOf, nameOf, t } from "../../lib/text.svelte";
import { markerKind } from "./names";
import { viewOf } from "./view";

const FACES = ["", "1", "2", "3"];
/** The rule by which every region pays. */
const REGIONS = "SW-COI-1";
const GLOWS: Readonly<Record<string, Glow>> = {
  dragon: "fire",
  sorcery: "arcane",
  vampire: "arcane",
  orb: "arcane",
  wisps: "gold",
};

/** What of the facts is acted out. */
export const moments: Moments = {
  "die-rolled": rolled,
  "combo-taken": ({ args }) => ({
    kind: "taking",
    slot: Number(args["place"]),
    seat: Number(args["seat"]),
  }),
  "region-conquered": ({ args }) => {
    const glow = GLOWS[String(args["means"])];
    return {
      kind: "conquest",
      place: String(args["region"]),
      seat: Number(args["seat"]),
      ...(glow ? { glow } : {}),
    };
  },
  "region-lost": (fact, { facts }) => (isTaken(fact, facts) ? null : left(fact)),
  "region-abandoned": left,
  "river-left": left,
  "tribe-declined": (fact, occasion) => ({ kind: "slumber", places: homes(fact, occasion) }),
  "marker-opened": ({ args }) => {
    const marker = String(args["marker"]);
    const kind = markerKind(marker);
    return {
      kind: "find",
      place: String(args["region"]),
      icon: `${kind}-${marker}`,
      name: nameOf(kind, marker),
      note: firstOf(helpOf(kind, marker)),
    };
  },
  "monsters-settled": appeared("monster"),
  "figure-placed": ({ args }) => appeared(String(args["piece"]))({ args }),
  "income-paid": ({ args }, { view }) => {
    const seat = Number(args["seat"]);
    const parts = (args["parts"] as [string, number][]).filter(([, amount]) => amount !== 0);
    return paid(
      seat,
      Number(args["coins"]),
      regionsOf(view, (tribe) => tribe.seat === seat),
      parts.map(([label, amount]) => ({ label: sourceOf(label), amount })),
    );
  },
  "coins-gained": ({ args }) => paid(Number(args["seat"]), Number(args["coins"]), [], []),
  "round-began": ({ text }) => ({ kind: "ribbon", text }),
};

const LAID_OUT = new Set(["token-deployed", "token-withdrawn"]);

/** Tokens that somebody lays out are seen as one. */
export function run(facts: readonly Fact[]): string {
  return facts.every(({ effect }) => LAID_OUT.has(effect)) ? t("web-tokens-laid-out") : "";
}

/** The beginning of a help that says what a thing is good for. */
function firstOf(help: string): string {
  const [first = ""] = help.split(/(?<=[.;])\s/);
  return first.replace(/;$/, ".");
}

function rolled({ args }: Fact, { facts, names }: Occasion): Moment {
  const value = Number(args["value"]);
  const needed = Number(args["needed"] ?? 0);
  const failed = facts.some(({ effect }) => effect === "attack-failed");
  const name = names[Number(args["seat"])] ?? "";
  const region = String(args["region"] ?? "");
  const odds = Number(args["one_in"] ?? 0);
  const outcome = "region" in args ? (failed ? "failed" : "taken") : "";
  return {
    kind: "die",
    seat: Number(args["seat"]),
    place: typeof args["region"] === "string" ? args["region"] : null,
    face: FACES[value] ?? "",
    faces: FACES,
    attempt: t("web-die-tried", { name, region, needed, odds }, needed > 0 ? "for" : ""),
    before: needed > 0 ? t("web-die-needs", { needed, odds }) : "",
    after: t("web-die-shows", { value }, outcome),
    good: outcome ? !failed : value > 0,
  };
}

/** Whether a region is taken by somebody in the same move. */
function isTaken({ args }: Fact, facts: readonly Fact[]): boolean {
  return facts.some(
    (other) => other.effect === "region-conquered" && other.args["region"] === args["region"],
  );
}

function left({ args, by }: Fact): Moment {
  const seat = typeof args["seat"] === "number" ? args["seat"] : by;
  return { kind: "retreat", place: String(args["region"]), seat };
}

function appeared(piece: string): (fact: Pick<Fact, "args">) => Moment {
  return ({ args }) => ({
    kind: "magic",
    place: String(args["region"]),
    icon: `piece-${piece}`,
    name: nameOf("piece", piece),
    glow: "arcane",
  });
}

function paid(
  seat: number,
  count: number,
  from: string[],
  parts: Extract<Moment, { kind: "coins" }>["parts"],
): Moment | null {
  return count > 0 ? { kind: "coins", seat, count, from, parts } : null;
}

/** What a part of an income is for, by its label and rule. */
function sourceOf(label: string): string {
  const [name = "", rule] = label.split(" ");
  const [kind = "", ...id] = name.split("-");
  const thing = nameOf(kind, id.join("-"));
  return rule === REGIONS ? t("web-coins-regions", { race: thing }) : thing;
}

/** Where a race that has just gone into decline lives. */
function homes({ args }: Fact, { view }: Occasion): string[] {
  return regionsOf(view, (tribe) => tribe.seat === args["seat"] && tribe.race === args["race"]);
}

function regionsOf(
  view: Occasion["view"],
  wanted: (tribe: { seat: number; race: string }) => boolean,
): string[] {
  const shown = viewOf(view);
  const tribes = new Set((shown?.tribes ?? []).filter(wanted).map(({ tribe }) => tribe));
  return Object.entries(shown?.regions ?? {})
    .filter(([, { tribe }]) => tribe !== undefined && tribes.has(tribe))
    .map(([region]) => region);
}
