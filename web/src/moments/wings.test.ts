// @vitest-environment jsdom
import { expect, it } from "vitest";
import { Ground } from "./ground";
import { Wings } from "./wings";

const SVG = "http://www.w3.org/2000/svg";

function piece(place: string): SVGGElement {
  const made = document.createElementNS(SVG, "g");
  made.dataset["standing"] = place;
  return made;
}

it("has a place look as before until it is its turn", () => {
  const [around, stage, layer] = Array.from({ length: 3 }, () => document.createElement("div"));
  if (!around || !stage || !layer) throw new Error();
  const [first, second] = [piece("a"), piece("b")];
  around.append(stage, first, second);
  stage.append(layer);
  globalThis.CSS = { escape: String } as unknown as typeof CSS;
  const wings = new Wings(new Ground(stage), layer);
  const before = document.createElementNS(SVG, "svg");
  wings.hold(["a", "b"], new Map([["a", before]]));
  expect([first.style.visibility, second.style.visibility]).toEqual(["hidden", "hidden"]);
  expect([...layer.children]).toEqual([before]);
  wings.hold(["b"], new Map());
  expect([first.style.visibility, second.style.visibility]).toEqual(["", "hidden"]);
  expect(layer.children).toHaveLength(0);
  wings.hold([], new Map());
  expect(second.style.visibility).toBe("");
});
