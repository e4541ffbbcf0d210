import { preferences } from "../lib/preferences.svelte";
import type { Mood, Sound } from "../lib/sounds";
import type { Cue } from "./cues";

type Strike = (sound: Sound, volume: number, mood?: Mood) => void;

async function strike(...sound: Parameters<Strike>): Promise<void> {
  const { play } = await import("../sound/player");
  play(...sound);
}

/** Plays cues in their time, for those who want to hear them. */
export class Orchestra {
  private waiting: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly struck: Strike = (...sound) => void strike(...sound)) {}

  /** Play these, and no more of the last ones. */
  play(cues: readonly Cue[], mood?: Mood): void {
    this.stop();
    if (!preferences.sound) return;
    this.waiting = cues.map(({ sound, at }) =>
      setTimeout(() => this.struck(sound, preferences.volume, mood), at),
    );
  }

  stop(): void {
    for (const one of this.waiting) clearTimeout(one);
    this.waiting = [];
  }
}
