import type { Fact } from "./messages";

export type Sound = "turn" | "conquest" | "die" | "coins" | "end";

const LOUDEST: Sound[] = ["end", "die", "conquest", "coins"];

/** What is heard of facts that are shown together, by their effects: what matters most. */
export function soundOf(
  facts: readonly Fact[],
  sounds: Readonly<Record<string, Sound>>,
): Sound | undefined {
  const heard = new Set(
    facts.filter(({ effect }) => Object.hasOwn(sounds, effect)).map(({ effect }) => sounds[effect]),
  );
  return LOUDEST.find((sound) => heard.has(sound));
}

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the beginning. */
  at: number;
  long: number;
  shape: OscillatorType;
}

const TONES: Record<Sound, Tone[]> = {
  turn: [
    { pitch: 523, at: 0, long: 0.18, shape: "sine" },
    { pitch: 784, at: 0.14, long: 0.3, shape: "sine" },
  ],
  conquest: [
    { pitch: 130, at: 0, long: 0.12, shape: "triangle" },
    { pitch: 98, at: 0.07, long: 0.18, shape: "triangle" },
  ],
  die: [0, 0.07, 0.12, 0.2].map((at) => ({
    pitch: 900 - 1500 * at,
    at,
    long: 0.04,
    shape: "square",
  })),
  coins: [
    { pitch: 1760, at: 0, long: 0.09, shape: "sine" },
    { pitch: 2349, at: 0.08, long: 0.16, shape: "sine" },
  ],
  end: [392, 523, 659, 784].map((pitch, step) => ({
    pitch,
    at: 0.14 * step,
    long: 0.35,
    shape: "triangle",
  })),
};
const QUIET = 0.05;

let context: AudioContext | null = null;

/** Sound briefly; a browser that allows none stays silent. */
export function play(sound: Sound): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const tone of TONES[sound]) strike(context, tone);
  } catch {
    return;
  }
}

function strike(audio: AudioContext, { pitch, at, long, shape }: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  const loudness = audio.createGain();
  source.type = shape;
  source.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, begin);
  loudness.gain.linearRampToValueAtTime(QUIET, begin + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  source.connect(loudness).connect(audio.destination);
  source.start(begin);
  source.stop(begin + long);
}
