import { expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import icons from "../icons.json";
import { absent, isPlain, kindOf } from "./kinds";

function choice(verb: string, args: Choice["args"]): Choice {
  return { code: 1, verb, args, text: "", price: null };
}

it("a reason is drawn by its kind, an unknown one as others", () => {
  expect(kindOf({ message: "dungeon_lords-refusal-square" })).toBe("square");
  expect(kindOf({ message: "dungeon_lords-refusal-pet" })).toBe("other");
  expect(kindOf({ message: "refusal-stale" })).toBe("other");
  for (const name of ["square", "zone", "conquered", "other"])
    expect(Object.keys(icons)).toContain(`dungeon_lords-reason-${name}`);
  expect(isPlain("apart")).toBe(true);
  expect(isPlain("square")).toBe(false);
});

it("what is not among the choices is asked for like them", () => {
  const choices = [choice("decline", {}), choice("dig", { cell: "b1" })];
  expect([...absent(choices, "cell", ["b1", "b2"])]).toEqual([
    ["b2", { verb: "dig", args: { cell: "b2" } }],
  ]);
  expect(absent(choices, "room", ["mint"]).size).toBe(0);
});
