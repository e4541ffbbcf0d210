import type { Guide } from "../lib/messages";

/** The texts of a guide, read one after the other; another step begins with its first. */
export class Pages {
  private at = $state(0);
  private readonly said: string = $derived.by(() => {
    const { state, step, texts } = this.guide();
    return [state, step, ...texts].join("\n");
  });
  private read = $state("");

  constructor(private readonly guide: () => Pick<Guide, "state" | "step" | "texts">) {}

  get place(): number {
    return this.read === this.said ? this.at : 0;
  }

  get text(): string {
    return this.guide().texts[this.place] ?? "";
  }

  get last(): boolean {
    return this.place >= this.guide().texts.length - 1;
  }

  turn(way: 1 | -1): void {
    const place = this.place + way;
    this.read = this.said;
    this.at = Math.min(Math.max(place, 0), Math.max(this.guide().texts.length - 1, 0));
  }
}
