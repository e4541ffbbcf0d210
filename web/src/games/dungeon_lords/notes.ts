import { t } from "../../lib/text.svelte";
import type { Things } from "./things";

/** Where what is told of a thing is from: its rule, and what of it is our own reconstruction. */
export function notesOn(things: Things, kind: string, id: string): string[] {
  const { rule, reconstructed } = things.of(kind, id);
  return [
    ...(rule ? [t("web-lords-rule", { rule: String(rule) })] : []),
    ...(reconstructed ? [madeUp(String(reconstructed))] : []),
  ];
}

function madeUp(fields: string): string {
  if (fields === "all") return t("dungeon_lords-reconstructed");
  const names = fields.split(" ").map((field) => t(`dungeon_lords-field-${field}`));
  return t("dungeon_lords-reconstructed-fields", { fields: names.join(", ") });
}
