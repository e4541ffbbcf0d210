// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canonical } from "./canonical";
import { commitment, takePart } from "./hand";
import type { TableShown } from "./messages";
import { drawn, openingOf, sealedOf, type Pact } from "./pact";
import { keepHead, keepPromise, seenOf } from "./witness";

interface Vector {
  value: unknown;
  text: string;
}

const VECTORS = JSON.parse(readFileSync("src/lib/fixtures/canonical.json", "utf8")) as Vector[];

describe("data as one text", () => {
  it.each(VECTORS)("is the same everywhere: $text", ({ value, text }) => {
    expect(canonical(value)).toBe(text);
  });
});

function table(phase: "calling" | "opened", sealed: string[]): TableShown {
  const pact: Pact = {
    dice: "commit-reveal",
    promise: "1".repeat(64),
    terms: "2".repeat(64),
    from: 1,
    base: "",
    sealed,
    contributions: ["", ""],
    voided: [],
  };
  return {
    id: "abc",
    commitments: pact as unknown as Record<string, unknown>,
    dice: { phase, seats: [0, 1], until: 1 },
    seats: [
      { seat: 0, name: "Ann", mine: true },
      { seat: 1, name: "Bob", mine: false },
    ],
  } as unknown as TableShown;
}

describe("the part of this browser in the dice", () => {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  let answers: TableShown[] = [];

  beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
    vi.stubGlobal("fetch", (url: URL, given: RequestInit) => {
      const body = JSON.parse(String(given.body)) as Record<string, unknown>;
      sent.push({ path: url.pathname, body });
      const next = answers.shift() ?? { ...table("opened", ["", ""]), dice: null };
      return Promise.resolve(new Response(JSON.stringify(next), { status: 201 }));
    });
  });

  afterEach(() => vi.unstubAllGlobals());

  it("is drawn anew each time", () => {
    expect(drawn()).toMatch(/^[0-9a-f]{64}$/);
    expect(drawn()).not.toBe(drawn());
  });

  it("is bound when it is called, and revealed when all are", async () => {
    answers = [];
    await takePart(table("calling", ["", ""]));
    const [seal] = sent;
    expect(seal?.path).toMatch(/abc\/seal$/);
    const bound = String(seal?.body["commitment"]);
    const opened = table("opened", [bound, "3".repeat(64)]);
    await takePart(opened);
    const reveal = sent[1];
    expect(reveal?.path).toMatch(/abc\/reveal$/);
    expect(await sealedOf(String(reveal?.body["contribution"]))).toBe(bound);
    const pact = opened.commitments as unknown as Pact;
    const opening = await openingOf(pact, ["Ann", "Bob"]);
    keepPromise(opened);
    expect(seenOf("abc", opened.commitments).opening).toBe(opening);
  });

  it("is not revealed where something else was bound", async () => {
    await commitment();
    await takePart(table("opened", ["4".repeat(64), "3".repeat(64)]));
    expect(sent).toEqual([]);
  });

  it("ends with what this browser has seen of the chain", () => {
    const shown = table("opened", ["", ""]);
    keepPromise(shown);
    keepHead("abc", "5".repeat(64));
    keepHead("abc", "");
    expect(seenOf("abc", shown.commitments).head).toBe("5".repeat(64));
    expect(seenOf("imported", shown.commitments).head).toBe("5".repeat(64));
    expect(seenOf("other", { promise: "6".repeat(64) })).toEqual({});
  });
});
