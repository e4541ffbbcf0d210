/** What scrolls a map that is larger than the room for it. */
export const FRAME = "data-frame";

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far to scroll along one side, so that something stands within. */
function along(from: number, to: number, least: number, most: number): number {
  if (from >= least && to <= most) return 0;
  return (from + to - least - most) / 2;
}

/** How far a frame has to be scrolled to have a thing in its middle, if it does not show it whole. */
export function wayTo(thing: Box, frame: Box): { left: number; top: number } {
  return {
    left: along(thing.left, thing.right, frame.left, frame.right),
    top: along(thing.top, thing.bottom, frame.top, frame.bottom),
  };
}

/** Bring the nearest of some things into the frame of the map, unless it shows one of them. */
export function bringIn(things: readonly Element[], behavior: ScrollBehavior): void {
  const frame = things[0]?.closest(`[${FRAME}]`);
  if (!frame) return;
  const shown = frame.getBoundingClientRect();
  const ways = things.map((thing) => wayTo(thing.getBoundingClientRect(), shown));
  const lengths = ways.map(({ left, top }) => Math.hypot(left, top));
  const nearest = ways[lengths.indexOf(Math.min(...lengths))];
  if (nearest && (nearest.left || nearest.top)) frame.scrollBy({ ...nearest, behavior });
}
