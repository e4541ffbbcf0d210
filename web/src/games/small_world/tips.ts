import type { Choice } from "../../lib/messages";
import type { Glance, Tip } from "../../lib/tips";
import { tribeOf } from "./things";
import { viewOf, type Region, type SmallWorldView, type Tribe } from "./view";

const RELICS = [
  "flying-doormat",
  "froggys-ring",
  "stinky-trolls-socks",
  "scepter-of-avarice",
  "shiny-orb",
  "sword-of-the-killer-rabbit",
];
/** With no more than these to spare a turn brings one new region at most. */
const FEW = 3;
/** So many rounds must be left for another people to be worth its entry. */
const LATE = 2;

/** What the rules of Small World call a price for what stands in a region. */
const STANDING = "SW-CON-3";
const RIVER = "SU-CON-3";
/** Who keeps the rivers that they take. */
const STAYING = ["kraken", "seafaring"];

interface Look extends Omit<Glance, "view"> {
  view: SmallWorldView;
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

function conquests(look: Look): Choice[] {
  return by("conquer", look).filter(({ args }) => args["with"] === undefined);
}

function target({ args }: Choice, { view }: Look): Region | undefined {
  return view.regions[String(args["region"])];
}

function active({ view, seat }: Look): Tribe | undefined {
  return view.tribes.find((one) => one.seat === seat && one.status === "active");
}

/** The regions of a people, with their names. */
function homes({ view }: Look, people: Tribe | undefined): [string, Region][] {
  return Object.entries(view.regions).filter(([, { tribe }]) => people && tribe === people.tribe);
}

/** Where nobody lives, whatever a price has beyond its first part is land. */
function mountains(look: Look): Choice[] {
  return conquests(look).filter(
    (choice) =>
      target(choice, look)?.tribe === undefined &&
      choice.price?.parts.slice(1).some(({ rule, amount }) => rule === STANDING && amount > 0),
  );
}

function staysInRivers(look: Look): boolean {
  const people = active(look);
  return STAYING.includes(people?.race ?? "") || STAYING.includes(people?.power ?? "");
}

function isBelow({ view }: Look): boolean {
  return view.deep !== undefined;
}

/** Whether the active people can hardly grow any more, with time left for another. */
function isSpent(look: Look): boolean {
  const people = active(look);
  const lands = homes(look, people);
  const tokens = lands.reduce((sum, [, { tokens = 0 }]) => sum + tokens, people?.hand ?? 0);
  const late = look.roundsLeft !== null && look.roundsLeft < LATE;
  return lands.length > 0 && tokens - lands.length <= FEW && !late;
}

function finds(look: Look, relics: boolean): boolean {
  const lands = homes(look, active(look)).map(([region]) => region);
  return Object.entries(look.view.deep?.markers ?? {}).some(
    ([marker, region]) => lands.includes(region) && RELICS.includes(marker) === relics,
  );
}

export const tips: readonly Tip[] = [
  tip("web-world-tip-second", "SW-COI-1", (look) => {
    const asleep = look.view.tribes.some(
      ({ seat, status }) => seat === look.seat && status === "declined",
    );
    return asleep && by("pick", look).length > 0;
  }),
  tip("web-world-tip-combo", "SW-CMB-2", (look) => by("pick", look).length > 0),
  tip(
    "web-world-tip-retreat",
    "SW-LOS-2",
    (look) => look.view.turn !== look.seat && by("deploy", look).length > 0,
  ),
  tip("web-world-tip-decline", "SW-TURN-3", (look) =>
    isSpent(look) ? by("decline", look) : false,
  ),
  tip(
    "web-world-tip-entry",
    "SW-CON-1",
    (look) => homes(look, active(look)).length === 0 && conquests(look).length > 0,
  ),
  tip("web-world-tip-toll", "SU-R-LICHES", (look) =>
    conquests(look).filter((choice) => {
      const host = tribeOf(look.view, target(choice, look));
      return host?.race === "liches" && host.status === "declined" && host.seat !== look.seat;
    }),
  ),
  tip("web-world-tip-relic", "SU-RP-1", (look) => finds(look, true)),
  tip("web-world-tip-place", "SU-RP-3", (look) => finds(look, false)),
  tip("web-world-tip-price", STANDING, (look) => conquests(look).some(({ price }) => price)),
  tip("web-world-tip-tribe", "SW-LOS-4", (look) =>
    conquests(look).filter((choice) => target(choice, look)?.pieces["tribe"]),
  ),
  tip("web-world-tip-monsters", "SU-CON-5", (look) =>
    conquests(look).filter((choice) => target(choice, look)?.pieces["monster"]),
  ),
  tip("web-world-tip-river", RIVER, (look) =>
    staysInRivers(look)
      ? false
      : conquests(look).filter(({ price }) => price?.parts.some(({ rule }) => rule === RIVER)),
  ),
  tip("web-world-tip-mountain", "SW-LOS-5", (look) => (isBelow(look) ? false : mountains(look))),
  tip("web-world-tip-black-mountain", "SU-CON-2", (look) =>
    isBelow(look) ? mountains(look) : false,
  ),
  tip(
    "web-world-tip-chasm",
    "SU-CON-4",
    (look) =>
      look.view.board.startsWith("underground") &&
      homes(look, active(look)).length > 1 &&
      conquests(look).length > 0,
  ),
  tip("web-world-tip-die", "SW-DIE-2", (look) =>
    by("conquer", look).filter(({ args }) => args["with"] === "die"),
  ),
  tip(
    "web-world-tip-redeploy",
    "SW-RED-1",
    (look) =>
      look.view.turn === look.seat &&
      look.choices.some(({ verb }) => verb === "deploy" || verb === "withdraw"),
  ),
];
