import type { View } from "../../lib/messages";

export interface Region {
  tribe?: number;
  tokens?: number;
  pieces: Record<string, number>;
}

export interface Tribe {
  tribe: number;
  seat: number;
  race: string;
  power: string | null;
  status: "active" | "declined" | "spirit" | string;
  hand: number;
  aside: number;
  pieces: Record<string, number>;
}

export interface Combo {
  race: string;
  power: string;
  coins: number;
}

export interface Deep {
  markers: Record<string, string>;
  figures: Record<string, string>;
}

/** What a view of Small World or Underground holds, as far as the page shows it. */
export interface SmallWorldView {
  board: string;
  round: number;
  turn: number;
  regions: Record<string, Region>;
  tribes: Tribe[];
  seats: { coins: number | null; ally: number | null }[];
  column: Combo[];
  tray: Record<string, number>;
  deep?: Deep;
}

export function viewOf(view: View | null): SmallWorldView | null {
  return view as unknown as SmallWorldView | null;
}

export function tribeOf(view: SmallWorldView, region: Region | undefined): Tribe | undefined {
  return region?.tribe === undefined
    ? undefined
    : view.tribes.find((tribe) => tribe.tribe === region.tribe);
}

/** What lies in a region besides tokens: pieces with their number, figures, Relics and Places. */
export function thingsIn(
  view: SmallWorldView,
  id: string,
): { kind: string; id: string; count: number }[] {
  const pieces = Object.entries(view.regions[id]?.pieces ?? {}).map(([piece, count]) => ({
    kind: "piece",
    id: piece,
    count,
  }));
  const figures = placed(view.deep?.figures, id).map((figure) => ({
    kind: "piece",
    id: figure,
    count: 1,
  }));
  const markers = placed(view.deep?.markers, id).map((marker) => ({
    kind: "marker",
    id: marker,
    count: 1,
  }));
  return [...pieces, ...figures, ...markers];
}

function placed(things: Record<string, string> | undefined, region: string): string[] {
  return Object.entries(things ?? {})
    .filter(([, where]) => where === region)
    .map(([thing]) => thing);
}
