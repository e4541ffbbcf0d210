// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact, Guide, Situation } from "../lib/messages";
import { pause, preferences } from "../lib/preferences.svelte";
import { fact, seat, situation, table } from "../lib/samples";
import { TableConnection } from "./connection.svelte";
import { FakeSocket, lastSocket, sockets } from "./sockets";

const CODES = [1, 2, 3];
const seats = [seat(0, "person", { mine: true }), seat(1, "person"), seat(2, "person")];
let connection: TableConnection;

function shown(seq: number, told: Situation, facts: Fact[] = [], more: object = {}): void {
  const all = table("a", "playing", { seats, players: 3, ...more });
  lastSocket().says({ type: "table", seq, table: all, view: { seq }, situation: told, facts });
}

function stepped(seq: number, told: Situation, facts: Fact[], id?: string): void {
  const patch = [{ op: "replace", path: "/seq", value: seq }];
  lastSocket().says({ type: "step", before: seq - 1, seq, patch, situation: told, facts, id });
}

/** What my seat is asked while these choose. */
function asked(...actors: number[]): Situation {
  return situation({ seat: 0, actors, codes: actors.includes(0) ? CODES : [] });
}

function codes(): number[] {
  return connection.choices.map((choice) => choice.code);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  localStorage.clear();
  sockets.length = 0;
  preferences.speed = "normal";
  connection = new TableConnection("a");
  connection.open();
  lastSocket().open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("choices at the same time", () => {
  beforeEach(() => shown(4, asked(0, 1, 2)));

  it("stay while others choose theirs", () => {
    const { question } = connection;
    stepped(5, asked(0, 2), [fact(5, 1)]);
    expect(connection.pending).toBe(true);
    expect(codes()).toEqual(CODES);
    stepped(6, asked(0), [fact(6, 2)]);
    expect(codes()).toEqual(CODES);
    expect(connection.question).toBe(question);
    vi.runAllTimers();
    expect(connection.pending).toBe(false);
    expect(codes()).toEqual(CODES);
  });

  it("answer the line that is seen, though others have gone on", () => {
    stepped(5, asked(0, 2), [fact(5, 1)]);
    stepped(6, asked(0), [fact(6, 2)]);
    connection.choose(connection.choices[1]!);
    expect(lastSocket().sent.at(-1)).toMatchObject({
      type: "act",
      seq: 5,
      seat: 0,
      moves: [{ code: 2 }],
    });
  });

  it("stay in sight while an answer comes soon, but are not taken twice", () => {
    connection.choose(connection.choices[1]!);
    connection.choose(connection.choices[0]!);
    expect(lastSocket().sent).toHaveLength(1);
    expect(codes()).toEqual(CODES);
    vi.runAllTimers();
    expect(codes()).toEqual([]);
    stepped(5, asked(0, 1, 2), [fact(5, 0)], "1");
    expect(codes()).toEqual(CODES);
  });

  it("go away while something is shown that changes them", () => {
    stepped(5, asked(0, 2), [fact(5, 1)]);
    stepped(6, situation({ seat: 0, actors: [0], codes: [7] }), [fact(6, 2), fact(6, null)]);
    expect(codes()).toEqual([]);
    vi.runAllTimers();
    expect(codes()).toEqual([7]);
  });

  it("tell who has chosen", () => {
    stepped(5, asked(0, 2), [fact(5, 1)]);
    expect(connection.chosen).toEqual([1]);
    stepped(6, asked(0, 1, 2), [fact(6, 1, "action-undone")]);
    vi.runAllTimers();
    expect(connection.chosen).toEqual([]);
  });

  it("are taken back after others have chosen, by the last word of the server", () => {
    connection.choose(connection.choices[0]!);
    stepped(5, situation({ seat: 0, actors: [1, 2], codes: [] }, true), [fact(5, 0)], "1");
    stepped(6, situation({ seat: 0, actors: [2], codes: [] }, true), [fact(6, 1)]);
    stepped(7, situation({ seat: 0, actors: [1, 2], codes: [] }, true), [
      fact(7, 1, "action-undone"),
    ]);
    expect(connection.pending).toBe(true);
    expect(connection.undoing?.possible).toBe(true);
    connection.undo();
    expect(lastSocket().sent.at(-1)).toMatchObject({ type: "undo", seq: 7, seat: 0 });
    stepped(8, asked(0, 1, 2), [fact(8, 0, "action-undone")], "2");
    expect(codes()).toEqual(CODES);
  });
});

describe("turns one after another", () => {
  it("are shown one by one; with the last of them there is something to choose", () => {
    shown(4, asked(1));
    stepped(5, asked(2), [fact(5, 1)]);
    stepped(6, asked(0), [fact(6, 2)]);
    expect(connection.recent.map((one) => one.n)).toEqual([5]);
    expect(codes()).toEqual([]);
    vi.advanceTimersByTime(650);
    expect(connection.recent.map((one) => one.n)).toEqual([6]);
    expect(codes()).toEqual(CODES);
    expect(connection.view).toEqual({ seq: 6 });
  });

  it("are all shown at once by whoever wants that", () => {
    shown(4, asked(1));
    stepped(5, asked(2), [fact(5, 1)]);
    stepped(6, asked(0), [fact(6, 2)]);
    connection.skip();
    expect(codes()).toEqual(CODES);
    expect(connection.log.map((one) => one.n)).toEqual([5, 6]);
  });
});

it("whoever has resigned chooses no more", () => {
  const gone = seats.map((one) => ({ ...one, resigned: one.mine }));
  shown(4, asked(0), [], { seats: gone });
  expect(codes()).toEqual([]);
  expect(connection.deciding).toBe(false);
});

describe("where time counts", () => {
  const end = 1_000_000;
  const undo = { possible: true, message: "", text: "", until: end / 1000 };

  it("nothing is taken back after it has run out", () => {
    vi.setSystemTime(end - 5000);
    shown(4, { ...asked(1), undo });
    expect(connection.undoing?.possible).toBe(true);
    vi.advanceTimersByTime(5000);
    expect(connection.undoing?.possible).toBe(false);
    connection.undo();
    expect(lastSocket().sent).toEqual([]);
  });

  it("a clock is stopped without a move", () => {
    shown(4, { ...asked(0), clocks: [{ left: 9, deadline: 50 }] });
    const all = table("a", "playing", { seats, players: 3 });
    lastSocket().says({ type: "seats", table: all, clocks: [{ left: 0, deadline: null }] });
    expect(connection.situation?.clocks).toEqual([{ left: 0, deadline: null }]);
    expect(codes()).toEqual(CODES);
  });
});

describe("a game that begins", () => {
  const laid = [fact(1, null), fact(2, null), fact(3, null)];

  function waiting(): void {
    const all = table("a", "waiting", { seats, players: 3 });
    lastSocket().says({
      type: "table",
      seq: 0,
      table: all,
      view: null,
      situation: null,
      facts: [],
    });
  }

  it("stands before whoever has waited for it at once", () => {
    waiting();
    shown(3, asked(0), laid);
    expect(connection.view).toEqual({ seq: 3 });
    expect(codes()).toEqual(CODES);
    expect(connection.pending).toBe(false);
    expect(connection.recent).toEqual([]);
    expect(connection.log.map((one) => one.n)).toEqual([1, 2, 3]);
  });

  it("and before whoever has just sat down to it", () => {
    waiting();
    connection.reopen();
    lastSocket().open();
    shown(3, asked(0), laid);
    expect(connection.view).toEqual({ seq: 3 });
    expect(codes()).toEqual(CODES);
    expect(connection.pending).toBe(false);
  });
});

describe("several seats at one device", () => {
  const shared = { seats: seats.map((one) => ({ ...one, mine: true })) };

  it("are not shown what another has seen", () => {
    shown(4, asked(0, 1, 2), [], shared);
    connection.choose(connection.choices[0]!);
    const next = situation({ seat: 1, actors: [1, 2], codes: CODES });
    const all = table("a", "playing", { ...shared, players: 3 });
    lastSocket().says({
      type: "table",
      id: "1",
      seq: 3,
      table: all,
      view: { seq: 3 },
      situation: next,
      facts: [fact(3, 0, "seat-ready")],
    });
    expect(connection.seat).toBe(1);
    expect(connection.view).toEqual({ seq: 3 });
    expect(connection.chosen).toEqual([0]);
    expect(lastSocket().sent.at(-1)).toMatchObject({ type: "look", since: 0 });
    expect(connection.log.map((one) => one.effect)).toEqual(["seat-ready"]);
  });
});

it("what the board shows as several things stays for as long as several", () => {
  connection.beats = (facts) => facts.length;
  shown(4, asked(1));
  stepped(5, asked(1), [fact(5, 1), fact(5, 1), fact(5, 1)]);
  stepped(6, asked(0), [fact(6, 1)]);
  expect(connection.seq).toBe(5);
  vi.advanceTimersByTime(2 * pause() + 1);
  expect(connection.seq).toBe(5);
  vi.advanceTimersByTime(pause());
  expect(connection.seq).toBe(6);
});

describe("what ends the turn of others", () => {
  beforeEach(() => {
    connection.ending = (facts) => facts.some((one) => one.effect === "income-paid");
    shown(4, asked(1));
    stepped(5, asked(0), [fact(5, 1, "income-paid")]);
  });

  it("has been watched before I am asked", () => {
    expect(connection.seq).toBe(5);
    expect(codes()).toEqual([]);
    vi.advanceTimersByTime(pause());
    expect(codes()).toEqual(CODES);
  });

  it("makes way when somebody has seen enough", () => {
    connection.hurry();
    expect(codes()).toEqual(CODES);
  });
});

describe("where nobody wants to watch", () => {
  beforeEach(() => {
    preferences.speed = "off";
    shown(4, asked(0));
    connection.choose(connection.choices[0]!);
    stepped(5, asked(1), [fact(5, 0)], "1");
  });

  it("what I did is drawn before what others do then, and all of that at once", () => {
    stepped(6, asked(2), [fact(6, 1)]);
    stepped(7, asked(0), [fact(7, 2)]);
    expect(connection.seq).toBe(5);
    expect(connection.pending).toBe(false);
    vi.advanceTimersToNextTimer();
    vi.runAllTimers();
    expect(connection.seq).toBe(7);
    expect(connection.log.map((one) => one.n)).toEqual([5, 6, 7]);
    expect(codes()).toEqual(CODES);
  });

  it("nothing can be chosen that is so no more", () => {
    stepped(6, asked(0), [fact(6, 1)]);
    vi.runAllTimers();
    expect(codes()).toEqual(CODES);
    stepped(7, asked(0), [fact(7, 1)]);
    stepped(8, situation({ seat: 0, actors: [0], codes: [7] }), [fact(8, 1)]);
    expect(codes()).toEqual([]);
  });

  it("whoever looks away finds everything done", () => {
    vi.runAllTimers();
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stepped(6, asked(2), [fact(6, 1)]);
    stepped(7, asked(0), [fact(7, 2)]);
    expect(connection.seq).toBe(7);
    vi.restoreAllMocks();
  });
});

describe("what others do", () => {
  beforeEach(() => {
    shown(4, asked(0));
    connection.choose(connection.choices[0]!);
    stepped(5, asked(1), [fact(5, 0)], "1");
    stepped(6, asked(1), [fact(6, 1, "region-conquered")]);
    stepped(7, asked(1), [fact(7, 1, "region-conquered")]);
  });

  it("is seen piece by piece, also where something comes that nobody sees", () => {
    stepped(8, asked(1), []);
    expect(connection.seq).toBe(5);
    vi.advanceTimersByTime(pause());
    expect(connection.seq).toBe(6);
    vi.advanceTimersByTime(pause());
    expect([connection.seq, connection.happening]).toEqual([8, "region-conquered 7"]);
  });

  it("is one where it is much of the same", () => {
    connection.run = (facts) =>
      facts.every((one) => one.effect === "token-deployed") ? "laid out" : "";
    for (const n of [8, 9, 10]) stepped(n, asked(1), [fact(n, 1, "token-deployed")]);
    stepped(11, asked(0), [fact(11, 1, "income-paid")]);
    vi.advanceTimersByTime(pause());
    vi.advanceTimersByTime(pause());
    expect(connection.seq).toBe(7);
    vi.advanceTimersByTime(pause());
    expect([connection.seq, connection.happening]).toEqual([10, "laid out"]);
    expect(connection.recent.map((one) => one.n)).toEqual([8, 9, 10]);
    vi.advanceTimersByTime(pause());
    expect(connection.seq).toBe(11);
  });

  it("waits for what is acted out late, but not for ever", () => {
    let acting = true;
    connection.acting = () => acting;
    vi.advanceTimersByTime(2 * pause());
    expect(connection.seq).toBe(5);
    connection.acted();
    expect(connection.seq).toBe(5);
    acting = false;
    connection.acted();
    expect(connection.seq).toBe(6);
    acting = true;
    vi.advanceTimersByTime(10 * pause());
    expect(connection.seq).toBe(7);
  });
});

describe("the end of a game", () => {
  const outcome = { scores: [3, 9], winners: [1], lines: ["Ben has won"] };
  const over = { ...situation({ seat: 0, actors: [], codes: [] }), outcome };

  it("is told when all that led to it has been watched", () => {
    shown(4, asked(1));
    stepped(5, asked(1), [fact(5, 1)]);
    stepped(6, over, [fact(6, 1)]);
    vi.advanceTimersByTime(pause());
    expect([connection.seq, connection.ended, connection.watchedOut]).toEqual([6, true, false]);
    vi.advanceTimersByTime(pause());
    expect(connection.watchedOut).toBe(true);
  });

  it("is told at once to whoever finds it, or has seen enough", () => {
    shown(6, over);
    expect([connection.ended, connection.watchedOut]).toEqual([false, true]);
    connection.close();
    connection = new TableConnection("a");
    connection.open();
    lastSocket().open();
    shown(5, asked(1));
    stepped(6, over, [fact(6, 1)]);
    expect(connection.watchedOut).toBe(false);
    connection.skip();
    expect(connection.watchedOut).toBe(true);
  });
});

describe("what I did and is worth watching", () => {
  beforeEach(() => {
    connection.beats = () => 2;
    shown(4, asked(0));
    connection.choose({ code: 1, verb: "seal", args: {}, text: "", price: null });
    stepped(5, asked(0), [fact(5, 0)], "1");
  });

  it("holds up no choice", () => {
    expect(connection.pending).toBe(false);
    expect(codes()).toEqual(CODES);
  });

  it("is seen before what others do then", () => {
    stepped(6, asked(1), [fact(6, 1)]);
    expect(connection.seq).toBe(5);
    vi.advanceTimersByTime(2 * pause());
    expect(connection.seq).toBe(6);
  });

  it("makes way when somebody has seen enough", () => {
    stepped(6, asked(1), [fact(6, 1)]);
    stepped(7, asked(0), [fact(7, 1)]);
    connection.hurry();
    expect(connection.seq).toBe(6);
    connection.hurry();
    expect(connection.seq).toBe(7);
    expect(codes()).toEqual(CODES);
  });
});

describe("a die", () => {
  const ROLL = [fact(5, 0, "die-rolled"), fact(5, 0, "region-conquered")];
  const LONG = 900;

  function rolls(): void {
    connection.suspense = (facts) => (facts.some((one) => one.effect === "die-rolled") ? LONG : 0);
    shown(4, asked(0));
    connection.choose(connection.choices[0]!);
    const told = situation({ seat: 0, actors: [0], codes: [7] });
    stepped(5, told, ROLL, "1");
  }

  it("of mine lies still before anything of what it brings is seen", () => {
    rolls();
    expect(connection.thrown.map((one) => one.effect)).toEqual(["die-rolled", "region-conquered"]);
    expect([connection.seq, connection.log.length, connection.busy]).toEqual([4, 0, false]);
    expect(codes()).toEqual(CODES);
    vi.advanceTimersByTime(LONG - 1);
    expect(connection.seq).toBe(4);
    vi.advanceTimersByTime(1);
    expect([connection.seq, connection.log.length]).toEqual([5, 2]);
    expect(connection.recent).toBe(connection.thrown);
    expect(codes()).toEqual([7]);
    expect(connection.pending).toBe(false);
  });

  it("is not waited for by whoever has seen enough, nor by what is chosen meanwhile", () => {
    rolls();
    connection.hurry();
    expect(connection.seq).toBe(5);
    connection.close();
    connection = new TableConnection("a");
    connection.open();
    lastSocket().open();
    rolls();
    connection.choose({ code: 7, verb: "stop", args: {}, text: "", price: null });
    expect(connection.seq).toBe(5);
    expect(lastSocket().sent.at(-1)).toMatchObject({ seq: 5, moves: [{ code: 7 }] });
  });

  it("is not waited for where nobody looks or nothing moves", () => {
    preferences.speed = "off";
    rolls();
    expect(connection.seq).toBe(5);
  });

  it("of mine holds up what others do then, and one of theirs what it brings", () => {
    rolls();
    stepped(6, asked(1), [fact(6, 1)]);
    stepped(7, asked(1), [fact(7, 1, "die-rolled")]);
    stepped(8, asked(0), [fact(8, 1)]);
    expect(connection.seq).toBe(4);
    vi.advanceTimersByTime(LONG);
    expect(connection.seq).toBe(5);
    vi.advanceTimersByTime(2 * pause());
    expect(connection.seq).toBe(6);
    expect(connection.thrown.map((one) => one.n)).toEqual([7]);
    vi.advanceTimersByTime(LONG);
    expect(connection.seq).toBe(7);
    vi.runAllTimers();
    expect(connection.seq).toBe(8);
    expect(connection.log.map((one) => one.n)).toEqual([5, 5, 6, 7, 8]);
    expect(codes()).toEqual(CODES);
  });

  it("is what the guide waits for, who says what it has brought", () => {
    const guide = (step: number) => ({ state: "asks", step, texts: [] }) as unknown as Guide;
    connection.suspense = () => LONG;
    shown(4, asked(0));
    connection.choose(connection.choices[0]!);
    const told = { type: "step", before: 4, seq: 5, patch: [], situation: asked(0), facts: ROLL };
    lastSocket().says({ ...told, id: "1", guide: guide(3) });
    expect(connection.guide).toBeNull();
    vi.advanceTimersByTime(LONG);
    expect(connection.guide).toEqual(guide(3));
  });
});

describe("a server that lets go of a page that does not keep up", () => {
  it("is asked for what was missed, and no more", () => {
    shown(4, asked(0));
    lastSocket().breaks(4408);
    expect(connection.status).toBe("lost");
    expect(codes()).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    expect(new URL(lastSocket().address).searchParams.get("since")).toBe("4");
    lastSocket().open();
    shown(6, asked(0), [fact(5, 1), fact(6, 1)]);
    vi.runAllTimers();
    expect(connection.status).toBe("open");
    expect(connection.log.map(({ n }) => n)).toEqual([5, 6]);
    expect(codes()).toEqual(CODES);
  });
});

it("options that are told once are kept", () => {
  shown(4, asked(0), [], { options: { board: "mine" } });
  const { options: _, ...brief } = table("a", "playing", { seats, players: 3, title: "Later" });
  lastSocket().says({ type: "seats", table: brief });
  expect(connection.table).toMatchObject({ title: "Later", options: { board: "mine" } });
});
