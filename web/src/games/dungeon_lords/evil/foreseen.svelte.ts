import { patched } from "../../../lib/patch";
import type { Scene } from "../../../lib/scene";
import { rested } from "../rest";
import { viewOf, type LordsView } from "../view";

/** The table as it would stand after the choice that is being pointed at, where that is known. */
export class Foreseen {
  private readonly told = new Map<string, LordsView | null>();
  private key = $state("");
  private shown: LordsView | null = $state.raw(null);

  constructor(private readonly scene: Scene) {}

  get view(): LordsView | null {
    return this.key === this.keyOf() ? this.shown : null;
  }

  /** Ask about what is being pointed at; sealed choices move nothing before they are shown. */
  async look(): Promise<void> {
    const { scene } = this;
    const { considered, seq } = scene;
    const key = this.keyOf();
    if (!considered || !scene.foresee || scene.draft) return;
    if (!this.told.has(key)) {
      if (!(await rested(scene)) || key !== this.keyOf()) return;
      const base = scene.view;
      const [tried] = await scene.foresee([[{ code: considered.code }]]).catch(() => []);
      if (!tried || tried.seq !== seq || !base) return;
      const known = tried.known && !tried.refused;
      this.told.set(key, known ? viewOf(patched(base, tried.patch as never)) : null);
    }
    if (key !== this.keyOf()) return;
    this.key = key;
    this.shown = this.told.get(key) ?? null;
  }

  private keyOf(): string {
    return `${this.scene.seq} ${this.scene.considered?.code ?? ""}`;
  }
}
