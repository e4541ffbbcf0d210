import { describe, expect, it } from "vitest";
import type { Choice } from "../lib/messages";
import { numbered, partsOf, Past, stepsOf } from "./typed";

describe("typed lines", () => {
  it("are parted by semicolons that are not in quotation marks", () => {
    expect(partsOf("взять 2; захват 2-03")).toEqual(["взять 2", "захват 2-03"]);
    expect(partsOf(' ; захват "Тихий; лес" ;; стоп; ')).toEqual(['захват "Тихий; лес"', "стоп"]);
    expect(partsOf("  ")).toEqual([]);
  });

  it("keep a quotation that is not closed for the server to refuse", () => {
    expect(partsOf('захват "лес; стоп')).toEqual(['захват "лес; стоп']);
  });

  it("count numbers one by one and leave numbers of a move alone", () => {
    expect(stepsOf("3 3 5; выставить 2-03 3")).toEqual(["3", "3", "5", "выставить 2-03 3"]);
  });

  it("name choices by their place in the list", () => {
    const choices = [{ code: 7 }, { code: 9 }] as Choice[];
    expect(numbered("2", choices)).toEqual({ code: 9 });
    expect(numbered("3", choices)).toBeUndefined();
    expect(numbered("0", choices)).toBeUndefined();
  });
});

describe("lines typed before", () => {
  it("are gone through up and down, each once", () => {
    const past = new Past();
    for (const line of ["one", "two", "one"]) past.add(line);
    expect([past.go(-1), past.go(-1), past.go(-1)]).toEqual(["one", "two", undefined]);
    expect([past.go(1), past.go(1), past.go(1)]).toEqual(["one", "", undefined]);
  });

  it("are forgotten when somebody else types, and only then", () => {
    const past = new Past();
    past.belong(0);
    past.add("one");
    past.belong(0);
    expect(past.go(-1)).toBe("one");
    past.belong(1);
    expect(past.go(-1)).toBeUndefined();
  });
});
