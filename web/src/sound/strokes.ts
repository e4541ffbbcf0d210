import type { Desk } from "./desk";

/** Where and when a stroke is heard. */
export interface Place {
  desk: Desk;
  into: AudioNode;
  /** The moment from which strokes are counted, in seconds. */
  start: number;
}

interface Stroke {
  /** Seconds from the beginning. */
  at: number;
  long: number;
  loud: number;
  /** Seconds until it is at its loudest. */
  attack?: number;
}

/** What hardly anybody hears any more, in Hertz. */
const HIGHEST = 15_000;

/** A body that rings: a pitch with its partials, each a ratio, a loudness and how long it lasts. */
export function ring(
  place: Place,
  stroke: Stroke & { pitch: number; to?: number; shape?: OscillatorType },
  partials: readonly (readonly [ratio: number, loud: number, long: number])[] = [[1, 1, 1]],
): void {
  const { audio, mood } = place.desk;
  for (const [ratio, loud, long] of partials) {
    const pitch = stroke.pitch * ratio * mood.pitch;
    if (pitch > HIGHEST) continue;
    const source = audio.createOscillator();
    source.type = stroke.shape ?? "sine";
    const begin = place.start + stroke.at;
    source.frequency.setValueAtTime(pitch, begin);
    if (stroke.to !== undefined)
      source.frequency.exponentialRampToValueAtTime(
        stroke.to * ratio * mood.pitch,
        begin + stroke.long * long,
      );
    shaped(place, source, { ...stroke, long: stroke.long * long, loud: stroke.loud * loud });
  }
}

/** Something that rustles, rattles or thuds: noise through a filter whose pitch may wander. */
export function rustle(
  place: Place,
  stroke: Stroke & { pitch: number; to?: number; narrow?: number; filter?: BiquadFilterType },
): void {
  const { audio, hiss } = place.desk;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const begin = place.start + stroke.at;
  source.buffer = hiss;
  source.loop = true;
  source.loopStart = (stroke.at * 0.37) % 0.5;
  filter.type = stroke.filter ?? "bandpass";
  filter.Q.value = stroke.narrow ?? 1;
  filter.frequency.setValueAtTime(stroke.pitch, begin);
  if (stroke.to !== undefined)
    filter.frequency.exponentialRampToValueAtTime(stroke.to, begin + stroke.long);
  source.connect(filter);
  shaped(place, source, stroke, filter);
}

function shaped(
  { desk, into, start }: Place,
  source: AudioScheduledSourceNode,
  { at, long, loud, attack = 0.004 }: Stroke,
  out: AudioNode = source,
): void {
  const begin = start + at;
  const loudness = desk.audio.createGain();
  loudness.gain.setValueAtTime(0.0001, begin);
  loudness.gain.linearRampToValueAtTime(loud, begin + attack);
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + Math.max(long, attack + 0.01));
  out.connect(loudness).connect(into);
  source.start(begin);
  source.stop(begin + Math.max(long, attack + 0.01) + 0.02);
}
