import { post } from "./api";
import type { TableShown } from "./messages";
import { drawn, namesFit, namesOf, openingOf, pactOf, sealedOf, takenOut } from "./pact";
import { spoken } from "./problem";
import { mySeats } from "./seats";
import { keepOpening } from "./witness";

const KEY = "warren-hands";
const MOST = 50;

/** What this browser has drawn, by what binds it; kept so that it can be revealed after a reload. */
const hands = new Map<string, string>();
/** What is being answered, and what was revealed: news from before may ask for it once more. */
const answered = new Set<string>();

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

/** Draw a contribution to the dice of a table; what binds this device to it. */
export async function commitment(): Promise<string> {
  const contribution = drawn();
  const bound = await sealedOf(contribution);
  hands.set(bound, contribution);
  try {
    const all = [...Object.entries(read()), [bound, contribution]].slice(-MOST);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all)));
  } catch {
    return bound;
  }
  return bound;
}

/** Give what a table asks of this device for its dice, as long as it asks for anything. */
export async function takePart(table: TableShown): Promise<TableShown> {
  const answer = await answerTo(table);
  if (!answer) return table;
  const { seat, contribution = "" } = answer.body;
  const once = [table.id, answer.what, answer.promise, seat, contribution].join(" ");
  if (answered.has(once)) return table;
  answered.add(once);
  try {
    const path = `api/tables/${table.id}/${answer.what}`;
    const next = await post<TableShown>(path, answer.body, spoken());
    if (answer.what === "seal") answered.delete(once);
    return await takePart(next);
  } catch {
    answered.delete(once);
    return table;
  }
}

interface Answer {
  what: "seal" | "reveal";
  promise: string;
  body: { seat: number; commitment?: string; contribution?: string };
}

async function answerTo(table: TableShown): Promise<Answer | null> {
  const pact = pactOf(table.commitments);
  const call = table.dice;
  if (!pact || !call) return null;
  const mine = mySeats(table).filter(({ seat }) => call.seats.includes(seat));
  const { promise } = pact;
  if (call.phase === "calling") {
    const seat = mine[0]?.seat;
    if (seat === undefined) return null;
    return { what: "seal", promise, body: { seat, commitment: await commitment() } };
  }
  const names = namesOf(table);
  if (takenOut(pact).length > 0 || !(await namesFit(pact, names))) return null;
  for (const { seat } of mine) {
    const bound = pact.sealed[seat] ?? "";
    const contribution = hands.get(bound) ?? read()[bound];
    if (contribution === undefined) continue;
    keepOpening(table.id, await openingOf(pact, names));
    return { what: "reveal", promise, body: { seat, contribution } };
  }
  return null;
}
