import { expect, it } from "vitest";
import { seat, table } from "./samples";
import { isMe } from "./seats";

const alone = table("a", "playing", {
  seats: [seat(0, "person", { mine: true }), seat(1, "person")],
});
const shared = table("a", "playing", {
  seats: [seat(0, "person", { mine: true }), seat(1, "person", { mine: true }), seat(2, "bot")],
});

it("one seat is me, whoever decides", () => {
  expect(alone.seats.filter((one) => isMe(alone, one))).toHaveLength(1);
  expect(isMe(alone, alone.seats[0]!, null)).toBe(true);
  expect(isMe(alone, alone.seats[1]!, 1)).toBe(false);
});

it("at one screen only whoever holds it is", () => {
  expect(shared.seats.filter((one) => isMe(shared, one, 1)).map((one) => one.seat)).toEqual([1]);
  expect(shared.seats.some((one) => isMe(shared, one))).toBe(false);
});
