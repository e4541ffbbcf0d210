import type { Arranging, Changes } from "../../lib/arranging";
import type { Choice, Fact, Situation, View } from "../../lib/messages";
import { viewOf, type SmallWorldView } from "./view";

/** Verbs that take into the hand, each with the one that puts out of it. */
const PAIRS: readonly (readonly [takes: string | null, gives: string])[] = [
  ["withdraw", "deploy"],
  ["lift", "place"],
  [null, "lay"],
];

/** What coins come into a purse, and what leave it. */
const COINS: Readonly<Record<string, number>> = {
  "income-paid": 1,
  "coins-gained": 1,
  "coins-paid": -1,
};

/** Whether a question is to move tokens or pieces about, and how. */
export function arranging(situation: Situation, seen: View): Arranging | null {
  const view = viewOf(seen);
  const placed = situation.choices.filter((choice) => "region" in choice.args);
  const pair = PAIRS.find((verbs) => placed.every(({ verb }) => verbs.includes(verb)));
  const kinds = new Set(placed.map((choice) => JSON.stringify(fixedOf(choice))));
  const [frame, tribe] = view?.frames.at(-1) ?? [];
  const others = situation.choices.length - placed.length;
  if (!view || !pair || !placed[0] || kinds.size !== 1 || others > 1) return null;
  const [takes, gives] = pair;
  const fixed = fixedOf(placed[0]);
  const laid = new Laid(view, Number(tribe), fixed);
  return {
    key: JSON.stringify([frame, tribe, gives, fixed]),
    takes,
    gives,
    fixed,
    hand: laid.hand,
    lying: (place) => laid.lying(place),
    shown: (changes) => laid.after(changes),
    gained: (facts) => gainedBy(facts, situation.seat),
  };
}

/** What an action names besides the region. */
function fixedOf({ args }: Choice): Choice["args"] {
  return Object.fromEntries(Object.entries(args).filter(([name]) => name !== "region"));
}

function gainedBy(facts: readonly Fact[], seat: number | null): number | undefined {
  const next = facts.findIndex(({ effect }) => effect === "turn-began");
  const own = facts
    .slice(0, next < 0 ? undefined : next)
    .filter(({ args }) => args["seat"] === seat);
  if (!own.some(({ effect }) => effect === "income-paid")) return undefined;
  return own.reduce(
    (sum, { effect, args }) => sum + (COINS[effect] ?? 0) * Number(args["coins"]),
    0,
  );
}

/** Tokens of a people, pieces that come with it, or one figure or Relic. */
class Laid {
  private readonly piece: string | undefined;
  private readonly single: string | undefined;

  constructor(
    private readonly view: SmallWorldView,
    private readonly tribe: number,
    fixed: Choice["args"],
  ) {
    const piece = fixed["piece"] as string | undefined;
    const owned = piece !== undefined && this.own?.pieces[piece] !== undefined;
    const lies =
      piece !== undefined && Object.values(view.regions).some(({ pieces }) => piece in pieces);
    this.piece = owned || lies ? piece : undefined;
    this.single = (fixed["relic"] as string | undefined) ?? (owned || lies ? undefined : piece);
  }

  private get own(): SmallWorldView["tribes"][number] | undefined {
    return this.view.tribes.find(({ tribe }) => tribe === this.tribe);
  }

  get hand(): number {
    if (this.single !== undefined) return 1;
    if (this.piece !== undefined) return this.own?.pieces[this.piece] ?? 0;
    return this.own?.hand ?? 0;
  }

  lying(place: string): number {
    const region = this.view.regions[place];
    if (this.single !== undefined) return 0;
    return (this.piece === undefined ? region?.tokens : region?.pieces[this.piece]) ?? 0;
  }

  after(changes: Changes): View {
    if (changes.size === 0) return this.view as unknown as View;
    const seen = this.single === undefined ? this.counted(changes) : this.stood(changes);
    return seen as unknown as View;
  }

  private counted(changes: Changes): SmallWorldView {
    const { piece } = this;
    const moved = [...changes.values()].reduce((sum, count) => sum + count, 0);
    const regions = { ...this.view.regions };
    for (const place of changes.keys()) {
      const region = regions[place] ?? { pieces: {} };
      const count = this.lying(place) + (changes.get(place) ?? 0);
      regions[place] =
        piece === undefined
          ? { ...region, tokens: count }
          : { ...region, pieces: counted(region.pieces, piece, count) };
    }
    const tribes = this.view.tribes.map((tribe) => {
      if (tribe.tribe !== this.tribe) return tribe;
      if (piece === undefined) return { ...tribe, hand: tribe.hand - moved };
      const held = (tribe.pieces[piece] ?? 0) - moved;
      return { ...tribe, pieces: counted(tribe.pieces, piece, held) };
    });
    return { ...this.view, regions, tribes };
  }

  /** A figure or a Relic stands in one place. */
  private stood(changes: Changes): SmallWorldView {
    const { deep } = this.view;
    const [place] = [...changes].find(([, count]) => count > 0) ?? [];
    if (!deep || place === undefined || this.single === undefined) return this.view;
    const kind = this.single in deep.markers ? "markers" : "figures";
    return { ...this.view, deep: { ...deep, [kind]: { ...deep[kind], [this.single]: place } } };
  }
}

function counted(
  pieces: Readonly<Record<string, number>>,
  piece: string,
  count: number,
): Record<string, number> {
  const others = Object.entries(pieces).filter(([name]) => name !== piece);
  return Object.fromEntries(count > 0 ? [...others, [piece, count]] : others);
}
