import type { components } from "../lib/schema";
import { digest, signer, unhex, utf8 } from "./digest";

export type Draw = components["schemas"]["Draw"];
export type Possible = components["schemas"]["Possible"];
export type Args = Possible["args"];

/** What the header of a record says of its dice. */
export interface Commitments {
  dice: string;
  promise: string;
  contributions: string[];
  from: number;
  seed?: string;
}

export interface Line {
  n: number;
  seat: number | "chance";
  verb: string;
  args: Args;
}

/** A die or draw thrown again here: the numbers it comes from, and whether the record agrees. */
export interface Throw {
  n: number;
  draw: number;
  message: string;
  attempt: number;
  value: string;
  below: number;
  number: number;
  outcomes: Possible[];
  /** Which of the outcomes the number falls on. */
  at: number;
  right: boolean;
  found: string;
  expected: string;
}

export type Reason =
  "" | "no-commitments" | "unknown-dice" | "seed-hidden" | "promise-broken" | "no-chance";

/** What could be worked out of a record; `reason` tells why nothing was. */
export interface Proof {
  reason: Reason;
  made: Commitments | null;
  /** The SHA-256 of the revealed seed; the promise, if it was kept. */
  digest: string;
  salt: string;
  /** How many lines of chance came before these dice. */
  before: number;
  throws: Throw[];
}

const DICE = "hmac-sha256";
const SPACE = 2n ** 256n;

export function readRecord(text: string): { made: Commitments | null; lines: Line[] } {
  const [header, ...lines] = text
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row) as unknown);
  const made = (header as { commitments?: Partial<Commitments> }).commitments;
  return { made: made?.dice ? (made as Commitments) : null, lines: lines as Line[] };
}

/** Throw every die of a record again, counting off the outcomes that the rules list. */
export async function prove(text: string, draws: readonly Draw[]): Promise<Proof> {
  const { made, lines } = readRecord(text);
  const proof: Proof = { reason: "", made, digest: "", salt: "", before: 0, throws: [] };
  if (!made) return { ...proof, reason: "no-commitments" };
  if (made.dice !== DICE) return { ...proof, reason: "unknown-dice" };
  if (!made.seed) return { ...proof, reason: "seed-hidden" };
  const seed = unhex(made.seed);
  proof.digest = await digest(seed);
  proof.salt = await digest(utf8(JSON.stringify(made.contributions)));
  if (proof.digest !== made.promise) return { ...proof, reason: "promise-broken" };
  const sign = await signer(seed);
  const listed = new Map(draws.map((draw) => [draw.n, draw]));
  let draw = 0;
  for (const line of lines) {
    if (line.seat !== "chance") continue;
    draw += 1;
    if (line.n < made.from) proof.before += 1;
    else proof.throws.push(await thrown(sign, proof.salt, draw, line, listed.get(line.n)));
  }
  return { ...proof, reason: proof.throws.length > 0 ? "" : "no-chance" };
}

async function thrown(
  sign: (message: string) => Promise<string>,
  salt: string,
  draw: number,
  line: Line,
  listed: Draw | undefined,
): Promise<Throw> {
  const outcomes = listed?.outcomes ?? [];
  const below = outcomes.reduce((sum, outcome) => sum + outcome.weight, 0);
  const found = { ...(await number(sign, `${salt}:${draw}`, Math.max(below, 1))), below };
  const at = counted(outcomes, found.number);
  const outcome = outcomes[at];
  return {
    n: line.n,
    draw,
    ...found,
    outcomes,
    at,
    right: outcome !== undefined && isSame(outcome, line),
    found: listed?.found ?? "",
    expected: listed?.expected ?? "",
  };
}

/** A number from 0 up to `below`; values in the uneven rest at the top are thrown away. */
async function number(
  sign: (message: string) => Promise<string>,
  stem: string,
  below: number,
): Promise<Pick<Throw, "message" | "attempt" | "value" | "number">> {
  const even = SPACE - (SPACE % BigInt(below));
  for (let attempt = 0; ; attempt++) {
    const message = `${stem}:${attempt}`;
    const value = await sign(message);
    const whole = BigInt(`0x${value}`);
    if (whole < even) return { message, attempt, value, number: Number(whole % BigInt(below)) };
  }
}

/** Which outcome a number falls on, when they are counted off by their weights. */
export function counted(outcomes: readonly Possible[], number: number): number {
  let left = number;
  return outcomes.findIndex((outcome) => (left -= outcome.weight) < 0);
}

/** The numbers that each outcome has: from the first to the last. */
export function shares(outcomes: readonly Possible[]): { from: number; to: number }[] {
  let from = 0;
  return outcomes.map(({ weight }) => {
    const share = { from, to: from + weight - 1 };
    from += weight;
    return share;
  });
}

function isSame(outcome: Possible, line: Line): boolean {
  const keys = Object.keys(outcome.args);
  return (
    outcome.verb === line.verb &&
    keys.length === Object.keys(line.args).length &&
    keys.every((key) => outcome.args[key] === line.args[key])
  );
}

export type Outcome = "proved" | "faults" | "other-promise" | Exclude<Reason, "">;

/** In one word: proved, or why not. `seen` is the promise that was seen while playing. */
export function judged(proof: Proof, seen: string | undefined): Outcome {
  if (proof.made && seen !== undefined && seen !== proof.made.promise) return "other-promise";
  if (proof.reason) return proof.reason;
  return proof.throws.every((one) => one.right) ? "proved" : "faults";
}
