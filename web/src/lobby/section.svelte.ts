import { address, currentPath } from "../lib/address";

export const SECTIONS = ["play", "friends", "screen", "open", "watch", "mine"] as const;
export type Section = (typeof SECTIONS)[number];

/** What each part is known by. */
export const SIGNS: Record<Section, string> = {
  play: "die",
  friends: "people",
  screen: "hand",
  open: "door",
  watch: "eyes",
  mine: "flag",
};

function first(): Section {
  const asked = currentPath() || location.search.slice(1);
  return SECTIONS.find((section) => section === asked) ?? "play";
}

let current: Section = $state(first());

/** The part of the lobby that is open. */
export function section(): Section {
  return current;
}

export function openSection(wanted: Section): void {
  current = wanted;
}

/** Keep the part in the address, so that it can be come back to. */
export function markSection(): void {
  history.replaceState(null, "", address(current === "play" ? "" : `?${current}`));
}
