import { download, get } from "../lib/api";
import { preferences } from "../lib/preferences.svelte";
import { problemOf } from "../lib/problem";
import type { components } from "../lib/schema";
import { seenOf, type Seen } from "../lib/witness";
import { judged, prove, readRecord, type Outcome, type Proof } from "./dice";

/** The dice of a game, thrown again in this browser. */
export class Checking {
  proof: Proof | null = $state.raw(null);
  outcome: Outcome | null = $state(null);
  /** What this browser saw while the game was played, if it kept it. */
  seen: Seen = $state.raw({});
  busy = $state(false);
  problem = $state("");

  private language = "";

  constructor(readonly id: string) {}

  async run(): Promise<void> {
    const language = preferences.language;
    if (this.busy || (this.proof && this.language === language)) return;
    this.busy = true;
    this.problem = "";
    try {
      const record = await download(`api/tables/${this.id}/record`);
      const told = await get<components["schemas"]["VerdictShown"]>(
        `api/tables/${this.id}/verdict`,
        { lang: language },
      );
      this.seen = seenOf(this.id, readRecord(record).header.commitments);
      this.proof = await prove(record, told.draws);
      this.outcome = judged(this.proof, this.seen);
      this.language = language;
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
