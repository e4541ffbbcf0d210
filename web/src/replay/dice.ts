import { digest, signer, unhex, utf8 } from "../lib/digest";
import { pactOf, takenOut, type Pact } from "../lib/pact";
import type { components } from "../lib/schema";
import { isPromised, type Seen } from "../lib/witness";
import { brokenIn, headsOf, promisedBy, type Broken, type Header } from "./chain";

export type Draw = components["schemas"]["Draw"];
export type Possible = components["schemas"]["Possible"];
export type Args = Possible["args"];

/** What the header of a record says of its dice; under an older promise there is no pact. */
export interface Commitments extends Partial<Pact> {
  dice: string;
  promise: string;
  contributions: string[];
  from: number;
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
  | ""
  | "no-commitments"
  | "unknown-dice"
  | "seed-hidden"
  | "terms-broken"
  | "promise-broken"
  | "seal-broken"
  | "name-broken"
  | "head-broken"
  | "no-chance";

/** What could be worked out of a record; `reason` tells why nothing was. */
export interface Proof {
  reason: Reason;
  made: Commitments | null;
  /** What the revealed seed comes to; the promise, if it was kept. */
  digest: string;
  salt: string;
  /** How many lines of chance came before these dice. */
  before: number;
  throws: Throw[];
  /** The chain: the opening, and the head after each line; empty under an older promise. */
  heads: string[];
}

const DICE = "hmac-sha256";
const SPACE = 2n ** 256n;

export interface Read {
  header: Header;
  made: Commitments | null;
  lines: Line[];
}

export function readRecord(text: string): Read {
  const [first, ...lines] = text
    .trim()
    .split("\n")
    .map((row) => JSON.parse(row) as unknown);
  const header = first as Header;
  const made = header.commitments as Partial<Commitments>;
  return { header, made: made.dice ? (made as Commitments) : null, lines: lines as Line[] };
}

/** Throw every die of a record again, counting off the outcomes that the rules list. */
export async function prove(text: string, draws: readonly Draw[]): Promise<Proof> {
  const read = readRecord(text);
  const { header, made, lines } = read;
  const proof: Proof = {
    reason: "",
    made,
    digest: "",
    salt: "",
    before: 0,
    throws: [],
    heads: [],
  };
  if (!made) return { ...proof, reason: "no-commitments" };
  const pact = pactOf(header.commitments);
  if (made.dice !== DICE && !pact) return { ...proof, reason: "unknown-dice" };
  if (!made.seed) return { ...proof, reason: "seed-hidden" };
  const seed = unhex(made.seed);
  proof.digest = pact ? await promisedBy(pact.dice, made.seed, pact.terms) : await digest(seed);
  proof.salt = await digest(utf8(JSON.stringify(made.contributions)));
  const broken = await brokenBy(read, pact, proof.digest);
  if (broken) return { ...proof, reason: broken };
  if (pact) proof.heads = await headsOf(header, pact, lines);
  const sign = await signer(seed);
  const listed = new Map(draws.map((draw) => [draw.n, draw]));
  let draw = 0;
  for (const line of lines) {
    if (line.seat !== "chance") continue;
    draw += 1;
    if (line.n < made.from) proof.before += 1;
    else proof.throws.push(await thrown(sign, proof.salt, draw, line, listed.get(line.n)));
  }
  if (pact && proof.heads.at(-1) !== pact.head) return { ...proof, reason: "head-broken" };
  return { ...proof, reason: proof.throws.length > 0 ? "" : "no-chance" };
}

async function brokenBy(read: Read, pact: Pact | null, found: string): Promise<Broken> {
  if (pact) return brokenIn(read.header, pact, read.lines);
  return found === read.made?.promise ? "" : "promise-broken";
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

export type Missing =
  "old-dice" | "no-device" | "voided" | "before" | "name-gone" | "head-unseen" | "end-unseen";

export type Outcome =
  "proved" | "incomplete" | "faults" | "other-promise" | "other-head" | Exclude<Reason, "">;

/** In one word: proved, in part, or why not, by what this browser saw while the game was played. */
export function judged(proof: Proof, seen: Seen): Outcome {
  if (proof.made && seen.promise && !isPromised(seen.promise, { ...proof.made }))
    return "other-promise";
  if (proof.heads.length > 0 && !isSeen(proof.heads, seen)) return "other-head";
  if (proof.reason) return proof.reason;
  if (!proof.throws.every((one) => one.right)) return "faults";
  return missingIn(proof, seen).length > 0 ? "incomplete" : "proved";
}

function isSeen(heads: readonly string[], { opening, head }: Seen): boolean {
  return (opening ?? heads[0]) === heads[0] && (head === undefined || heads.includes(head));
}

/** What nothing speaks against and nothing proves. */
export function missingIn(proof: Proof, seen: Seen): Missing[] {
  const { made, heads } = proof;
  if (!made) return [];
  if (heads.length === 0) return ["old-dice"];
  const found: Missing[] = [];
  if (!made.sealed?.some(Boolean)) found.push("no-device");
  if (made.voided?.length) found.push("voided");
  if (proof.before > 0) found.push("before");
  if (takenOut(made).length > 0) found.push("name-gone");
  if (seen.head === undefined && seen.opening === undefined) found.push("head-unseen");
  else if (seen.head !== heads.at(-1)) found.push("end-unseen");
  return found;
}

/** The line up to which this browser has seen the chain. */
export function lineOf(proof: Proof, seen: Seen): number {
  const at = seen.head === undefined ? 0 : proof.heads.indexOf(seen.head);
  return at + (proof.made?.from ?? 1) - 1;
}
