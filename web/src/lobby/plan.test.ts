import { describe, expect, it } from "vitest";
import {
  chosenNames,
  fieldOf,
  fittingBoards,
  newPlan,
  optionsToSend,
  resized,
  seatsToSend,
  tempoToSend,
  toggled,
} from "./plan";
import type { BoardTold, OptionShown } from "./types";

function option(
  key: string,
  standard: OptionShown["default"],
  choices: OptionShown["choices"],
): OptionShown {
  return { key, default: standard, choices, rule: "", name: key, help: "" };
}

function board(id: string, players: number[]): BoardTold {
  return { id, title: {}, players, rounds: null, regions: 9, provenance: "" };
}

describe("a plan", () => {
  it("seats me first and keeps the others for friends", () => {
    const plan = newPlan("friends", 3, "greedy");
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
    expect(plan.visibility).toBe("link");
  });

  it("seats bots of the chosen kind against whoever plays alone", () => {
    const plan = newPlan("solo", 3, "random");
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot"]);
    expect(plan.seats[2]?.bot).toBe("random");
    expect(plan.visibility).toBe("private");
  });

  it("seats everybody at one screen", () => {
    const plan = newPlan("screen", 2, "greedy");
    expect(plan.seats.map((seat) => seat.kind)).toEqual(["me", "me"]);
    expect(plan.visibility).toBe("private");
  });

  it("keeps what was chosen when seats come and go", () => {
    const { seats } = newPlan("friends", 2, "greedy");
    seats[1]!.kind = "bot";
    const more = resized(seats, 3, "friends", "random");
    expect(more.map((seat) => seat.kind)).toEqual(["me", "bot", "open"]);
    expect(resized(more, 2, "friends", "random")).toEqual(seats);
  });
});

describe("what is sent", () => {
  it("names people, and leaves bots to the server", () => {
    const seats = resized([], 4, "friends", "greedy");
    seats[0]!.name = " Анна ";
    seats[2]!.kind = "bot";
    seats[3] = { kind: "invite", name: "", bot: "greedy", account: " boris " };
    const sent = seatsToSend(seats, (number) => `seat ${number + 1}`);
    expect(sent).toEqual([
      { kind: "me", name: "Анна" },
      { kind: "open" },
      { kind: "bot", bot: "greedy" },
      { kind: "invite", account: "boris" },
    ]);
  });

  it("leaves the name to the server where there is none", () => {
    const seats = resized([], 1, "friends", "greedy");
    expect(seatsToSend(seats, () => undefined)).toEqual([{ kind: "me" }]);
  });

  it("leaves out options that are as they are anyway", () => {
    const declared = [
      option("open_coins", false, [false, true]),
      option("pool", "smallworld", ["smallworld", "both"]),
      option("board", null, null),
      option("relics", null, [null, false, true]),
    ];
    const chosen = { open_coins: false, pool: "both", board: "", relics: false, other: 1 };
    expect(optionsToSend(declared, chosen)).toEqual({ pool: "both", relics: false });
  });

  it("tells the tempo in seconds or days", () => {
    const { pace } = newPlan("friends", 2, "greedy");
    expect(tempoToSend(pace, "Europe/Moscow")).toBeNull();
    expect(tempoToSend({ ...pace, kind: "live", minutes: 5 }, "")).toEqual({
      type: "live",
      bank: 300,
      turn: 30,
      answer: 15,
    });
    expect(tempoToSend({ ...pace, kind: "days" }, "Europe/Moscow")).toEqual({
      type: "days",
      days: 2,
      window: null,
    });
    expect(tempoToSend({ ...pace, kind: "days", windowed: true }, "Europe/Moscow")).toEqual({
      type: "days",
      days: 2,
      window: { opens: 9, closes: 22, zone: "Europe/Moscow" },
    });
  });
});

describe("options", () => {
  it("are asked for by what they may be", () => {
    expect(fieldOf(option("short", false, [false, true]))).toBe("check");
    expect(fieldOf(option("relics", null, [null, false, true]))).toBe("select");
    expect(fieldOf(option("first", null, [null, 0, 1]))).toBe("seat");
    expect(fieldOf(option("board", null, null))).toBe("board");
    expect(fieldOf(option("packs", null, null))).toBe("packs");
    expect(fieldOf(option("deck", null, null))).toBeNull();
  });

  it("offer the boards for so many players", () => {
    const boards = [board("two", [2]), board("any", []), board("three", [3, 4])];
    expect(fittingBoards(boards, 3).map((one) => one.id)).toEqual(["any", "three"]);
  });

  it("put packs in and take them out", () => {
    const one = toggled(undefined, "islands");
    const two = toggled(one, "orchard");
    expect(two).toBe("islands,orchard");
    expect(chosenNames(two)).toEqual(["islands", "orchard"]);
    expect(toggled(toggled(two, "islands"), "orchard")).toBe("");
  });
});
