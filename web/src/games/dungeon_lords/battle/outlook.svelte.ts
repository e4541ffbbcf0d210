import type { Future } from "../../../lib/messages";
import type { Scene } from "../../../lib/scene";

/** What may come of a plan: of what is picked, or of what stands before anything is. */
export class Outlook {
  private asked = -1;
  private standing: readonly Future[] = $state.raw([]);

  constructor(private readonly scene: Scene) {}

  get futures(): readonly Future[] {
    const { draft } = this.scene;
    if (!draft) return [];
    return draft.picks.length > 0 ? draft.futures : this.standing;
  }

  async learn(): Promise<void> {
    const { scene } = this;
    const { seq } = scene;
    if (!scene.draft || !scene.foresee || this.asked === seq) return;
    this.asked = seq;
    try {
      const [tried] = await scene.foresee([[]]);
      if (this.asked === seq) this.standing = tried?.futures ?? [];
    } catch {
      if (this.asked === seq) this.asked = -1;
    }
  }
}
