interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** Beside a thing, where there is room within an area; never over it as long as that can be. */
export function besideThing(thing: Box, menu: Size, area: Box): { left: number; top: number } {
  const across = within(
    (thing.left + thing.right - menu.width) / 2,
    area.left,
    area.right,
    menu.width,
  );
  const along = within(
    (thing.top + thing.bottom - menu.height) / 2,
    area.top,
    area.bottom,
    menu.height,
  );
  const ways = [
    { room: area.right - thing.right - menu.width, left: thing.right + GAP, top: along },
    { room: thing.left - area.left - menu.width, left: thing.left - GAP - menu.width, top: along },
    { room: area.bottom - thing.bottom - menu.height, left: across, top: thing.bottom + GAP },
    { room: thing.top - area.top - menu.height, left: across, top: thing.top - GAP - menu.height },
  ];
  const fitting = ways.find(({ room }) => room >= 2 * GAP);
  const best = fitting ?? ways.reduce((one, other) => (other.room > one.room ? other : one));
  return {
    left: within(best.left, area.left, area.right, menu.width),
    top: within(best.top, area.top, area.bottom, menu.height),
  };
}

function within(at: number, least: number, most: number, size: number): number {
  return Math.max(least + GAP, Math.min(at, most - size - GAP));
}
