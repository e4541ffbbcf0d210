const CHOICES = "[data-choice]";
const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/** Keeps the focus in the table when what had it goes away, and walks it through the choices. */
export class FocusKeeper {
  private inside = false;

  constructor(
    private readonly root: HTMLElement,
    private readonly home: () => HTMLElement | null,
  ) {}

  /** Whatever has the focus now, or has just been left for nothing by a click on bare ground. */
  note(event: Event): void {
    const target = event.target as Element | null;
    const within = target !== null && this.root.contains(target);
    if (event.type === "focusin") this.inside = within;
    else if (!target?.closest(FOCUSABLE)) this.inside = false;
  }

  /** Bring the focus to the line that tells what is to be decided, if it has been lost. */
  mend(): void {
    const active = document.activeElement;
    if (!this.inside || (active !== null && active !== document.body)) return;
    this.home()?.focus({ preventScroll: true });
  }

  /** Go to the next thing that can be chosen, or to the one before. */
  walk(way: 1 | -1): void {
    const area = this.root.querySelector("[role=dialog]") ?? this.root;
    const choices = [...area.querySelectorAll<HTMLElement | SVGElement>(CHOICES)];
    const active = document.activeElement;
    const from = active === this.home() ? null : active;
    focusOn(neighbour(choices, from, way) ?? this.home());
  }

  /** Go to the first choice in a part of the table, else to something else in it. */
  enter(part: string, otherwise: string): void {
    const area = this.root.querySelector(part);
    focusOn(area?.querySelector<HTMLElement>(CHOICES) ?? area?.querySelector(otherwise) ?? null);
  }
}

/** The element after or before another in the order of the page, from one end to the other. */
export function neighbour<Item extends Element>(
  items: readonly Item[],
  from: Element | null,
  way: 1 | -1,
): Item | undefined {
  const ordered = way === 1 ? items : [...items].reverse();
  const wanted = way === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beyond = (item: Item) =>
    from !== null && from.isConnected && (from.compareDocumentPosition(item) & wanted) !== 0;
  return ordered.find((item) => item !== from && beyond(item)) ?? ordered[0];
}

function focusOn(element: HTMLElement | SVGElement | null): void {
  element?.focus();
  element?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
