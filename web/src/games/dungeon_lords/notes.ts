import { t } from "../../lib/text.svelte";
import type { Things } from "./things";

/** Where what is told of a thing is from, in a line: its rule, and what of it is reconstructed.
 *  The gallery says more. */
export function notesOn(things: Things, kind: string, id: string): string[] {
  const { rule, reconstructed } = things.of(kind, id);
  const parts = [
    ...(rule ? [t("web-lords-rule", { rule: String(rule) })] : []),
    ...(reconstructed ? [madeUp(String(reconstructed))] : []),
  ];
  return parts.length > 0 ? [parts.join(" · ")] : [];
}

function madeUp(fields: string): string {
  if (fields === "all") return t("web-lords-reconstructed");
  const names = fields.split(" ").map((field) => t(`dungeon_lords-field-${field}`));
  return t("web-lords-reconstructed-fields", { fields: names.join(", ") });
}
