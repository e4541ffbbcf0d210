import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import Paints from "../Paints.svelte";
import { paint, SHADES } from "../paints";
import Cardboard from "./Cardboard.svelte";
import { seen } from "./cardboard";
import { line, patch, silhouette } from "./painting";
import Plate from "./Plate.svelte";
import Rosette from "./Rosette.svelte";
import Standing from "./Standing.svelte";

const HUT = [patch("flag", "M0 0h9v9z"), line("#ffffff", "M1 1h2", 2), patch("lit", "M2 2h2z", 0)];

function boxes(html: string): string[] {
  return html.match(/<rect[^>]*>/g) ?? [];
}

it("mixes every paint that can be asked for", () => {
  const { body } = render(Paints);
  for (const shade of SHADES) {
    expect(paint(shade)).toBe(`url(#paint-${shade})`);
    expect(body).toContain(`id="paint-${shade}"`);
  }
});

describe("a piece that stands", () => {
  const { body } = render(Standing, { props: { painting: HUT, x: 50, y: 50, size: 50, seat: 3 } });

  it("throws a shadow and has a casing of what has an edge", () => {
    expect(body).toContain("url(#paint-cast)");
    expect(silhouette(HUT)).toBe("M0 0h9v9z");
    expect(body.match(/M0 0h9v9z/g)).toHaveLength(2);
    expect(body.match(/M1 1h2/g)).toHaveLength(1);
  });

  it("flies the colour of its seat", () => {
    expect(body).toContain("--flag: var(--seat-3)");
    expect(body).toContain("var(--flag, var(--accent))");
  });
});

describe("cardboard", () => {
  it("shows at most four layers of a pile", () => {
    expect([1, 2, 4, 9].map(seen)).toEqual([1, 2, 4, 4]);
    const one = boxes(render(Cardboard, { props: { seat: 0, color: "#123456", layers: 1 } }).body);
    const four = boxes(render(Cardboard, { props: { seat: 0, color: "#123456", layers: 4 } }).body);
    expect(four.length - one.length).toBe(6);
  });

  it("has the pattern of the seat on its rim, and dashes on a round one in decline", () => {
    const [plain, declined] = [false, true].map(
      (slept) =>
        render(Cardboard, { props: { seat: 2, color: "#123456", layers: 1, declined: slept } })
          .body,
    );
    expect(plain).toContain("url(#seat-2)");
    expect(plain).not.toContain("stroke-dasharray");
    expect(declined).not.toContain("url(#seat-2)");
    expect(declined).toContain("stroke-dasharray");
    expect(declined).toContain('rx="44"');
  });
});

it("writes a longer number smaller, so that it stays on its plate", () => {
  const size = (number: number): number =>
    Number(
      /font-size="([\d.]+)"/.exec(
        render(Plate, { props: { x: 0, y: 0, r: 10, number } }).body,
      )?.[1] ?? 0,
    );
  expect(size(12)).toBeLessThan(size(7));
});

it("gives a price a shape that nothing else has", () => {
  const { body } = render(Rosette, { props: { x: 0, y: 0, r: 10, price: 3 } });
  const rosette = /d="(M[^"]+)"/.exec(body)?.[1] ?? "";
  expect(rosette.split("L")).toHaveLength(16);
  const others = [
    render(Plate, { props: { x: 0, y: 0, r: 10, number: 3 } }).body,
    render(Standing, { props: { painting: HUT, x: 0, y: 0, size: 9 } }).body,
  ];
  for (const other of others) expect(other).not.toContain(rosette);
});
