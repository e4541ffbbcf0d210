import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import Purse from "./Purse.svelte";

vi.mock("../../lib/text.svelte", () => ({ t: (id: string) => id }));

test("where coins are hidden it is said that they can be reckoned", () => {
  expect(render(Purse, { props: { coins: null } }).body).toContain("web-coins-reckoned");
  expect(render(Purse, { props: { coins: 7 } }).body).not.toContain("web-coins-reckoned");
});
