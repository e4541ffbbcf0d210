// @vitest-environment jsdom
import { describe, expect, it, vi, afterEach } from "vitest";
import { placeOf } from "../lib/place";
import { fact, situation } from "../lib/samples";
import { Study, type Beat, type StudyShown } from "./study.svelte";

function beat(kind: Beat["kind"], codes: number[], more: Partial<Beat> = {}): Beat {
  return {
    kind,
    text: "",
    rule: "",
    facts: [],
    view: { codes },
    situation: situation({ seat: 0, actors: [0], codes }),
    scores: [0, 0],
    ...more,
  };
}

const SHOWN: StudyShown = {
  id: "bids-first-1",
  game: "bids",
  name: "A bid",
  players: ["Player 1", "Player 2"],
  rules: ["B-1"],
  beats: [beat("given", [3, 4]), beat("done", [5], { facts: [fact(1, 0)] }), beat("refused", [5])],
};

function answers(beats: Beat[]): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(JSON.stringify(beats)));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

describe("a scenario on its board", () => {
  it("is found where scenarios are, tables where tables are", () => {
    expect(placeOf(new Study(SHOWN).id)).toBe("api/proofs/bids-first-1");
    expect(placeOf("abc")).toBe("api/tables/abc");
  });

  it("goes by its steps, and not beyond them", () => {
    const study = new Study(SHOWN);
    study.back();
    expect(study.at).toBe(0);
    study.go(1);
    expect(study.recent).toHaveLength(1);
    study.go(9);
    expect(study.at).toBe(2);
    expect(study.log).toHaveLength(1);
  });

  it("follows moves of one's own, and comes back to its step", async () => {
    const tried = beat("tried", [7], { facts: [fact(2, 0)] });
    const fetched = answers([tried]);
    const study = new Study(SHOWN);
    study.go(1);
    const [choice] = study.choices;
    study.choose(choice!);
    await vi.waitFor(() => expect(study.astray).toBe(true));
    expect(fetched.mock.calls[0]?.[0].toString()).toContain("api/proofs/bids-first-1/try");
    expect(study.standing).toEqual({ at: 1, moves: [5] });
    expect(study.view).toEqual(tried.view);
    study.back();
    expect(study.astray).toBe(false);
    expect(study.at).toBe(1);
  });

  it("lets nobody choose where several seal their choices", () => {
    const sealed = beat("given", [3]);
    sealed.situation.sealed = true;
    expect(new Study({ ...SHOWN, beats: [sealed] }).choices).toEqual([]);
  });
});
