import { chance } from "../chance";

export const BREEDS = [
  "hare",
  "mole",
  "badger",
  "fox",
  "owl",
  "hedgehog",
  "toad",
  "mouse",
  "bat",
  "raven",
  "sprout",
] as const;
export const EYES = ["round", "sleepy", "wide", "glasses", "wink"] as const;
export const MOODS = ["smile", "smirk", "calm", "grin"] as const;
export const HATS = ["none", "cone", "crown", "helm", "straw", "flower", "lamp"] as const;
export const BADGES = ["disc", "star", "leaf", "drop", "diamond"] as const;

export type Breed = (typeof BREEDS)[number];

/** What somebody looks like, part by part. */
export interface Likeness {
  breed: Breed;
  fur: string;
  cloth: string;
  eyes: (typeof EYES)[number];
  mood: (typeof MOODS)[number];
  hat: (typeof HATS)[number];
  badge: (typeof BADGES)[number];
}

const FURS: Readonly<Record<Breed, readonly [string, ...string[]]>> = {
  hare: ["#b9a48c", "#d8c3a0", "#8f7a68"],
  mole: ["#57505e", "#6a5a52"],
  badger: ["#efe8da"],
  fox: ["#d9762f", "#c2552a", "#b08a6a"],
  owl: ["#9a754c", "#7d6a5a", "#b59a6c"],
  hedgehog: ["#6e5540", "#54463c"],
  toad: ["#7f9a4a", "#5f8a5c", "#a08a4a"],
  mouse: ["#a9a2a0", "#c9b49a", "#8a8078"],
  bat: ["#5b4a5e", "#6b4f45"],
  raven: ["#3a3d4c", "#2f3440"],
  sprout: ["#e8893a", "#c9475a", "#c9d27a", "#8a6bb0"],
};
const CLOTHS = [
  "#3f6e9a",
  "#9a4a3a",
  "#4d7a4a",
  "#7a4a86",
  "#b07a24",
  "#3d7f7a",
  "#8a5a3c",
  "#5a5f9a",
] as const;

/** What some are known to look like. */
const KNOWN: Readonly<Record<string, Partial<Likeness>>> = {
  carrot: { breed: "sprout", fur: "#e8893a", hat: "none", mood: "grin" },
  "old-mole": { breed: "mole", eyes: "glasses", hat: "lamp", mood: "calm" },
  "uncle-badger": { breed: "badger", hat: "straw", mood: "smile" },
  ember: { breed: "fox", fur: "#d9762f", mood: "smirk", hat: "none" },
  midnight: { breed: "owl", eyes: "wide", hat: "cone" },
  hush: { breed: "hare", eyes: "sleepy", hat: "none" },
  prickles: { breed: "hedgehog", hat: "none", mood: "smile" },
  "granny-toad": { breed: "toad", hat: "flower", eyes: "sleepy" },
  crumb: { breed: "mouse", eyes: "wide", hat: "none" },
  flitter: { breed: "bat", hat: "none", mood: "grin" },
  acorn: { breed: "mouse", fur: "#c2703a", hat: "helm" },
  inky: { breed: "raven", hat: "none" },
  "sly-weasel": { breed: "fox", fur: "#b08a6a", mood: "smirk", eyes: "wink" },
  timber: { breed: "hare", fur: "#7d5a3c", hat: "helm", mood: "grin" },
  thistle: { breed: "hedgehog", hat: "flower", mood: "calm" },
  lantern: { breed: "mole", fur: "#6a5a52", hat: "lamp", mood: "smile" },
  radish: { breed: "sprout", fur: "#c9475a", hat: "none", eyes: "wide" },
  clover: { breed: "sprout", fur: "#8fb65a", hat: "flower", mood: "smile" },
  pebble: { breed: "toad", fur: "#8f8f92", hat: "none", mood: "calm" },
  bramble: { breed: "sprout", fur: "#6a4a86", hat: "crown" },
  puddle: { breed: "toad", fur: "#5f8a9c", hat: "straw", mood: "smile" },
  cinder: { breed: "bat", fur: "#4a4248", hat: "cone", mood: "smirk" },
  thimble: { breed: "mouse", hat: "helm", eyes: "glasses" },
  moss: { breed: "owl", fur: "#7d8a5a", hat: "cone", eyes: "sleepy" },
};

/** The same for the same name, on every screen. */
export function likenessOf(name: string): Likeness {
  const random = chance(`face/${name}`);
  const known = KNOWN[name];
  const breed = known?.breed ?? random.one(BREEDS);
  return {
    breed,
    fur: random.one(FURS[breed]),
    cloth: random.one(CLOTHS),
    eyes: random.one(EYES),
    mood: random.one(MOODS),
    hat: random.one(HATS),
    badge: random.one(BADGES),
    ...known,
  };
}

/** Those who are known by their looks. */
export const FAMILIAR = Object.keys(KNOWN);
