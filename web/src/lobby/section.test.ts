// @vitest-environment jsdom
import { expect, it } from "vitest";
import shared from "../ui/icons.json?drawn";
import { SECTIONS, SIGNS } from "./section.svelte";

it("knows each part of the lobby by a drawing that is there", () => {
  const missing = SECTIONS.filter((section) => !shared[SIGNS[section]]);
  expect(missing).toEqual([]);
});
