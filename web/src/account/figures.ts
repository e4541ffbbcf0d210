import { preferences } from "../lib/preferences.svelte";

/** A number as the language writes it. */
export function figure(value: number | null, digits = 1): string {
  if (value === null) return "–";
  return new Intl.NumberFormat(preferences.language, { maximumFractionDigits: digits }).format(
    value,
  );
}

export function percent(share: number): string {
  return new Intl.NumberFormat(preferences.language, {
    style: "percent",
    maximumFractionDigits: 0,
  }).format(share);
}
