import type { Ground } from "./ground";

interface Kept {
  picture: SVGSVGElement | undefined;
  hidden: readonly SVGGraphicsElement[];
}

/** Where what is to be acted out later waits: until then a place looks as it did before. */
export class Wings {
  private readonly waiting = new Map<string, Kept>();

  /** `layer` is where the pictures of what stood in places before are seen meanwhile. */
  constructor(
    private readonly ground: Ground,
    private readonly layer: HTMLElement,
  ) {}

  /** Have these places look as before, and all others as they are. */
  hold(places: readonly string[], pictures: ReadonlyMap<string, SVGSVGElement>): void {
    for (const place of this.waiting.keys()) if (!places.includes(place)) this.free(place);
    for (const place of places) {
      if (this.waiting.has(place)) continue;
      const picture = pictures.get(place);
      const hidden = this.ground.standing(place);
      for (const piece of hidden) piece.style.visibility = "hidden";
      if (picture) this.layer.append(picture);
      this.waiting.set(place, { picture, hidden });
    }
  }

  private free(place: string): void {
    const { picture, hidden } = this.waiting.get(place) ?? { picture: undefined, hidden: [] };
    for (const piece of hidden) piece.style.visibility = "";
    if (picture?.parentNode === this.layer) picture.remove();
    this.waiting.delete(place);
  }
}
