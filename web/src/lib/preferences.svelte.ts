export type Theme = "auto" | "light" | "dark";
export type Speed = "off" | "fast" | "normal" | "slow";
export type Language = "ru" | "en";

interface Stored {
  language: Language;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  contrast: boolean;
  /** Whether what is new at a table is explained. */
  tips: boolean;
  /** What has been explained: the table where it was last, or nothing where it is known. */
  told: Record<string, string>;
  /** Whether what cannot be taken back is asked about once more. */
  confirm: boolean;
  name: string;
}

const KEY = "warren-preferences";

function guessedLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language) => language === "ru" || language === "en") === "en" ? "en" : "ru";
}

function read(): Stored {
  const plain: Stored = {
    language: guessedLanguage(),
    theme: "auto",
    speed: "normal",
    sound: false,
    volume: 0.6,
    contrast: false,
    tips: true,
    told: {},
    confirm: true,
    name: "",
  };
  try {
    return { ...plain, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return plain;
  }
}

/** What somebody likes, kept in this browser. */
export const preferences: Stored = $state(read());

export function keepPreferences(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(preferences));
  } catch {
    return;
  }
}

/** Whether movement should be left out. */
export function calm(): boolean {
  return preferences.speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

const PAUSES: Record<Speed, number> = { off: 0, fast: 250, normal: 650, slow: 1300 };

/** How long each thing that others do stays before the next, in milliseconds. */
export function pause(): number {
  return PAUSES[preferences.speed];
}
