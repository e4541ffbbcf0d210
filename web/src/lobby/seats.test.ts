import { render } from "svelte/server";
import { expect, test, vi } from "vitest";
import { seat, table } from "../lib/samples";
import SeatDevices from "./SeatDevices.svelte";
import TakenSeat from "./TakenSeat.svelte";
import type { Arrival } from "./types";

vi.mock("../lib/text.svelte", () => ({
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
  has: () => true,
}));

const nothing = (): undefined => undefined;

function asked(offer: Arrival["offer"], refused: Arrival["refused"] = null): string {
  const seats = [seat(0, "person", { name: "Ann" }), seat(1, "person", { name: "Bob" })];
  const arrival = { table: table("t", "playing", { seats }), seat: 1, offer, refused };
  const props = { arrival, account: "Cat", problem: "", take: nothing, forget: nothing };
  return render(TakenSeat, { props }).body;
}

test("a visitor is told whose seat a link leads to, and what taking it would change", () => {
  for (const offer of ["here", "account"] as const) {
    const body = asked(offer);
    expect(body).toMatch(/<h2>web-arrival-taken .*Bob<\/h2>/);
    expect(body).toContain(
      offer === "here" ? "web-arrival-here Bob" : "web-arrival-account Bob Cat",
    );
    expect(body.match(/<button/g)).toHaveLength(2);
  }
});

test("where nothing can be taken the reason is told and nothing is offered", () => {
  const why = { type: "refused", message: "", args: {}, rule: "", text: "It is used." } as const;
  const body = asked(null, { ...why, seq: null });
  expect(body).toContain("It is used.");
  expect(body.match(/<button/g)).toHaveLength(1);
});

test("a seat tells on how many devices it is open, and lets the others be ended", () => {
  const shown = (devices: number, account = false): string =>
    render(SeatDevices, { props: { seat: seat(0, "person", { account }), devices, end: nothing } })
      .body;
  expect(shown(1)).toContain("web-devices 1");
  expect(shown(1)).not.toContain("<button");
  expect(shown(3)).toContain("web-devices 3");
  expect(shown(3)).toContain("web-devices-end-help");
  expect(shown(2, true)).toContain("web-devices-end-account");
});
