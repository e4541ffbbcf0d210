import { me } from "./me.svelte";
import { preferences } from "./preferences.svelte";
import { has, helpOf, t } from "./text.svelte";

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function botHelp(bot: string): string {
  return helpOf("bot", bot);
}

/** How I want to be called; whoever has an account may leave that to the server. */
export function myName(): string | undefined {
  const wanted = preferences.name.trim();
  return wanted || (me()?.guest === false ? undefined : t("web-guest"));
}

/** A moment, as short as it stays clear. */
export function momentText(seconds: number): string {
  return new Intl.DateTimeFormat(preferences.language, {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(seconds * 1000);
}
