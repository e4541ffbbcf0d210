import { describe, expect, it, vi } from "vitest";
import type { Moment } from "../lib/moments";
import { Director } from "./director.svelte";
import { MOMENTS, told } from "./samples";

const OCCASION = { facts: [], view: null, seat: null, names: [] };

function taken(place: string): Moment {
  return { kind: "conquest", place, seat: 0 };
}

function shown(director: Director): (string | null)[] {
  return director.showing.map(({ moment }) => ("place" in moment ? moment.place : null));
}

describe("a director", () => {
  it("shows one act after the other, each until all of it has been seen", () => {
    const director = new Director();
    director.play([[taken("a"), taken("b")], [taken("c")]], 1);
    expect(shown(director)).toEqual(["a", "b"]);
    const [first, second] = director.showing;
    director.end(first?.key ?? 0);
    expect(shown(director)).toEqual(["b"]);
    director.end(second?.key ?? 0);
    expect(shown(director)).toEqual(["c"]);
    director.end(director.showing[0]?.key ?? 0);
    expect(director.showing).toEqual([]);
  });

  it("lets the next begin while the last fades", () => {
    const director = new Director();
    director.play([[taken("a")], [taken("b")]], 1);
    const key = director.showing[0]?.key ?? 0;
    director.pass(key);
    expect(shown(director)).toEqual(["a", "b"]);
    director.end(key);
    expect(shown(director)).toEqual(["b"]);
  });

  it("drops what is not so any more", () => {
    const director = new Director();
    director.play([[taken("a")], [taken("b")]], 1);
    const late = director.showing[0]?.key ?? 0;
    director.play([[taken("c")]], 1);
    expect(shown(director)).toEqual(["c"]);
    director.end(late);
    expect(shown(director)).toEqual(["c"]);
    director.play([], 1);
    expect(director.showing).toEqual([]);
  });

  it("goes on with what follows from what is still to be seen", () => {
    const director = new Director();
    director.play([[taken("a")]], 1);
    director.follow([[taken("b")], [taken("c")]]);
    expect(shown(director)).toEqual(["a"]);
    director.pass(director.showing[0]?.key ?? 0);
    expect(shown(director)).toEqual(["a", "b"]);
    director.skip();
    director.follow([[taken("d")]]);
    expect(shown(director)).toEqual(["d"]);
  });

  it("tells what is ahead, when a die lies, and when all that matters has been seen", () => {
    const changed = vi.fn();
    const director = new Director(changed);
    const die = MOMENTS["rolled"]?.(told("rolled", { region: "a" }), OCCASION) as Moment;
    director.play([[die], [taken("b")]], 1);
    expect([director.throwing, director.acting]).toEqual([true, true]);
    expect(director.ahead.flat()).toHaveLength(2);
    const key = director.showing[0]?.key ?? 0;
    director.lie(key);
    expect([director.throwing, director.acting]).toEqual([false, true]);
    director.pass(key);
    expect(director.ahead.flat()).toEqual([taken("b")]);
    expect(changed).toHaveBeenCalledTimes(2);
    director.skip();
    expect([director.acting, director.ahead.flat()]).toEqual([false, []]);
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it("is done at once when somebody does not want to watch", () => {
    const director = new Director();
    director.play([[taken("a")], [taken("b")]], 1);
    expect(director.skip()).toBe(true);
    expect(director.showing).toEqual([]);
    expect(director.skip()).toBe(false);
  });

  it("shows nothing where nothing shall move", () => {
    const director = new Director();
    director.play([[taken("a")]], 0);
    expect(director.showing).toEqual([]);
  });
});
