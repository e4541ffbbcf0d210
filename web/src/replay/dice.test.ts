// @vitest-environment node
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { counted, judged, prove, readRecord, shares, type Draw, type Possible } from "./dice";
import { digest, hex, signer, utf8 } from "./digest";
import { hmacSha256, sha256 } from "./sha";

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

function written(change: (rows: Row[]) => void = () => undefined): string {
  const copy = structuredClone(RECORD);
  change(copy);
  return copy.map((row) => `${JSON.stringify(row)}\n`).join("");
}

function fair(rows: Row[]): Record<string, unknown> {
  return rows[0]?.["commitments"] as Record<string, unknown>;
}

afterEach(() => vi.unstubAllGlobals());

describe("the dice of a record", () => {
  it("are thrown again and found right", async () => {
    const proof = await prove(written(), DRAWS);
    expect(proof.reason).toBe("");
    expect(proof.digest).toBe(proof.made?.promise);
    expect(proof.throws).toHaveLength(DRAWS.length);
    expect(proof.throws.every((one) => one.right)).toBe(true);
    expect(judged(proof, undefined)).toBe("proved");
    expect(judged(proof, proof.made?.promise)).toBe("proved");
  });

  it("give the numbers that the documentation lists", async () => {
    const { throws } = await prove(written(), DRAWS);
    const dice = throws.filter((one) => one.outcomes[0]?.verb === "die");
    expect(dice.map((one) => [one.n, one.draw, one.outcomes[one.at]?.args["value"]])).toEqual([
      [32, 18, 0],
      [38, 19, 1],
      [56, 22, 2],
      [69, 23, 0],
      [83, 24, 2],
      [98, 25, 0],
      [113, 26, 1],
      [117, 27, 0],
      [126, 30, 3],
      [130, 31, 0],
      [142, 32, 1],
    ]);
  });

  it("are thrown the same without the crypto of the browser", async () => {
    const proof = await prove(written(), DRAWS);
    vi.stubGlobal("crypto", {});
    expect(await prove(written(), DRAWS)).toEqual(proof);
  });

  it("show a die that was changed", async () => {
    const proof = await prove(
      written((rows) => (rows[38] = { ...rows[38], args: { value: 3 } })),
      DRAWS,
    );
    expect(proof.throws.filter((one) => !one.right).map((one) => one.n)).toEqual([38]);
    expect(judged(proof, undefined)).toBe("faults");
  });

  it("show a die that the server does not list", async () => {
    const proof = await prove(written(), DRAWS.slice(1));
    expect(proof.throws[0]).toMatchObject({ n: 1, draw: 1, right: false });
    expect(judged(proof, undefined)).toBe("faults");
  });

  it("show other contributions", async () => {
    const proof = await prove(
      written((rows) => (fair(rows)["contributions"] = ["let it roll", "мой кот спит"])),
      DRAWS,
    );
    expect(judged(proof, undefined)).toBe("faults");
  });

  it("do not answer for what came before them", async () => {
    const proof = await prove(
      written((rows) => (fair(rows)["from"] = 40)),
      DRAWS.filter((draw) => draw.n >= 40),
    );
    expect(proof.before).toBe(19);
    expect(proof.throws[0]?.draw).toBe(20);
    expect(judged(proof, undefined)).toBe("proved");
  });

  it.each([
    ["no-commitments", (rows: Row[]) => void (rows[0] = { ...rows[0], commitments: {} })],
    ["unknown-dice", (rows: Row[]) => void (fair(rows)["dice"] = "glass")],
    ["seed-hidden", (rows: Row[]) => void delete fair(rows)["seed"]],
    ["promise-broken", (rows: Row[]) => void (fair(rows)["promise"] = "0".repeat(64))],
    ["no-chance", (rows: Row[]) => void (fair(rows)["from"] = 1000)],
  ])("prove nothing: %s", async (reason, change) => {
    const proof = await prove(written(change), DRAWS);
    expect(proof.reason).toBe(reason);
    expect(judged(proof, undefined)).toBe(reason);
  });

  it("prove nothing when something else was promised", async () => {
    expect(judged(await prove(written(), DRAWS), "1".repeat(64))).toBe("other-promise");
  });

  it("are read from the record", () => {
    const { made, lines } = readRecord(written());
    expect(made?.contributions).toEqual(["мой кот спит", "let it roll"]);
    expect(lines).toHaveLength(RECORD.length - 1);
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
