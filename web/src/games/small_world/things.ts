import type { Holder } from "../../map/rims";
import type { Region, SmallWorldView, Tribe } from "./view";

export function tribeOf(view: SmallWorldView, region: Region | undefined): Tribe | undefined {
  return region?.tribe === undefined
    ? undefined
    : view.tribes.find((tribe) => tribe.tribe === region.tribe);
}

/** The realm a region belongs to: all that one people holds. */
export function realmOf(view: SmallWorldView, region: string): Holder | undefined {
  const tribe = tribeOf(view, view.regions[region]);
  return (
    tribe && { realm: `${tribe.tribe}`, seat: tribe.seat, declined: tribe.status !== "active" }
  );
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
