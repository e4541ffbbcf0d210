import type { Clip } from "./clip";

/** Ways to move that moments share; offsets are parts of the clip. */

/** Falls from above, lands at `at`, is squashed and springs back. */
export function fall(
  clip: Clip,
  element: HTMLElement | SVGElement,
  height: number,
  at = 0.42,
): void {
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "50% 90%";
  clip.move(element, [
    {
      offset: 0,
      transform: `translateY(${-height}px) scale(1.5)`,
      opacity: 0,
      easing: "cubic-bezier(0.5, 0, 0.9, 0.4)",
    },
    { offset: 0.35 * at, opacity: 1, easing: "cubic-bezier(0.5, 0, 0.9, 0.4)" },
    { offset: at, transform: "none", opacity: 1, easing: "ease-out" },
    { offset: at + 0.08, transform: "scale(1.14, 0.82)" },
    { offset: at + 0.22, transform: "scale(0.95, 1.07)" },
    { offset: at + 0.36, transform: "scale(1.02, 0.98)" },
    { offset: 1, transform: "none", opacity: 1 },
  ]);
}

/** Is thrown off to one side, turning over. */
export function fling(clip: Clip, element: Element, far: number, side: 1 | -1 = 1): void {
  clip.move(element, [
    { offset: 0, transform: "none", opacity: 1 },
    { offset: 0.14, transform: "none", opacity: 1 },
    { offset: 0.26, transform: `rotate(${14 * side}deg)`, opacity: 1 },
    {
      offset: 1,
      transform: `translate(${far * side}px, ${-0.45 * far}px) rotate(${150 * side}deg) scale(0.7)`,
      opacity: 0,
    },
  ]);
}

/** Gives way to a weight that lands at `at`. */
export function nudge(clip: Clip, element: Element | null | undefined, far = 4, at = 0.42): void {
  clip.move(element, [
    { offset: 0, transform: "none" },
    { offset: at, transform: "none" },
    { offset: at + 0.03, transform: `translateY(${far}px)` },
    { offset: at + 0.08, transform: `translateY(${-far / 2}px)` },
    { offset: at + 0.13, transform: `translateY(${far / 4}px)` },
    { offset: at + 0.2, transform: "none" },
    { offset: 1, transform: "none" },
  ]);
}

/** Parts fly apart from their middle, each its own way; between two offsets. */
export function scatter(
  clip: Clip,
  parts: Iterable<Element>,
  reach: number,
  [from, to]: readonly [number, number],
  flat = 1,
): void {
  const all = [...parts];
  all.forEach((part, at) => {
    const turn = (at / all.length) * 2 * Math.PI + (at % 3) * 0.4;
    const far = reach * (0.7 + 0.15 * (at % 4));
    const x = Math.cos(turn) * far;
    const y = Math.sin(turn) * far * flat;
    clip.move(part, [
      { offset: 0, transform: "scale(0.2)", opacity: 0 },
      { offset: from, transform: "scale(0.2)", opacity: 0 },
      {
        offset: from + 0.06,
        transform: `translate(${0.35 * x}px, ${0.35 * y}px) scale(0.8)`,
        opacity: 1,
        easing: "ease-out",
      },
      {
        offset: from + 0.6 * (to - from),
        transform: `translate(${0.9 * x}px, ${0.9 * y}px) scale(1.1)`,
        opacity: 0.9,
      },
      { offset: to, transform: `translate(${x}px, ${y}px) scale(1.2)`, opacity: 0 },
      { offset: 1, transform: `translate(${x}px, ${y}px) scale(1.2)`, opacity: 0 },
    ]);
  });
}

/** Flares up and dies down, between two offsets. */
export function flare(
  clip: Clip,
  element: Element | null | undefined,
  [from, to]: readonly [number, number],
): void {
  clip.move(element, [
    { offset: 0, transform: "scale(0.2)", opacity: 0 },
    { offset: from, transform: "scale(0.2)", opacity: 0, easing: "ease-out" },
    { offset: from + 0.3 * (to - from), transform: "scale(1)", opacity: 1 },
    { offset: to, transform: "scale(1.3)", opacity: 0 },
    { offset: 1, transform: "scale(1.3)", opacity: 0 },
  ]);
}

/** Comes, stays and goes, between two offsets. */
export function appear(
  clip: Clip,
  element: Element | null | undefined,
  [from, to]: readonly [number, number],
  shift = "translateY(10px)",
): void {
  const soft = Math.min(0.12, (to - from) / 3);
  clip.move(element, [
    { offset: 0, opacity: 0, transform: shift },
    { offset: from, opacity: 0, transform: shift },
    { offset: from + soft, opacity: 1, transform: "none" },
    { offset: Math.max(from + soft, to - soft), opacity: 1, transform: "none" },
    { offset: to, opacity: 0, transform: "none" },
    { offset: 1, opacity: 0, transform: "none" },
  ]);
}
