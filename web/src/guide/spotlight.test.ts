// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { bringIntoSight, firstOf, rules } from "./spotlight";

function page(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

function at(left: number, top: number): HTMLElement {
  const thing = document.createElement("button");
  thing.getBoundingClientRect = () => new DOMRect(left, top, 100, 50);
  thing.scrollIntoView = vi.fn();
  return thing;
}

describe("what is pointed at", () => {
  it("is left where it is while it can be seen", () => {
    const thing = at(10, 10);
    bringIntoSight(thing, null);
    expect(thing.scrollIntoView).not.toHaveBeenCalled();
  });

  it("comes out from under what covers the end of the page", () => {
    const thing = at(10, 300);
    bringIntoSight(thing, at(0, 320));
    expect(thing.scrollIntoView).toHaveBeenCalledWith({ block: "center", inline: "nearest" });
  });

  it("comes in from the side of a strip", () => {
    const thing = at(-80, 10);
    bringIntoSight(thing, null);
    expect(thing.scrollIntoView).toHaveBeenCalledWith({ block: "nearest", inline: "center" });
  });
});

describe("the light of a guide", () => {
  it("falls on parts of the table until there is something to press", () => {
    expect(rules([], ["board"], false)).toContain(".table > .board");
    expect(rules(["7"], ["board"], false)).not.toContain(".board");
    expect(rules(["7"], [], false)).not.toContain("animation");
    expect(rules(["7"], [], true)).toContain("animation");
  });

  it("leaves the pictures on what is pressed alone", () => {
    const sheet = rules(["7"], [], true);
    const pressed = /@keyframes guided \{.*\}/.exec(sheet)?.[0] ?? "";
    expect(pressed).toContain("outline-offset");
    expect(pressed).not.toContain("opacity");
  });

  it("finds things by any of their codes", () => {
    const root = page('<i data-choice="17 8"></i><b data-choice="7 9"></b>');
    expect(firstOf(root, ["7"])?.tagName).toBe("B");
    expect(firstOf(root, ["1"])).toBeNull();
    expect(firstOf(root, [])).toBeNull();
  });

  it("falls on what is asked in between first", () => {
    const root = page('<i data-choice="7"></i><p role="dialog"><b data-choice="7"></b></p>');
    expect(firstOf(root, ["7"])?.tagName).toBe("B");
  });
});
