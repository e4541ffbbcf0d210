/** Drawings are written line by line, from the back to the front: a colour and a path.
 *
 *  `b8432f M…`    a part: filled, outlined in ink, lit from the left
 *  `.b8432f M…`   a flat spot without an outline
 *  `-3b8432f M…`  a line of that width
 *  `*ffae45 x y r` a glow
 *
 *  Instead of a colour, `seat` is the colour of whoever the drawing stands for. */

export const INK = "#2a1510";
/** The colour of whoever the drawing stands for. */
export const OWN = "currentColor";

/** The light on a part. */
const LIGHT =
  '<linearGradient id="dl-lit" x2="1" y2=".4">' +
  '<stop stop-color="#fff2c4" stop-opacity=".42"/>' +
  '<stop offset=".42" stop-color="#fff2c4" stop-opacity="0"/>' +
  '<stop offset=".55" stop-color="#3a2450" stop-opacity="0"/>' +
  '<stop offset="1" stop-color="#3a2450" stop-opacity=".5"/></linearGradient>';

const GLOW = /^\s*\*([0-9a-f]{6})/gm;

/** What drawings share: light on a part, and the glows of those that glow. */
export function sharedBy(texts: Iterable<string>): string {
  const colours = new Set(
    [...texts].flatMap((text) => [...text.matchAll(GLOW)].map(([, colour]) => colour ?? "")),
  );
  return LIGHT + [...colours].map(glowOf).join("");
}

function glowOf(colour: string): string {
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="#${colour}" stop-opacity="${opacity}"/>`;
  return `<radialGradient id="dl-${colour}">${stop(0, 0.75)}${stop(0.4, 0.3)}${stop(1, 0)}</radialGradient>`;
}

const LINE = /^([.*-]?)(\d+(?:\.\d+)?(?=[0-9a-f]{6} |seat ))?(seat|[0-9a-f]{6}) (.+)$/;

/** The markup of a drawing. */
export function drawn(text: string, ink = 2.6): string {
  const parts: string[] = [];
  const outlines: string[] = [];
  for (const line of text.trim().split("\n")) {
    const found = LINE.exec(line.trim());
    if (!found) throw new Error(`“${line}” draws nothing`);
    const [, kind, width, name, rest = ""] = found;
    const colour = name === "seat" ? OWN : `#${name}`;
    if (kind === "*") parts.push(glow(name ?? "", rest));
    else if (kind === "-")
      parts.push(
        `<path d="${rest}" fill="none" stroke="${colour}" stroke-width="${width ?? 2}" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
    else if (kind === ".") parts.push(`<path d="${rest}" fill="${colour}"/>`);
    else {
      outlines.push(rest);
      parts.push(
        `<path d="${rest}" fill="${colour}" stroke="${INK}" stroke-width="${ink}" stroke-linejoin="round"/>`,
        `<path d="${rest}" fill="url(#dl-lit)"/>`,
      );
    }
  }
  const edge =
    outlines.length > 0
      ? `<path d="${outlines.join("")}" fill="${INK}" stroke="${INK}" stroke-width="${ink}" stroke-linejoin="round" transform="translate(${ink * 0.55} ${ink * 0.3})"/>`
      : "";
  return edge + parts.join("");
}

function glow(colour: string, place: string): string {
  const [x, y, r] = place.split(" ");
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#dl-${colour})"/>`;
}
