/** Chance that is the same on every screen. */
export interface Chance {
  (): number;
  between(low: number, high: number): number;
  one<T>(list: readonly [T, ...T[]]): T;
  often(share: number): boolean;
}

/** Chance that follows from words alone, such as the id of a region. */
export function chance(words: string): Chance {
  let state = 2166136261;
  for (const char of words) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    one: <T>(list: readonly [T, ...T[]]) => list[Math.floor(next() * list.length)] ?? list[0],
    often: (share: number) => next() < share,
  });
}
