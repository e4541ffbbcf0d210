import type { Choice } from "./messages";

/** The codes of choices as an element that stands for them tells them; none where there are none. */
export function codesOf(choices: readonly Choice[]): string | undefined {
  return choices.length > 0 ? choices.map(({ code }) => code).join(" ") : undefined;
}
