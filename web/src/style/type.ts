const FIRST_WORDS = ['500 1em "Alegreya Sans"', '800 1em "Alegreya Sans"', '800 1em "Alegreya"'];
const SAMPLES = { ru: "Яя", en: "Aa" } as const;

/** Ask for the letters of a language before its first sentence is there to ask for them. */
export function sendFor(language: keyof typeof SAMPLES): void {
  for (const font of FIRST_WORDS)
    document.fonts.load(font, SAMPLES[language]).catch(() => undefined);
}
