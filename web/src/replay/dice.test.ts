// @vitest-environment node
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  counted,
  judged,
  lineOf,
  missingIn,
  prove,
  readRecord,
  shares,
  type Draw,
  type Possible,
} from "./dice";
import { digest, hex, signer, unhex, utf8 } from "../lib/digest";
import { takenOut } from "../lib/pact";
import { hmacSha256, sha256 } from "../lib/sha";
import type { Seen } from "../lib/witness";

function rows<T>(path: string): T[] {
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row) as T);
}

type Row = Record<string, unknown>;

const RECORD = rows<Row>("../../../examples/records/fair-dice.ndjson");
const DRAWS = rows<Draw>("./fixtures/fair-dice.draws.ndjson");

function written(change: (rows: Row[]) => void = () => undefined, record = RECORD): string {
  const copy = structuredClone(record);
  change(copy);
  return copy.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function swapped(rows: Row[]): void {
  (rows[0]?.["seats"] as unknown[]).reverse();
}

function fair(rows: Row[]): Record<string, unknown> {
  return rows[0]?.["commitments"] as Record<string, unknown>;
}

const OLDER = rows<Row>("../../../tests/fixtures/records/commit-reveal.ndjson");

const HEAD = String(fair(RECORD)["head"]);
const SEEN: Seen = { promise: String(fair(RECORD)["promise"]), head: HEAD };

/** The same game under the promise that older servers made. */
async function older(change: (rows: Row[]) => void = () => undefined): Promise<string> {
  const { seed, contributions, from } = fair(RECORD);
  const promise = await digest(unhex(String(seed)));
  return written((rows) => {
    rows[0] = {
      ...rows[0],
      commitments: { dice: "hmac-sha256", promise, contributions, from, seed },
    };
    change(rows);
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("the dice of a record", () => {
  it("are thrown again and found right", async () => {
    const proof = await prove(written(), DRAWS);
    expect(proof.reason).toBe("");
    expect(proof.digest).toBe(proof.made?.promise);
    expect(proof.throws).toHaveLength(DRAWS.length);
    expect(proof.throws.every((one) => one.right)).toBe(true);
    expect(proof.heads).toHaveLength(RECORD.length);
    expect(proof.heads.at(-1)).toBe(HEAD);
    expect(judged(proof, SEEN)).toBe("proved");
  });

  it("give the numbers that the documentation lists", async () => {
    const { throws } = await prove(written(), DRAWS);
    const dice = throws.filter((one) => one.outcomes[0]?.verb === "die");
    expect(dice.map((one) => [one.n, one.draw, one.outcomes[one.at]?.args["value"]])).toEqual([
      [34, 18, 0],
      [49, 19, 3],
      [53, 20, 0],
      [63, 21, 2],
      [80, 22, 3],
      [86, 23, 0],
      [92, 24, 2],
      [105, 25, 2],
      [110, 26, 2],
      [119, 27, 2],
      [124, 28, 3],
      [132, 29, 0],
      [136, 30, 0],
    ]);
  });

  it("are thrown the same without the crypto of the browser", async () => {
    const proof = await prove(written(), DRAWS);
    vi.stubGlobal("crypto", {});
    expect(await prove(written(), DRAWS)).toEqual(proof);
  });

  it("show a die that the server does not list", async () => {
    const proof = await prove(written(), DRAWS.slice(1));
    expect(proof.throws[0]).toMatchObject({ n: 1, draw: 1, right: false });
    expect(judged(proof, {})).toBe("faults");
  });

  it("show what nobody who did not see the game can know", async () => {
    const proof = await prove(written(), DRAWS);
    expect(judged(proof, {})).toBe("incomplete");
    expect(missingIn(proof, {})).toEqual(["head-unseen"]);
    const [opening = "", , , third = ""] = proof.heads;
    for (const [seen, line] of [
      [{ opening }, 0],
      [{ opening, head: third }, 3],
    ] as const) {
      expect(missingIn(proof, seen)).toEqual(["end-unseen"]);
      expect(lineOf(proof, seen)).toBe(line);
    }
  });

  it.each([
    ["a line of a player", (rows: Row[]) => void (rows[20] = { ...rows[20], seat: 1 })],
    ["the end", (rows: Row[]) => void rows.pop()],
  ])("show that %s was changed, to whoever saw the game", async (_, change) => {
    expect((await prove(written(change), DRAWS)).reason).toBe("head-broken");
    const draft = await prove(written(change), DRAWS);
    const forged = written((rows) => {
      change(rows);
      fair(rows)["head"] = draft.heads.at(-1);
    });
    const proof = await prove(forged, DRAWS);
    expect(judged(proof, {})).toBe("incomplete");
    expect(judged(proof, SEEN)).toBe("other-head");
  });

  it("show that a name is not the one that was bound", async () => {
    const draft = await prove(written(swapped), DRAWS);
    expect(draft.reason).toBe("name-broken");
    expect(judged(draft, {})).toBe("name-broken");
    const forged = async (head: string) =>
      prove(
        written((rows) => {
          swapped(rows);
          for (const field of ["named", "nonces"]) (fair(rows)[field] as string[]).reverse();
          fair(rows)["head"] = head;
        }),
        DRAWS,
      );
    const proof = await forged((await forged("")).heads.at(-1) ?? "");
    expect(judged(proof, {})).toBe("incomplete");
    expect(judged(proof, SEEN)).toBe("other-head");
  });

  it("are proved when a name was taken out, and tell so", async () => {
    const gone = (name: string) =>
      prove(
        written((rows) => {
          (rows[0]?.["seats"] as { name: string }[])[1] = { name };
          (fair(rows)["nonces"] as string[])[1] = "";
        }),
        DRAWS,
      );
    const proof = await gone("2");
    expect(judged(proof, SEEN)).toBe("incomplete");
    expect(missingIn(proof, SEEN)).toEqual(["name-gone"]);
    expect(takenOut(proof.made ?? {})).toEqual([1]);
    for (const name of ["Борис", "1", ""])
      expect(judged(await gone(name), SEEN)).toBe("name-broken");
  });

  it("show an opening that was another", async () => {
    expect(judged(await prove(written(), DRAWS), { opening: HEAD })).toBe("other-head");
  });

  it("tell of a round that came to nothing", async () => {
    const before = { promise: "0".repeat(64), missing: [1] };
    const voided = (rows: Row[]) => void (fair(rows)["voided"] = [before]);
    const draft = await prove(written(voided), DRAWS);
    const proof = await prove(
      written((rows) => {
        voided(rows);
        fair(rows)["head"] = draft.heads.at(-1);
      }),
      DRAWS,
    );
    const seen = { promise: before.promise, head: String(draft.heads.at(-1)) };
    expect(judged(proof, seen)).toBe("incomplete");
    expect(missingIn(proof, seen)).toEqual(["voided"]);
  });

  it.each([
    ["no-commitments", (rows: Row[]) => void (rows[0] = { ...rows[0], commitments: {} })],
    ["unknown-dice", (rows: Row[]) => void (fair(rows)["dice"] = "glass")],
    ["seed-hidden", (rows: Row[]) => void delete fair(rows)["seed"]],
    ["promise-broken", (rows: Row[]) => void (fair(rows)["promise"] = "0".repeat(64))],
    ["terms-broken", (rows: Row[]) => void (fair(rows)["from"] = 40)],
    ["terms-broken", (rows: Row[]) => void (rows[0] = { ...rows[0], options: { first: 1 } })],
    ["terms-broken", (rows: Row[]) => void (rows[0] = { ...rows[0], rules: 1 })],
    ["name-broken", (rows: Row[]) => void (fair(rows)["named"] as string[]).reverse()],
    ["seal-broken", (rows: Row[]) => void (fair(rows)["contributions"] as string[]).reverse()],
  ])("prove nothing: %s", async (reason, change) => {
    const proof = await prove(written(change), DRAWS);
    expect(proof.reason).toBe(reason);
    expect(judged(proof, {})).toBe(reason);
  });

  it("prove nothing when something else was promised", async () => {
    const seen = { promise: "1".repeat(64) };
    expect(judged(await prove(written(), DRAWS), seen)).toBe("other-promise");
  });

  it("are read from the record", () => {
    const { made, lines } = readRecord(written());
    expect(made?.contributions).toEqual(["a1".repeat(32), "b2".repeat(32)]);
    expect(lines).toHaveLength(RECORD.length - 1);
  });
});

describe("the dice of a record that binds the names as they are", () => {
  const head = String(fair(OLDER)["head"]);

  it("are proved as ever", async () => {
    const proof = await prove(written(undefined, OLDER), DRAWS);
    expect(judged(proof, { head })).toBe("proved");
    expect(missingIn(proof, { head })).toEqual([]);
  });

  it("do not fit when a name was changed", async () => {
    const proof = await prove(written(swapped, OLDER), DRAWS);
    expect(judged(proof, {})).toBe("head-broken");
    expect(judged(proof, { head })).toBe("other-head");
  });
});

describe("the dice of an older record", () => {
  it("show a die that was changed", async () => {
    const proof = await prove(
      await older((rows) => (rows[34] = { ...rows[34], args: { value: 3 } })),
      DRAWS,
    );
    expect(proof.throws.filter((one) => !one.right).map((one) => one.n)).toEqual([34]);
    expect(judged(proof, {})).toBe("faults");
  });

  it("are found right, with what they cannot prove", async () => {
    const proof = await prove(await older(), DRAWS);
    expect(proof.throws.every((one) => one.right)).toBe(true);
    expect(judged(proof, {})).toBe("incomplete");
    expect(missingIn(proof, {})).toEqual(["old-dice"]);
  });

  it("do not answer for what came before them", async () => {
    const proof = await prove(
      await older((rows) => (fair(rows)["from"] = 40)),
      DRAWS.filter((draw) => draw.n >= 40),
    );
    expect(proof.before).toBe(proof.throws[0] ? proof.throws[0].draw - 1 : -1);
  });

  it.each([
    ["promise-broken", (rows: Row[]) => void (fair(rows)["promise"] = "0".repeat(64))],
    ["no-chance", (rows: Row[]) => void (fair(rows)["from"] = 1000)],
  ])("prove nothing: %s", async (reason, change) => {
    expect((await prove(await older(change), DRAWS)).reason).toBe(reason);
  });
});

describe("outcomes", () => {
  const die: Possible[] = [3, 1, 1, 1].map((weight, value) => ({
    verb: "die",
    args: { value },
    weight,
  }));

  it("are counted off by their weights", () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((number) => counted(die, number))).toEqual([
      0, 0, 0, 1, 2, 3, -1,
    ]);
    expect(shares(die)).toEqual([
      { from: 0, to: 2 },
      { from: 3, to: 3 },
      { from: 4, to: 4 },
      { from: 5, to: 5 },
    ]);
  });
});

describe("digests without the crypto of the browser", () => {
  it.each([0, 3, 55, 56, 63, 64, 65, 119, 1000])("are the same for %i bytes", async (length) => {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    expect(hex(sha256(bytes))).toBe(await digest(bytes));
  });

  it.each([0, 32, 64, 65])("are the same with a key of %i bytes", async (length) => {
    const key = Uint8Array.from({ length: length || 1 }, (_, at) => at);
    const sign = await signer(key);
    expect(hex(hmacSha256(key, utf8("соль:1:0")))).toBe(await sign("соль:1:0"));
  });
});
