import type { Choice } from "../lib/messages";
import type { Scene } from "../lib/scene";

/** How long a finger rests to look at a choice instead of taking it, in milliseconds. */
const LONG = 450;

/** Tell the table that a choice is pointed at: by a pointer, by focus, or by a long press. */
export function considering(scene: Scene, choice: Choice) {
  return (element: Element): (() => void) => {
    let since = Infinity;
    const begin = (): void => {
      scene.considered = choice;
    };
    /** Later, as an element that goes away loses its focus while the page is being changed. */
    const end = (): void => {
      queueMicrotask(() => {
        if (scene.considered?.code === choice.code) scene.considered = null;
      });
    };
    const press = (event: Event): void => {
      since = (event as PointerEvent).pointerType === "touch" ? event.timeStamp : Infinity;
    };
    const click = (event: Event): void => {
      const looked = event.timeStamp - since > LONG && (event as MouseEvent).detail > 0;
      since = Infinity;
      if (!looked) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const kinds: [string, (event: Event) => void, boolean?][] = [
      ["pointerenter", begin],
      ["focus", begin],
      ["pointerleave", end],
      ["blur", end],
      ["pointerdown", press],
      ["click", click, true],
    ];
    for (const [kind, listener, capture] of kinds)
      element.addEventListener(kind, listener, capture ?? false);
    return () => {
      end();
      for (const [kind, listener, capture] of kinds)
        element.removeEventListener(kind, listener, capture ?? false);
    };
  };
}
