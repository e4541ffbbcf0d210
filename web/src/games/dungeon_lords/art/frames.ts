/** What is drawn by hand, by the kind of a thing: how its drawing is named, and what of it is seen. */
const FRAMES: readonly [kinds: RegExp, name: string, box: string, portrait?: string][] = [
  [/^(adventurer|paladin)-/, "$&", "-4 -6 108 124", "16 0 68 68"],
  [/^imp(-rest)?$/, "$&", "-6 0 108 118", "4 0 92 74"],
  [/^monster-/, "$&", "-8 -8 116 126", "-2 -4 104 104"],
  [/^(?:room|tunnel)-/, "room-", "-52 -44 104 76"],
  [/^(?:order|opportunity|place)-/, "place-", "-2 -2 68 52"],
  [/^(trap|pet|spell|event)-/, "$&", "-2 -4 68 70"],
  [/^(resource|stat)-|^spy$|^move$/, "$&", "-1 -2 34 35"],
  [/^scene-(angel|devil|tent)$/, "$&", "-4 -8 56 58"],
  [/^scene-/, "$&", "-52 -46 104 78"],
];

/** So much of a drawing may stand out of its frame: flames, spires, what lies on the floor. */
const REACH = 28;

export interface Frame {
  /** What the drawing is called. */
  name: string;
  /** All of it, and the part that is still read when it is small. */
  box: string;
  portrait: string;
}

/** How a thing is drawn, by its kind and id; nothing where an emblem has to do. */
export function frameOf(name: string): Frame | undefined {
  const found = FRAMES.find(([kinds]) => kinds.test(name));
  if (!found) return undefined;
  const [kinds, drawing, box, portrait = box] = found;
  return { name: name.replace(kinds, drawing), box, portrait };
}

/** Where a drawing may have anything at all. */
export function reachOf({ box }: Frame): [x: number, y: number, wide: number, high: number] {
  const [x = 0, y = 0, wide = 0, high = 0] = box.split(" ").map(Number);
  return [x - REACH, y - REACH, wide + 2 * REACH, high + 2 * REACH];
}
