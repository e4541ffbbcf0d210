// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preferences } from "../lib/preferences.svelte";
import type { Sound } from "../lib/sounds";
import { Orchestra } from "./orchestra";

const heard: [Sound, number][] = [];
const orchestra = new Orchestra((sound, volume) => heard.push([sound, volume]));

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  [preferences.sound, preferences.volume] = [true, 0.4];
});

afterEach(() => {
  preferences.sound = false;
  vi.useRealTimers();
});

it("plays what is due, as loud as somebody likes", () => {
  orchestra.play([
    { sound: "die", at: 0 },
    { sound: "conquest", at: 500 },
  ]);
  vi.advanceTimersByTime(499);
  expect(heard).toEqual([["die", 0.4]]);
  vi.advanceTimersByTime(1);
  expect(heard.at(-1)).toEqual(["conquest", 0.4]);
});

it("falls silent with what is skipped, and goes over to what is new", () => {
  orchestra.play([{ sound: "conquest", at: 500 }]);
  orchestra.play([{ sound: "coins", at: 600 }]);
  vi.advanceTimersByTime(599);
  expect(heard).toEqual([]);
  orchestra.stop();
  vi.runAllTimers();
  expect(heard).toEqual([]);
});

it("plays nothing unasked", () => {
  preferences.sound = false;
  orchestra.play([{ sound: "die", at: 0 }]);
  vi.runAllTimers();
  expect(heard).toEqual([]);
});
