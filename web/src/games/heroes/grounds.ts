const GROUNDS = ["farmland", "hill", "forest", "mountain", "mystic-crystal"] as const;

/** The ground a level is drawn as: the harder to take, the wilder. */
export function groundOf(level: number): (typeof GROUNDS)[number] {
  return GROUNDS[Math.min(Math.ceil(level / 3), GROUNDS.length - 1)] ?? "farmland";
}
