import { HIDDEN, type Lord, type LordsView, type Monster } from "../view";
import { lairOf, lookOf } from "../battle/forces";
import { RENTED } from "../cells";
import { priceOf, type Good } from "../spaces";
import type { Things } from "../things";

/** Something that lies beside a dungeon. */
export interface Piece {
  /** By which choices find it. */
  key: string;
  kind: string;
  id: string;
  /** The thing whose numbers and rule it has, where it is not called as it is drawn. */
  card?: string;
  count: number;
  /** What holds of it, by the ends of message ids. */
  marks: string[];
  /** How often it was used this round. */
  uses?: number;
  /** What it is paid. */
  price?: Good[];
  expert?: string;
}

export interface Place {
  id: string;
  pieces: Piece[];
}

const TRAINING = "training-room";
/** From so many uses on, imps were taken out of the Training Room. */
const OUT = 4;

/** The places beside a dungeon: all that this table knows, the empty ones too. */
export function placesOf(view: LordsView, things: Things, seat: number): Place[] {
  const lord = view.seats[seat];
  if (!lord) return [];
  const plays = (part: string): boolean => things.has("part", part);
  const places: (Place | false)[] = [
    { id: "goods", pieces: goods(lord) },
    { id: "imps", pieces: imps(lord, things) },
    { id: "monsters", pieces: monsters(lord, things) },
    { id: "traps", pieces: [...cards("trap", lord.traps.held), ...installed(lord)] },
    plays("pets") && { id: "pets", pieces: pets(lord) },
    { id: "rooms", pieces: rooms(view, things, seat, (cell) => cell !== RENTED) },
    plays("opportunities") && {
      id: "rented",
      pieces: rooms(view, things, seat, (cell) => cell === RENTED),
    },
    { id: "prison", pieces: captives(lord) },
  ];
  return places.filter((place) => place !== false);
}

function piece(kind: string, id: string, more: Partial<Piece> = {}): Piece {
  return { key: `${kind}/${id}`, kind, id, count: 1, marks: [], ...more };
}

function goods({ gold, food, evil, letters, invested }: Lord): Piece[] {
  return [
    piece("resource", "gold", { count: gold, marks: invested > 0 ? ["invested"] : [] }),
    piece("resource", "food", { count: food }),
    piece("resource", "evil", { count: evil }),
    piece("resource", "letter", { count: letters }),
  ];
}

function imps({ imps: { unused, used, training } }: Lord, things: Things): Piece[] {
  const den = (key: string, count: number): Piece =>
    piece("resource", "imp", { key: `imp/${key}`, count, marks: [key] });
  const trains = training > 0 || things.has("room", TRAINING);
  return [den("unused", unused), den("used", used), ...(trains ? [den("training", training)] : [])];
}

/** The lair; monsters that nothing tells apart lie as one. */
function monsters(lord: Lord, things: Things): Piece[] {
  const found = new Map<string, Piece>();
  for (const monster of lairOf(lord)) {
    const look = lookOf(monster);
    const known = found.get(look);
    if (known) known.count += 1;
    else found.set(look, monsterPiece(monster, look, things));
  }
  const trolls = lord.lair.filter(({ monster }) => monster === "troll").length;
  const tokens =
    trolls > 0
      ? [
          piece("token", "troll", {
            count: trolls - lord.tired_trolls,
            marks: lord.tired_trolls > 0 ? ["tired"] : [],
          }),
        ]
      : [];
  return [...found.values(), ...tokens];
}

function monsterPiece(monster: Monster, look: string, things: Things): Piece {
  const more: Partial<Piece> = {
    key: `monster/${look}`,
    price: priceOf(things.of("monster", monster.monster)),
    marks: monster.down ? ["down"] : [],
  };
  if (monster.expert) {
    more.expert = monster.expert;
    more.price = [...(more.price ?? []), ...priceOf(things.of("expert", monster.expert))];
  }
  return piece("monster", monster.monster, more);
}

/** Cards by kind; of those that are not known, only how many. */
function cards(
  kind: string,
  counts: Readonly<Record<string, number>>,
  marks: string[] = [],
): Piece[] {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([id, count]) =>
      id === HIDDEN
        ? piece("resource", kind, {
            key: [kind, HIDDEN, ...marks].join("/"),
            count,
            marks: ["unknown", ...marks],
          })
        : piece(kind, id, { key: [kind, id, ...marks].join("/"), count, marks }),
    );
}

function installed({ traps }: Lord): Piece[] {
  if (!traps.installed) return [];
  const { trap } = traps.installed;
  return trap === HIDDEN
    ? [piece("resource", "trap", { key: "installed", marks: ["unknown", "installed"] })]
    : [piece("trap", trap, { key: "installed", marks: ["installed"] })];
}

function pets({ pets: { held, dealt, used } }: Lord): Piece[] {
  const all = [...new Set([...Object.keys(held), ...Object.keys(dealt)])];
  const hands = Object.fromEntries(all.map((id) => [id, (held[id] ?? 0) + (dealt[id] ?? 0)]));
  return [...cards("pet", hands), ...cards("pet", used, ["spent"])];
}

/** Rooms that work or are rented, with what they did this round. */
function rooms(
  view: LordsView,
  things: Things,
  seat: number,
  lies: (cell: string) => boolean,
): Piece[] {
  const lord = view.seats[seat];
  return Object.entries(view.rooms).flatMap(([room, at]) => {
    if (typeof at !== "object" || at.seat !== seat || !lies(at.cell)) return [];
    const works = things.of("room", room)["kind"] === "production";
    if (at.cell !== RENTED && !works) return [];
    const times = lord?.uses[room] ?? 0;
    return [
      piece("room", room, {
        ...(works ? { uses: times > OUT ? times - OUT : times } : {}),
        marks: lord?.conquered.includes(at.cell) ? ["conquered"] : [],
      }),
    ];
  });
}

function captives({ prison, captives }: Lord): Piece[] {
  return [
    ...prison.map((who) =>
      piece("adventurer", who.split("-")[0] ?? who, { key: `adventurer/${who}`, card: who }),
    ),
    ...Object.entries(captives).map(([who, count]) =>
      piece("paladin", who.split("-")[0] ?? who, { key: `paladin/${who}`, count }),
    ),
  ];
}
