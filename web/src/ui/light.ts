/** Lights up things on the page by a sheet of styles; those that stand for choices tell their codes,
 *  so that boards need not know of it. */
export class Light {
  private readonly sheet = new CSSStyleSheet();

  on(): () => void {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.sheet);
    };
  }

  show(rules: string): void {
    this.sheet.replaceSync(rules);
  }
}

/** Things that stand for one of these choices: by what is pressed, or by what is drawn of it. */
export function standingFor(attribute: "choice" | "codes", marks: readonly string[]): string {
  return `:is(${marks.map((mark) => `[data-${attribute}~="${mark}"]`).join(", ")})`;
}
