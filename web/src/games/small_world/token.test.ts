import { render } from "svelte/server";
import { describe, expect, it, vi } from "vitest";
import Token from "./Token.svelte";
import type { Tribe } from "./view";

vi.mock("../../lib/text.svelte", () => ({ nameOf: (_: string, id: string) => id }));

function token(status: Tribe["status"], tokens: number): string {
  const tribe = {
    tribe: 0,
    seat: 1,
    race: "orcs",
    power: null,
    status,
    hand: 0,
    aside: 0,
    pieces: {},
  };
  return render(Token, { props: { tribe, tokens, x: 100, y: 100, unit: 50 } }).body;
}

describe("the tokens of a people", () => {
  it("tell how many there are and whose they are", () => {
    const text = [...token("active", 7).matchAll(/<text[^>]*>([^<]*)</g)].map((found) => found[1]);
    expect(text).toContain("7");
    expect(text).toContain("2");
  });

  it("tell decline by four signs, none of them a colour alone", () => {
    const [awake, asleep] = [token("active", 1), token("declined", 1)];
    const signs = [/rotate\(-11\)/, /stroke-dasharray/, /rx="44"/, />z</g];
    for (const sign of signs) {
      expect(asleep).toMatch(sign);
      expect(awake).not.toMatch(sign);
    }
    expect(asleep.match(/>z</g)).toHaveLength(2);
  });
});
