import type { Mood } from "../lib/sounds";

const NOISE = 1;
const CEILING = 0.8;

/** Numbers that look random and are always the same. */
export function lots(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** Where sounds are mixed: dry and from the walls of a room, never louder than the ear likes. */
export class Desk {
  readonly hiss: AudioBuffer;
  private readonly input: GainNode;
  private readonly master: GainNode;

  constructor(
    readonly audio: BaseAudioContext,
    readonly mood: Mood,
  ) {
    this.hiss = filled(audio, NOISE, () => 1, 7);
    this.input = audio.createGain();
    this.master = audio.createGain();
    const limiter = audio.createDynamicsCompressor();
    const ceiling = audio.createGain();
    const walls = audio.createConvolver();
    const dull = audio.createBiquadFilter();
    const wet = audio.createGain();
    limiter.threshold.value = -14;
    limiter.ratio.value = 12;
    limiter.attack.value = 0.002;
    ceiling.gain.value = CEILING;
    walls.buffer = filled(audio, mood.echo, (part) => (1 - part) ** 3, 11);
    dull.frequency.value = mood.bright;
    wet.gain.value = mood.wet;
    this.input.connect(this.master);
    this.input.connect(walls).connect(dull).connect(wet).connect(this.master);
    this.master.connect(limiter).connect(ceiling).connect(audio.destination);
  }

  set volume(volume: number) {
    this.master.gain.value = volume;
  }

  /** A place at the desk for one sound, at its own loudness. */
  channel(loud: number): GainNode {
    const channel = this.audio.createGain();
    channel.gain.value = loud;
    channel.connect(this.input);
    return channel;
  }
}

function filled(
  audio: BaseAudioContext,
  long: number,
  loud: (part: number) => number,
  seed: number,
): AudioBuffer {
  const buffer = audio.createBuffer(1, Math.ceil(long * audio.sampleRate), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  const lot = lots(seed);
  for (let at = 0; at < samples.length; at++)
    samples[at] = (2 * lot() - 1) * loud(at / samples.length);
  return buffer;
}
