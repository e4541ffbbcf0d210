import { expect, it } from "vitest";
import type { Fact } from "../../lib/messages";
import type { Scene } from "../../lib/scene";
import { meanwhile } from "./meanwhile";

const scene = { seat: 0 } as Scene;

function fact(effect: string, args: Fact["args"]): Fact {
  return { n: 1, by: 1, effect, args, text: `${effect} ${String(args["region"] ?? "")}`.trim() };
}

it("tells which regions are closed to me, and who leans on my support", () => {
  const facts = [
    fact("region-captured", { seat: 1, region: "a1" }),
    fact("region-claimed", { seat: 1, region: "a2" }),
    fact("region-claimed", { seat: 2, region: "b3" }),
    fact("region-claimed", { seat: 0, region: "c1" }),
    fact("ally-helped", { seat: 2, ally: 1 }),
    fact("ally-helped", { seat: 1, ally: 0 }),
    fact("claim-ended", { region: "b3" }),
  ];
  expect(meanwhile(facts, scene)).toBe("region-claimed a2; ally-helped");
});
