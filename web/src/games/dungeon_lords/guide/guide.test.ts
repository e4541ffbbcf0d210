import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Choice } from "../../../lib/messages";
import { position } from "../samples";
import { LESSONS, lessonOf, OTHERWISE } from "./guide";

const first = position({ options: { edition: "beginners" } });

function choices(...verbs: string[]): Choice[] {
  return verbs.map((verb, code) => ({ code, verb, args: {}, text: verb })) as unknown as Choice[];
}

it("only a first game has lessons", () => {
  expect(lessonOf(position(), choices("order"))).toBeNull();
  expect(lessonOf(first, choices("order"))).toBe("orders");
});

it("a lesson is about what can be chosen", () => {
  expect(lessonOf(first, choices("dig", "decline"))).toBe("errand");
  expect(lessonOf(first, choices("dig", "done"))).toBe("digging");
  expect(lessonOf(first, choices("defend", "lay", "ready"))).toBe("plan");
  expect(lessonOf(first, choices("defend"))).toBe("tile");
  expect(lessonOf(first, choices("trade", "done"))).toBe("gold");
});

it("whoever waits is told what is going on", () => {
  const fought = { ...first, frames: [{ step: "combat", subject: 0, stage: 0 }] };
  expect(lessonOf(first, [])).toBe("watch");
  expect(lessonOf(fought as typeof first, [])).toBe("fight");
});

it.each(["ru", "en"])("every lesson is told in %s", (language) => {
  const told = readFileSync(`../src/warren/locales/${language}/dungeon_lords_guide.ftl`, "utf8");
  for (const lesson of [...LESSONS.map(([lesson]) => lesson), ...Object.values(OTHERWISE)])
    expect(told).toMatch(new RegExp(`^web-lords-guide-${lesson} = `, "m"));
});
