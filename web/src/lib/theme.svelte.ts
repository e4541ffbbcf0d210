import { MediaQuery } from "svelte/reactivity";
import { preferences } from "./preferences.svelte";

const night = new MediaQuery("prefers-color-scheme: dark");

/** Whether the page is shown by day or by night, as somebody wishes or their system does. */
export function hour(): "light" | "dark" {
  if (preferences.theme !== "auto") return preferences.theme;
  return night.current ? "dark" : "light";
}
