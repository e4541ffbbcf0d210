import type { Choice, Guide } from "../lib/messages";

/** The mark of the button that seals a draft; other marks are codes of choices. */
export const SEAL = "seal";

/** A table as far as a guide points at it. */
export interface Pointed {
  readonly choices: readonly Choice[];
  /** What the server asks, whatever is only arranged or drafted on the page. */
  readonly shownSituation: { readonly choices: readonly Choice[] } | null;
  readonly draft: { readonly picks: readonly Choice[]; readonly complete: boolean } | null;
  readonly arrangement: { readonly end: Choice | null } | null;
}

/** What the guide asks for and can be done at once: as the server has it, or what is left of a draft
 *  and of what is moved about. */
export function tasksOf(guide: Guide, table: Pointed): Choice[] {
  const told = toldOf(guide, table);
  const [next] = table.arrangement ? moved(guide, table) : [];
  if (next && next === table.arrangement?.end) return [next];
  if (!table.draft || table.draft.picks.length === 0) return told;
  return table.draft.complete ? [] : picked(guide, table);
}

function toldOf(guide: Guide, table: Pointed): Choice[] {
  const asked = guide.in_turn ? guide.asked.slice(0, 1) : guide.asked;
  return (table.shownSituation?.choices ?? []).filter(({ code }) => asked.includes(code));
}

/** What is to be pressed next for what the guide asks for. */
export function marksOf(guide: Guide, table: Pointed): string[] {
  if (guide.state !== "asks") return [];
  if (table.draft?.complete) return [SEAL];
  const wanted = table.arrangement ? moved(guide, table) : picked(guide, table);
  return wanted.map(({ code }) => String(code));
}

/** Once all of it is picked for a draft, what ends the draft. */
function picked(guide: Guide, table: Pointed): Choice[] {
  const done = (table.draft?.picks ?? []).map(({ code }) => code);
  const left = guide.asked.filter((code) => !done.includes(code));
  if (table.draft && left.length === 0) return table.choices.filter(({ args }) => isBare(args));
  const next = guide.in_turn ? left.slice(0, 1) : left;
  return table.choices.filter(({ code }) => next.includes(code));
}

/** Where things are moved about, choices are the page's own: alike are those with the same words. */
function moved(guide: Guide, table: Pointed): Choice[] {
  const tasks = toldOf(guide, table);
  const steps = table.choices.filter((one) => tasks.some((task) => isAlike(one, task)));
  const { end } = table.arrangement ?? { end: null };
  return steps.length > 0 || !end ? steps : [end];
}

function isAlike(one: Choice, other: Choice): boolean {
  const args = Object.entries(other.args);
  return (
    one.verb === other.verb &&
    args.length === Object.keys(one.args).length &&
    args.every(([name, value]) => one.args[name] === value)
  );
}

function isBare(args: Choice["args"]): boolean {
  return Object.keys(args).length === 0;
}
