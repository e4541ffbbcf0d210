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
    dice: "commit-reveal-2",
    promise: "1".repeat(64),
    terms: "2".repeat(64),
    from: 1,
    base: "",
    named: [
      "8a117c41f00482e09c0e7c1916a3b0f706a6ece1c89494a7fc3992b098ea4ca6",
      "91c3df767bc165fdb603784250564214a51b18078aad24bbdbdd8b03234fcc6d",
    ],
    nonces: ["7".repeat(64), "8".repeat(64)],
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

function pactIn(told: TableShown): Pact {
  return told.commitments as unknown as Pact;
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

  it.each([
    ["another name", (told: TableShown) => void ((told.seats[0] as { name: string }).name = "Eve")],
    ["names that were swapped", (told: TableShown) => void told.seats.reverse()],
    [
      "nothing to check a name by",
      (told: TableShown) => void ((pactIn(told).nonces ?? [])[0] = ""),
    ],
    ["nothing that binds them", (told: TableShown) => void (pactIn(told).named = ["", ""])],
  ])("is not revealed where the table shows %s", async (_, change) => {
    const bound = await commitment();
    const told = table("opened", [bound, "3".repeat(64)]);
    change(told);
    await takePart(told);
    expect(sent).toEqual([]);
    await takePart(table("opened", [bound, "3".repeat(64)]));
    expect(sent).toHaveLength(1);
  });

  it("is given to a table of the older steps, which binds the names as they are", async () => {
    const bound = await commitment();
    const told = table("opened", [bound, "3".repeat(64)]);
    const { named: _named, nonces: _nonces, ...pact } = pactIn(told);
    const older: Pact = { ...pact, dice: "commit-reveal" };
    await takePart({ ...told, commitments: { ...older } });
    expect(sent).toHaveLength(1);
    const seen = seenOf("abc", {}).opening;
    expect(seen).toBe(await openingOf(older, ["Ann", "Bob"]));
    expect(seen).not.toBe(await openingOf(older, ["Ann", "Eve"]));
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
