import type { Choice } from "../../lib/messages";
import type { Glance, Tip } from "../../lib/tips";
import { COMPANIONS } from "./tiles";
import { viewOf, type HeroesView, type Tile } from "./view";

/** With so few regions left the end is in sight. */
const LAST = 8;

interface Look extends Omit<Glance, "view"> {
  view: HeroesView;
}

type About = (look: Look) => readonly Choice[] | boolean;

function tip(id: string, rule: string, about: About): Tip {
  return {
    id,
    rule,
    about: (glance) => {
      const view = viewOf(glance.view);
      return view ? about({ ...glance, view }) : false;
    },
  };
}

function by(verb: string, { choices }: Look): Choice[] {
  return choices.filter((choice) => choice.verb === verb);
}

function tiles({ view }: Look): Tile[] {
  return Object.values(view.tiles);
}

function holdsAny(look: Look): boolean {
  return tiles(look).some(({ seat }) => seat === look.seat);
}

function hasSpent({ view, seat }: Look): boolean {
  const { spent } = view.seats[seat] ?? {};
  return COMPANIONS.some((kind) => (spent?.[kind] ?? 0) > 0);
}

export const tips: readonly Tip[] = [
  tip("web-heroes-tip-recruit", "HDL-SET-8", (look) => by("recruit", look).length > 0),
  tip("web-heroes-tip-mulligan", "HDL-MUL-1", (look) => by("mulligan", look)),
  tip("web-heroes-tip-exchange", "HDL-DRW-2", (look) => by("discard", look).length > 0),
  tip("web-heroes-tip-end", "HDL-END-1", (look) => {
    const left = tiles(look).filter(({ seat }) => seat === undefined);
    return left.length <= LAST && by("stop", look).length > 0;
  }),
  tip(
    "web-heroes-tip-capture",
    "HDL-CAP-2",
    (look) => !holdsAny(look) && by("capture", look).length > 0,
  ),
  tip("web-heroes-tip-hire", "HDL-CMP-1", (look) => by("hire", look)),
  tip("web-heroes-tip-companions", "HDL-PLY-2", hasSpent),
  tip("web-heroes-tip-support", "HDL-CAP-8", (look) =>
    by("capture", look).filter(({ price }) => (price?.parts.length ?? 0) > 1),
  ),
  tip("web-heroes-tip-prepare", "HDL-MAG-3", (look) => by("attach", look)),
  tip("web-heroes-tip-magic", "HDL-MAG-1", (look) => by("cast", look)),
  tip("web-heroes-tip-fortify", "HDL-FOR-1", (look) => by("fortify", look)),
  tip("web-heroes-tip-claim", "HDL-MAG-7", (look) =>
    tiles(look).some(({ claim }) => claim && claim.seat !== look.seat),
  ),
  tip("web-heroes-tip-draw", "HDL-DRW-1", (look) => {
    const mages = look.view.seats[look.seat]?.ready.mage ?? 0;
    return mages > 0 && Boolean(look.view.facts.played) && by("stop", look).length > 0;
  }),
];
