import { expect, it } from "vitest";
import type { Choice } from "../../lib/messages";
import { matterOf, partsOf } from "./parts";
import { position } from "./samples";

const view = position();

function choice(args: Choice["args"], verb = "take"): Choice {
  return { code: 1, verb, args, text: "", price: null };
}

it("a question belongs to the part where it is answered", () => {
  expect(matterOf(view, [])).toBe(null);
  expect(matterOf(view, [choice({ order: "mine-gold" })])).toBe("orders");
  expect(matterOf(view, [choice({ cell: "c4" }, "dig")])).toBe("dungeon");
  const frames = [{ step: "errand", subject: 0, stage: 0 }] as never;
  expect(matterOf(position({ frames }), [choice({}, "act")])).toBe("center");
});

it("in one column what is asked about comes first", () => {
  expect(partsOf(view, "center", false)[0]).toBe("center");
  expect(partsOf(view, "orders", false)[0]).toBe("center");
  expect(partsOf(view, "dungeon", false)[0]).toBe("dungeons");
});

it("beside one another the parts stay where they are, whatever is asked", () => {
  const all = ([null, "orders", "center", "dungeon"] as const).map((matter) =>
    partsOf(view, matter, true),
  );
  expect(new Set(all).size).toBe(1);
});
