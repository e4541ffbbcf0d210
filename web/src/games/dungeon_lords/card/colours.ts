/** The field on which a thing is drawn on its card; ivory is read on it. */
const COLOURS: Readonly<Record<string, string>> = {
  monster: "#4d6430",
  room: "#6b4a2c",
  tunnel: "#5a4436",
  trap: "#525a68",
  pet: "#86502a",
  spell: "#5b3a96",
  event: "#7a3b2e",
};

export function colourOf(kind: string): string {
  return COLOURS[kind] ?? "#5a4436";
}
