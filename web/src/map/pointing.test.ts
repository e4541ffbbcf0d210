import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pointing } from "./pointing";

const by = (pointerType: string): PointerEvent => ({ pointerType }) as PointerEvent;

describe("what is pointed at", () => {
  const shown: string[] = [];
  let pointing: Pointing;

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    pointing = new Pointing((id) => shown.push(id));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("is where a mouse rests, not what it crosses", () => {
    pointing.enter(by("mouse"), "a");
    vi.advanceTimersByTime(50);
    pointing.leave();
    pointing.enter(by("mouse"), "b");
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["b"]);
  });

  it("is what a finger stays on, and such a touch chooses nothing", () => {
    pointing.down(by("touch"), "a");
    vi.advanceTimersByTime(500);
    expect(shown).toEqual(["a"]);
    expect(pointing.looked()).toBe(true);
  });

  it("is nothing when a finger only taps", () => {
    pointing.down(by("touch"), "a");
    vi.advanceTimersByTime(100);
    expect(pointing.looked()).toBe(false);
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([]);
  });
});
