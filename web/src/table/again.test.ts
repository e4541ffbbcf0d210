// @vitest-environment jsdom
import { expect, it } from "vitest";
import { seat, table } from "../lib/samples";
import { standingOf, willing } from "./again";

const ann = seat(0, "person", { name: "Ann" });
const me = seat(1, "person", { name: "Bob", mine: true });
const bot = seat(2, "bot");

function again(mine: object, more: object = {}): ReturnType<typeof table> {
  return table("b", "waiting", { owner: false, seats: [ann, { ...me, ...mine }, bot], ...more });
}

it("knows who is asked, who waits and who has declined", () => {
  expect(standingOf(again({ asked: true }))).toBe("asked");
  expect(standingOf(again({}))).toBe("agreed");
  expect(standingOf(again({}, { owner: true }))).toBe("asking");
  expect(standingOf(again({ kind: "open", mine: false }))).toBe("declined");
  expect(standingOf(again({}, { status: "playing" }))).toBe("playing");
});

it("names the people who want to play again", () => {
  expect(willing(again({ asked: true })).map((one) => one.name)).toEqual(["Ann"]);
});
