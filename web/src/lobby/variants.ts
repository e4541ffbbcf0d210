import { titleOf } from "../games/titles";
import type { GameShown } from "../lib/messages";
import type { Variant } from "../lib/title";

/** Whether a game has the options that a variant sets. */
export function fits(game: Pick<GameShown, "options">, variant: Variant): boolean {
  return Object.entries(variant.options).every(([key, value]) =>
    game.options.find((option) => option.key === key)?.choices?.includes(value),
  );
}

/** The ways to play a game that are offered before its options. */
export function variantsOf(game: GameShown): Variant[] {
  return (titleOf(game.key)?.variants ?? []).filter((variant) => fits(game, variant));
}

/** The other variants that set an option which a variant sets. */
export function rivalsOf(game: GameShown, variant: Variant): Variant[] {
  return variantsOf(game).filter(
    (other) =>
      other.text !== variant.text &&
      Object.keys(other.options).some((key) => key in variant.options),
  );
}

/** The variant for whoever has never played a game. */
export function firstOf(game: GameShown): (Variant & { first: string }) | undefined {
  return variantsOf(game).find(isFirst);
}

function isFirst(variant: Variant): variant is Variant & { first: string } {
  return variant.first !== undefined;
}
