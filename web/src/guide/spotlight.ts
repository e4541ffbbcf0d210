import type { Guide } from "../lib/messages";
import { standingFor } from "../ui/light";

/** The first thing to be pressed, in the order of the page; what is asked in between comes first. */
export function firstOf(
  root: ParentNode,
  marks: readonly string[],
): HTMLElement | SVGElement | null {
  if (marks.length === 0) return null;
  const wanted = standingFor("choice", marks);
  const found = [...root.querySelectorAll<HTMLElement | SVGElement>(wanted)];
  return found.find((one) => one.closest("[role=dialog]")) ?? found[0] ?? null;
}

/** Bring something into sight, clear of what lies over the end of the page; what stands in a strip
 *  beside others is drawn in from either side. */
export function bringIntoSight(thing: Element, covered: Element | null): void {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  const edge = covered && !covered.contains(thing) ? covered.getBoundingClientRect().top : Infinity;
  const away = top < 0 || bottom > Math.min(innerHeight, edge);
  const aside = thing instanceof HTMLElement && (left < 0 || right > innerWidth);
  if (away || aside)
    thing.scrollIntoView({
      block: away ? "center" : "nearest",
      inline: aside ? "center" : "nearest",
    });
}

/** Lights up the parts of the table that a guide speaks of, then what is to be pressed. */
export function rules(marks: readonly string[], parts: Guide["light"], moving: boolean): string {
  const pulse = (name: string): string =>
    moving ? `animation: ${name} 1.1s ease-in-out infinite alternate;` : "";
  if (marks.length === 0)
    return parts
      .map((part) => `.table > .${part} { outline: 2px dashed var(--good); outline-offset: 1px; }`)
      .join("\n");
  const rest = `[data-codes]:not(${standingFor("codes", marks)})`;
  const others = `${rest}, :has(+ ${rest})`;
  return [
    `${standingFor("choice", marks)} { outline: 4px solid var(--good) !important; outline-offset: 2px; ${pulse("guided")} }`,
    `${standingFor("codes", marks)} { fill: white !important; fill-opacity: 0.5; stroke: white !important; stroke-width: 9 !important; ${pulse("guided-area")} }`,
    `${others} { stroke-opacity: 0.2; }`,
    "@keyframes guided { to { outline-offset: 5px; } }",
    "@keyframes guided-area { to { fill-opacity: 0.2; } }",
  ].join("\n");
}
