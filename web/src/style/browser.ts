export const LEATHER = { light: "#6a4228", dark: "#40281a" } as const;

/** Let what the browser draws around the page have the colour of our header, in the chosen theme. */
export function tintBrowser(hour: keyof typeof LEATHER): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = LEATHER[hour];
}
