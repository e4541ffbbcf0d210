import { expect, it, vi } from "vitest";
import { moments } from "./moments";

/** Names have their basic form only on the page. */
vi.mock("../../lib/text.svelte", () => ({
  has: () => true,
  nameOf: (_: string, id: string) => id.toUpperCase(),
  t: (id: string, args: Record<string, unknown> = {}, form = "") =>
    form ? id : `${id} ${Object.values(args).join()}`.trim(),
}));

it("says what an income is for in words", () => {
  const args = {
    seat: 1,
    coins: 4,
    parts: [
      ["race-orcs SW-COI-1", 3],
      ["power-hill SW-P-HILL", 1],
    ],
  };
  const view = { regions: {}, tribes: [] };
  const told = moments["income-paid"]?.({ args } as never, { view, seat: 0 } as never);
  const [coins] = [told].flat();
  expect(coins?.kind === "coins" && coins.parts.map((part) => Object.values(part))).toEqual([
    ["web-coins-regions ORCS", 3],
    ["HILL", 1],
  ]);
});
