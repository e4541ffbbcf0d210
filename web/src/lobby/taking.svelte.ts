import { problemOf } from "../lib/problem";
import { takeLesson } from "./lessons";

/** A lesson on its way, one at a time. */
export class Taking {
  busy = $state(false);
  problem = $state("");

  async take(key: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await takeLesson(key);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
