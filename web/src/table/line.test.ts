// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FromServer } from "../lib/messages";
import { Line } from "./line";
import { FakeSocket, lastSocket, sockets } from "./sockets";

const heard: FromServer[] = [];
const lost: boolean[] = [];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  for (const list of [sockets, heard, lost]) list.length = 0;
  line = new Line(() => "ws://here", {
    heard: (message) => heard.push(message),
    lost: (gone) => lost.push(gone),
  });
  line.open();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("carries messages both ways while it is open", () => {
  expect(line.send({ type: "ping" })).toBe(false);
  lastSocket().open();
  expect(line.send({ type: "ping" })).toBe(true);
  expect(lastSocket().sent).toEqual([{ type: "ping" }]);
  lastSocket().says({ type: "pong", id: "", seq: 1 });
  expect(heard).toEqual([{ type: "pong", id: "", seq: 1 }]);
});

it("is mended after ever longer waits, and at once when somebody looks", () => {
  lastSocket().breaks();
  expect(lost).toEqual([false]);
  vi.advanceTimersByTime(250);
  lastSocket().breaks();
  vi.advanceTimersByTime(250);
  expect(sockets).toHaveLength(2);
  line.hurry();
  expect(sockets).toHaveLength(3);
  line.hurry();
  vi.advanceTimersByTime(10_000);
  expect(sockets).toHaveLength(3);
});

it("rests before it is mended where the server could not keep up with the page", () => {
  for (const [code, rest] of [
    [4408, 1000],
    [4429, 5000],
  ] as const) {
    const { length } = sockets;
    lastSocket().breaks(code);
    vi.advanceTimersByTime(rest - 1);
    expect(sockets).toHaveLength(length);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(length + 1);
    lastSocket().says({ type: "pong", id: "", seq: 1 });
  }
  expect(lost).toEqual([false, false]);
});

it("is not mended where there is nothing, nor after it is closed", () => {
  lastSocket().breaks(4404);
  expect(lost).toEqual([true]);
  line.open();
  line.close();
  lastSocket().breaks();
  vi.advanceTimersByTime(10_000);
  expect(sockets).toHaveLength(2);
  expect(lost).toEqual([true]);
});

it("does not listen to the one before it", () => {
  const [old] = sockets;
  line.open();
  old?.says({ type: "pong", id: "", seq: 1 });
  old?.breaks();
  expect(heard).toEqual([]);
  expect(lost).toEqual([]);
});
