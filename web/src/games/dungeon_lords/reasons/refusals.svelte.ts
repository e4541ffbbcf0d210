import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { Refused } from "../../../lib/messages";
import type { Move, Scene } from "../../../lib/scene";
import { rested } from "../rest";

/** How many lines the server tries at once. */
const BATCH = 24;

/** Why what cannot be chosen cannot be chosen, as the server says when it is asked. */
export class Refusals {
  private readonly told = new SvelteMap<string, Refused | null>();
  private seq = -1;

  constructor(private readonly scene: Scene) {}

  of(move: Move): Refused | null {
    return this.told.get(this.keyOf(move)) ?? null;
  }

  /** Ask about moves, each once as the table stands. */
  async want(moves: readonly Move[]): Promise<void> {
    const { scene } = this;
    if (!scene.foresee || moves.length === 0) return;
    const { seq } = scene;
    const keyed = moves.map((move) => ({ move, key: this.keyOf(move) }));
    const asked = untrack(() => this.fresh(seq, keyed));
    if (asked.length === 0) return;
    if (!(await rested(scene))) {
      for (const { key } of asked) this.told.delete(key);
      return;
    }
    const before = (scene.draft?.picks ?? []).map(({ code }) => ({ code }));
    for (let at = 0; at < asked.length; at += BATCH) {
      const part = asked.slice(at, at + BATCH);
      const answers = await scene
        .foresee(part.map(({ move }) => [...before, move]))
        .catch(() => []);
      for (const [place, { refused }] of answers.entries()) {
        const key = part[place]?.key;
        if (key !== undefined && refused) this.told.set(key, refused);
      }
    }
  }

  /** Those that are not asked about yet, marked as asked. */
  private fresh<Item extends { key: string }>(seq: number, items: readonly Item[]): Item[] {
    if (this.seq !== seq) this.told.clear();
    this.seq = seq;
    const found = items.filter(({ key }) => !this.told.has(key));
    for (const { key } of found) this.told.set(key, null);
    return found;
  }

  private keyOf({ verb, args }: Move): string {
    const { seq, draft } = this.scene;
    const picks = (draft?.picks ?? []).map(({ code }) => code).join(" ");
    return `${seq} ${picks} ${verb} ${Object.values(args ?? {}).join(" ")}`;
  }
}

const known = new WeakMap<Scene, Refusals>();

/** What is known at a table, for all parts of the page. */
export function refusalsOf(scene: Scene): Refusals {
  const found = known.get(scene) ?? new Refusals(scene);
  known.set(scene, found);
  return found;
}
