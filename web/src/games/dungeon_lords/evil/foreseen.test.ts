// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import type { Scene } from "../../../lib/scene";
import { position } from "../samples";
import { Foreseen } from "./foreseen.svelte";

function scene(known = true) {
  const patch = [{ op: "replace", path: "/seats/0/evil", value: 9 }];
  const foresee = vi.fn(() => Promise.resolve([{ seq: 3, known, refused: null, patch }]));
  return { seq: 3, view: position(), draft: null, foresee, considered: { code: 5 } as unknown };
}

it("the view is that after the choice that is pointed at, asked once", async () => {
  const table = scene();
  const foreseen = new Foreseen(table as unknown as Scene);
  await foreseen.look();
  await foreseen.look();
  expect(foreseen.view?.seats[0]?.evil).toBe(9);
  expect(table.foresee).toHaveBeenCalledTimes(1);
  table.considered = null;
  expect(foreseen.view).toBeNull();
});

it("there is none where something would be drawn, or choices are sealed", async () => {
  const drawn = new Foreseen(scene(false) as unknown as Scene);
  await drawn.look();
  expect(drawn.view).toBeNull();
  const sealed = { ...scene(), draft: { picks: [] } };
  await new Foreseen(sealed as unknown as Scene).look();
  expect(sealed.foresee).not.toHaveBeenCalled();
});
