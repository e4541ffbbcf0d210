import type { Choice } from "../../lib/messages";

/** How a region can be conquered. */
export interface Badge {
  /** The tokens it costs; none where it costs none. */
  tokens: number | null;
  /** The drawing of the means, where it is more than tokens. */
  sign: string | null;
}

/** The drawings of the means, by their names. */
const SIGNS: Readonly<Record<string, string>> = {
  die: "die",
  dragon: "power-dragon-master",
  sorcery: "race-sorcerers",
  wisps: "race-wisps",
  vampire: "power-vampire",
  orb: "symbol-magic",
};

/** The badges of a region: what tokens alone cost, then each of the means. A die that was rolled
 *  before helps with all of them. */
export function badgesOf(choices: readonly Choice[], rolled: boolean): Badge[] {
  const found = choices
    .filter(({ price, args }) => price || (args["with"] ?? "") in SIGNS)
    .map(({ price, args }): Badge => {
      const means = args["with"];
      const sign = means === undefined ? (rolled ? "die" : null) : (SIGNS[means] ?? null);
      return { tokens: price?.total ?? null, sign };
    });
  return [...found.filter(({ sign }) => !sign), ...found.filter(({ sign }) => sign)];
}
