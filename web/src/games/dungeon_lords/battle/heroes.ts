import { t } from "../../../lib/text.svelte";
import { personOf, type Person } from "../people";
import { named, type Things } from "../things";
import type { Figure } from "../view";
import type { Loss } from "./chances";

/** Somebody in a line, with what marks him out. */
export interface Hero extends Person {
  key: string;
  who: string;
  illusion: boolean;
  invisible: boolean;
}

export type Point = "left" | "sure" | "maybe" | "gone";

/** A line as it is drawn; illusions are told apart by their order. */
export function heroesOf(line: readonly Figure[], things: Things, year: number): Hero[] {
  const seen = new Map<string, number>();
  return line.map((figure) => {
    const count = (seen.get(figure.who) ?? 0) + 1;
    seen.set(figure.who, count);
    const illusion = figure.who === "illusion";
    return {
      ...personOf(figure, things, year),
      key: `${figure.who} ${count}`,
      who: figure.who,
      illusion,
      invisible: Boolean(figure.invisible),
    };
  });
}

/** The hit points of somebody one by one: those left, those that would go, those gone. */
export function pointsOf({ left, whole }: Person, loss: Loss = { sure: 0, most: 0 }): Point[] {
  return Array.from({ length: whole }, (_, at) => {
    if (at >= left) return "gone";
    if (at >= left - loss.sure) return "sure";
    return at >= left - loss.most ? "maybe" : "left";
  });
}

/** Somebody in words, for who cannot see the drawing. */
export function heroWords(hero: Hero, place: number, loss?: Loss): string {
  return [
    `${place}. ${named(hero.kind, hero.id)}`,
    t("web-lords-points", { left: hero.left, whole: hero.whole }),
    ...hero.skills.map(({ stat, count }) => `${named("stat", stat)} ${count}`),
    hero.courage ? `${named("stat", "courage")} ${hero.courage}` : "",
    hero.poison ? t("web-lords-poison", { count: hero.poison }) : "",
    hero.invisible ? t("web-lords-invisible") : "",
    lossWords(loss),
  ]
    .filter(Boolean)
    .join(", ");
}

function lossWords(loss: Loss | undefined): string {
  if (!loss?.most) return "";
  const { sure, most } = loss;
  return t(sure === most ? "web-lords-loss-sure" : "web-lords-loss-range", { sure, most });
}
