import { me } from "./me.svelte";
import { preferences } from "./preferences.svelte";
import { has, helpOf, t } from "./text.svelte";

export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

export function botHelp(bot: string): string {
  return helpOf("bot", bot);
}

/** How strong a bot is: the server names those of ours from the weakest, which has no strength, to
 * the strongest; of others nobody knows. */
export function strengthOf(bot: string, bots: string[]): number {
  return ours(bots).indexOf(bot);
}

export function strongestOf(bots: string[]): number {
  return ours(bots).length - 1;
}

/** The next bot of ours that is stronger than all of these; nothing where that is not known. */
export function strongerThan(rivals: readonly string[], bots: string[]): string | undefined {
  const known = ours(bots);
  const most = Math.max(...rivals.map((bot) => known.indexOf(bot)));
  return rivals.length > 0 && rivals.every((bot) => known.includes(bot))
    ? known[most + 1]
    : undefined;
}

function ours(bots: string[]): string[] {
  return bots.filter((bot) => has(`bot-${bot}`));
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
