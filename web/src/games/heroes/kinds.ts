/** The colours of shields and pennants by the kind of a card; ivory is read on each. */
export const KINDS: Readonly<Record<string, string>> = {
  troop: "#8f3f2c",
  fortification: "#5d6370",
  magic: "#5b3f96",
};

export function colourOf(kind: string | undefined): string {
  return KINDS[kind ?? ""] ?? "#6a5236";
}
