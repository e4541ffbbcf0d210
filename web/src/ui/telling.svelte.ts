import type { Attachment } from "svelte/attachments";

const POINTED = 350;
const FOCUSED = 700;
const HELD = 450;
const LEFT = 180;
const GAP = 6;

/** Where the pointer was last: what comes to lie under it has not been pointed at. */
let last = { x: -1, y: -1 };
if (typeof document !== "undefined")
  document.addEventListener("pointermove", ({ clientX: x, clientY: y }) => (last = { x, y }));

/** How a picture tells what it is: when it is pointed at, focused or held, and when it is clicked
 *  unless a click does something else. */
export class Telling {
  open = $state(false);

  private pinned = false;
  private wasPinned = false;
  private held = false;
  private unmoved = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private picture: Element | undefined;
  private bubbled: HTMLElement | undefined;

  /** What `passing` says lets the pointer through to what lies below, until it is pinned: among
   *  things to choose from, an explanation must not stand in the way. */
  constructor(
    private readonly acts: () => boolean = () => false,
    private readonly passing = false,
  ) {}

  /** The picture. */
  readonly picturing: Attachment<HTMLElement> = (node) => {
    this.picture = node;
    return this.listening(node, {
      pointerenter: (event) => this.pointed(event as PointerEvent),
      pointermove: (event) => this.unmoved && this.pointed(event as PointerEvent),
      pointerleave: () => this.leave(),
      pointerdown: (event) => this.pressed(event as PointerEvent),
      pointerup: () => clearTimeout(this.timer),
      pointercancel: () => clearTimeout(this.timer),
      contextmenu: (event) => this.held && event.preventDefault(),
      focus: () => node.matches(":focus-visible") && this.soon(FOCUSED, false),
      blur: () => this.leave(),
      click: (event) => this.clicked(event as MouseEvent),
    });
  };

  /** What the picture stands in: pointed at, it tells the same, and a click does what it does. */
  around(node: HTMLElement): () => void {
    this.picture = node;
    return this.listening(node, {
      pointerenter: (event) => this.pointed(event as PointerEvent),
      pointermove: (event) => this.unmoved && this.pointed(event as PointerEvent),
      pointerleave: () => this.leave(),
    });
  }

  /** What tells; an element with a popover. */
  readonly bubbling: Attachment<HTMLElement> = (node) => {
    this.bubbled = node;
    return this.listening(node, {
      pointerenter: () => clearTimeout(this.timer),
      pointerleave: () => this.leave(),
      toggle: (event) => {
        this.open = (event as ToggleEvent).newState === "open";
        if (!this.open) this.pinned = false;
      },
    });
  };

  private listening(node: HTMLElement, heard: Record<string, (event: Event) => void>): () => void {
    const names = Object.keys(heard);
    for (const name of names)
      node.addEventListener(name, heard[name]!, { capture: name === "click" });
    return () => {
      clearTimeout(this.timer);
      for (const name of names)
        node.removeEventListener(name, heard[name]!, { capture: name === "click" });
    };
  }

  private pointed({ pointerType, clientX, clientY }: PointerEvent): void {
    this.unmoved = clientX === last.x && clientY === last.y;
    if (this.unmoved) return;
    if (pointerType === "mouse" && !this.open) this.soon(POINTED, false);
    else clearTimeout(this.timer);
  }

  private pressed({ pointerType }: PointerEvent): void {
    this.held = false;
    this.wasPinned = this.pinned;
    clearTimeout(this.timer);
    if (pointerType === "mouse") return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.show(true);
    }, HELD);
  }

  private clicked(event: MouseEvent): void {
    clearTimeout(this.timer);
    if (this.held) {
      this.held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (this.acts()) this.hide();
    else if (event.detail === 0 ? this.pinned : this.wasPinned) this.hide();
    else this.show(true);
  }

  private soon(delay: number, pinned: boolean): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(pinned), delay);
  }

  private leave(): void {
    clearTimeout(this.timer);
    if (this.open && !this.pinned) this.timer = setTimeout(() => this.hide(), LEFT);
  }

  private show(pinned: boolean): void {
    const { bubbled, picture } = this;
    if (!bubbled?.isConnected || !picture) return;
    this.pinned = pinned;
    bubbled.style.pointerEvents = this.passing && !pinned ? "none" : "";
    if (!bubbled.matches(":popover-open")) bubbled.showPopover();
    const spot = beside(picture.getBoundingClientRect(), bubbled.getBoundingClientRect(), {
      width: document.documentElement.clientWidth,
      height: clear(),
    });
    bubbled.style.left = `${spot.left}px`;
    bubbled.style.top = `${spot.top}px`;
  }

  private hide(): void {
    clearTimeout(this.timer);
    if (this.bubbled?.matches(":popover-open")) this.bubbled.hidePopover();
  }
}

/** How far down the window is free of what must stay in sight. */
function clear(): number {
  const kept = document.querySelector("[data-kept]")?.getBoundingClientRect();
  return kept && kept.height > 0 ? Math.min(kept.top, window.innerHeight) : window.innerHeight;
}

interface Size {
  width: number;
  height: number;
}

/** Below a picture or, where there is no room, above it; within the window. */
export function beside(
  picture: Pick<DOMRect, "left" | "top" | "bottom">,
  bubble: Size,
  window: Size,
): { left: number; top: number } {
  const below = picture.bottom + GAP;
  const above = picture.top - GAP - bubble.height;
  const fits = below + bubble.height <= window.height - GAP || above < GAP;
  return {
    left: Math.max(GAP, Math.min(picture.left, window.width - bubble.width - GAP)),
    top: Math.max(GAP, fits ? Math.min(below, window.height - bubble.height - GAP) : above),
  };
}
