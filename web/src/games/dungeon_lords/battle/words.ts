import { listed } from "../../../lib/listed";
import { has, t } from "../../../lib/text.svelte";
import { cellName } from "../description";
import type { Gist } from "./gist";

const PALADINS = ["elf", "human", "dwarf"];

/** The name of a thing within a sentence. */
export function inWords(kind: string, id: string): string {
  const key = `dungeon_lords-${kind}-${id}`;
  return has(key, "nom") ? t(key, {}, "nom") : t(key);
}

/** Somebody of a line by the card. */
export function heroInWords(who: string): string {
  const kind = PALADINS.includes(who) ? "paladin" : "adventurer";
  return inWords(kind, who.split("-")[0] ?? who);
}

/** What a battle came to, in a line. */
export function gistInWords({ captured, lost, held, freed, evil }: Gist): string {
  const parts = [
    captured.length > 0 && t("web-lords-gist-captured", { who: listed(captured.map(heroInWords)) }),
    lost.length > 0 && t("web-lords-gist-lost", { cells: listed(lost.map(cellName)) }),
    held.length > 0 && t("web-lords-gist-held", { cells: listed(held.map(cellName)) }),
    freed.length > 0 && t("web-lords-gist-freed", { who: listed(freed.map(heroInWords)) }),
    evil !== 0 && t("web-lords-gist-evil", { change: signed(evil) }),
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join("; ") : t("web-lords-gist-nothing");
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
