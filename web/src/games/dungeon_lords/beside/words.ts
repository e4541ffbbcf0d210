import { helpOf, t } from "../../../lib/text.svelte";
import { notesOn } from "../notes";
import { numbersOf } from "../numbers";
import { named, type Things } from "../things";
import type { Piece } from "./shelf";

/** The name of a piece alone. */
export function nameOfPiece({ kind, id }: Piece): string {
  return kind === "resource"
    ? t(`dungeon_lords-resource-${id}`, { count: 0 }, "name")
    : kind === "token"
      ? t(`web-lords-token-${id}`)
      : named(kind, id);
}

export function iconOf({ kind, id }: Piece): string {
  return `${kind === "token" ? "monster" : kind}-${id}`;
}

/** What a piece is and how it stands, without its number. */
export function marksOf(piece: Piece): string[] {
  return [
    ...(piece.expert ? [named("expert", piece.expert)] : []),
    ...piece.marks.map((mark) => t(`web-lords-mark-${mark}`)),
    ...(piece.uses ? [t("web-lords-uses", { count: piece.uses })] : []),
  ];
}

/** A piece in words. */
export function pieceWords(piece: Piece): string {
  const count = piece.count === 1 && piece.kind !== "resource" ? "" : ` ${piece.count}`;
  return [`${nameOfPiece(piece)}${count}`, ...marksOf(piece)].join(", ");
}

/** What a piece is for, with its numbers. */
export function helpOnPiece(piece: Piece, things: Things): string {
  const { kind, id, key } = piece;
  const own = `web-lords-help-${key.replaceAll("/", "-")}`;
  const help = helpOf(`dungeon_lords-${kind}`, id, numbersOf(things, kind, id));
  return help || (t(own) === own ? "" : t(own));
}

/** The rule of a piece, and what of it is reconstructed. */
export function notesOnPiece({ kind, id, card, expert }: Piece, things: Things): string[] {
  return [
    ...(expert
      ? [helpOf("dungeon_lords-expert", expert, numbersOf(things, "expert", expert))]
      : []),
    ...(kind === "paladin" ? notesOn(things, kind, `${id}-1`) : notesOn(things, kind, card ?? id)),
  ];
}
