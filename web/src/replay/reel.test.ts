import { describe, expect, it } from "vitest";
import { beginning, LENGTH, Reel, type Moments } from "./reel";

const LAST = 230;

/** What the page gets of a game that counts its lines and keeps a mark of every tenth. */
function part(start: number): Moments {
  const end = Math.min(start + LENGTH, LAST);
  return {
    start,
    end,
    last: LAST,
    view: state(start),
    actors: [start % 2],
    prompt: `after ${start}`,
    scores: [start, 0],
    moments: Array.from({ length: end - start }, (_, at) => {
      const n = start + at + 1;
      return {
        n,
        by: n % 2,
        verb: "count",
        args: {},
        facts: [{ n, by: n % 2, effect: "counted", args: {}, text: `line ${n}` }],
        patch: [
          { op: "replace", path: "/count", value: n },
          ...(n % 10 === 0 ? [{ op: "add", path: `/marks/${n / 10 - 1}`, value: n }] : []),
          ...(n % 50 === 0 ? [{ op: "remove", path: "/marks/0" }] : []),
          ...(n % 50 === 0 ? [{ op: "add", path: "/marks/0", value: 10 }] : []),
        ],
        actors: [n % 2],
        prompt: `after ${n}`,
        scores: [n, 0],
      };
    }),
  };
}

function state(n: number): { count: number; marks: number[]; rest: { still: boolean } } {
  const marks = Array.from({ length: Math.floor(n / 10) }, (_, at) => 10 * (at + 1));
  return { count: n, marks, rest: { still: true } };
}

describe("a game part by part", () => {
  it("is found by its lines", () => {
    expect([0, 1, 100, 101, 200, 230].map(beginning)).toEqual([0, 0, 0, 100, 100, 200]);
  });

  it("goes forwards and backwards", () => {
    const reel = new Reel();
    [0, 100, 200].forEach((start) => reel.add(part(start)));
    const lines = Array.from({ length: LAST + 1 }, (_, n) => n);
    for (const n of [...lines, ...[...lines].reverse()]) {
      const { facts, ...frame } = reel.at(n) ?? { facts: [] };
      expect(frame).toEqual({
        n,
        view: state(n),
        actors: [n % 2],
        prompt: `after ${n}`,
        scores: [n, 0],
      });
      expect(facts.map((fact) => fact.text)).toEqual(n === 0 ? [] : [`line ${n}`]);
    }
  });

  it("shares what does not change", () => {
    const reel = new Reel();
    reel.add(part(0));
    expect(reel.at(7)?.view["rest"]).toBe(reel.at(93)?.view["rest"]);
    expect(reel.at(11)?.view["marks"]).toBe(reel.at(19)?.view["marks"]);
  });

  it("asks for the nearest part that is missing", () => {
    const reel = new Reel();
    expect(reel.missing(150, LAST)).toBe(100);
    reel.add(part(100));
    expect(reel.at(100)).toBeUndefined();
    expect(reel.at(101)?.view).toEqual(state(101));
    expect(reel.missing(230, LAST)).toBe(200);
    reel.add(part(200));
    expect(reel.missing(230, LAST)).toBe(0);
    reel.add(part(0));
    expect(reel.missing(230, LAST)).toBeUndefined();
    expect(reel.all().map((frame) => frame.n)).toEqual(
      Array.from({ length: LAST + 1 }, (_, n) => n),
    );
  });

  it("may have no lines at all", () => {
    const reel = new Reel();
    expect(reel.missing(0, 0)).toBe(0);
    reel.add({ ...part(0), moments: [], last: 0, end: 0 });
    expect(reel.missing(0, 0)).toBeUndefined();
    expect(reel.at(0)?.view).toEqual(state(0));
  });
});
