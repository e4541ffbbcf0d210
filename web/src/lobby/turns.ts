import { address } from "../lib/address";
import { linesOf } from "./tables";
import type { Turn } from "./types";

interface Told {
  type: string;
}

/** The tables at which I have to decide now, by what the server tells of me up to `ready`. */
export async function turnsNow(): Promise<Map<string, Turn>> {
  const turns = new Map<string, Turn>();
  const enough = new AbortController();
  const answer = await fetch(address("api/stream/events"), { signal: enough.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!answer.ok || !reader) return turns;
  for (let rest = ""; ;) {
    const { value, done } = await reader.read();
    const found = linesOf(rest + (value ?? ""));
    rest = found.rest;
    for (const line of found.lines) {
      const told = JSON.parse(line) as Told;
      if (told.type === "turn") turns.set((told as Turn).table, told as Turn);
      if (told.type === "ready") {
        enough.abort();
        return turns;
      }
    }
    if (done) return turns;
  }
}
