import { ROOM, type Mood, type Sound } from "../lib/sounds";
import { Desk } from "./desk";
import { VOICES } from "./voices";

const CROWDED = 0.3;
const SAME = 0.07;

let desk: Desk | null = null;
let struck: { sound: Sound; at: number }[] = [];

/** Sound briefly, at a loudness from 0 to 1, in the room of a game. Nothing is heard before somebody
 *  has touched the page, nor where the browser allows none. */
export function play(sound: Sound, volume: number, mood: Mood = ROOM): void {
  if (volume <= 0 || navigator.userActivation?.hasBeenActive === false) return;
  try {
    if (desk?.mood !== mood) desk = new Desk(desk?.audio ?? new AudioContext(), mood);
    const { audio } = desk;
    if (audio.state !== "running") void (audio as AudioContext).resume();
    desk.volume = volume;
    const now = audio.currentTime;
    struck = struck.filter(({ at }) => now - at < CROWDED);
    if (struck.some((one) => one.sound === sound && now - one.at < SAME)) return;
    const into = desk.channel(1 / Math.sqrt(1 + struck.length));
    struck.push({ sound, at: now });
    VOICES[sound]({ desk, into, start: now + 0.01 });
  } catch {
    return;
  }
}
