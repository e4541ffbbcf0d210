// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { FocusKeeper, neighbour } from "./focus";

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(id);
  return found;
}

function focused(): string | undefined {
  return document.activeElement?.id;
}

describe("the focus at a table", () => {
  let keeper: FocusKeeper;

  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
    document.body.innerHTML = `
      <button id="outside">x</button>
      <div id="table">
        <div class="board">
          <button id="one" data-choice>1</button>
          <button id="shut">shut</button>
          <button id="two" data-choice>2</button>
        </div>
        <div class="decision"><p id="home" tabindex="-1"></p><button id="end" data-choice>e</button></div>
      </div>
      <p id="bare">bare</p>`;
    keeper = new FocusKeeper(element("table"), () => element("home"));
    for (const kind of ["focusin", "pointerdown"])
      document.body.addEventListener(kind, (event) => keeper.note(event));
  });

  it("comes home when the button that had it goes away", () => {
    element("two").focus();
    element("two").remove();
    keeper.mend();
    expect(focused()).toBe("home");
  });

  it("stays where it is as long as something has it", () => {
    element("one").focus();
    keeper.mend();
    expect(focused()).toBe("one");
  });

  it("is not taken from whoever left the table", () => {
    element("two").focus();
    element("outside").focus();
    element("outside").remove();
    keeper.mend();
    expect(document.activeElement).toBe(document.body);
  });

  it("is not taken after a click on bare ground", () => {
    element("two").focus();
    element("bare").dispatchEvent(new Event("pointerdown", { bubbles: true }));
    element("two").blur();
    keeper.mend();
    expect(document.activeElement).toBe(document.body);
  });

  it("walks through the choices, past what cannot be chosen, and round", () => {
    const seen: (string | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      keeper.walk(1);
      seen.push(focused());
    }
    expect(seen).toEqual(["one", "two", "end", "one"]);
    keeper.walk(-1);
    expect(focused()).toBe("end");
  });

  it("goes on from what can no longer be chosen, and from home to the first", () => {
    element("shut").focus();
    keeper.walk(1);
    expect(focused()).toBe("two");
    element("home").focus();
    keeper.walk(1);
    expect(focused()).toBe("one");
  });

  it("goes home when nothing can be chosen", () => {
    for (const id of ["one", "two", "end"]) element(id).removeAttribute("data-choice");
    keeper.walk(1);
    expect(focused()).toBe("home");
  });

  it("stays in an open menu", () => {
    const menu = document.createElement("div");
    menu.setAttribute("role", "dialog");
    menu.innerHTML = '<button id="inner" data-choice>i</button>';
    element("table").append(menu);
    keeper.walk(1);
    keeper.walk(1);
    expect(focused()).toBe("inner");
  });

  it("enters a part at its first choice, else at what stands for it", () => {
    keeper.enter(".board", "#shut");
    expect(focused()).toBe("one");
    for (const id of ["one", "two"]) element(id).removeAttribute("data-choice");
    keeper.enter(".board", "#shut");
    expect(focused()).toBe("shut");
  });

  it("finds no neighbour among nothing", () => {
    expect(neighbour([], null, 1)).toBeUndefined();
  });
});
