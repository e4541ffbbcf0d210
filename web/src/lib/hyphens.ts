const HYPHEN = "\u00ad";
const VOWEL = "[аеёиоуыэюя]";
const CONSONANT = "[бвгджзклмнпрстфхцчшщ]";
const LETTER = "[а-яё]";

/** Between which letters a Russian word may be divided; each leaves a syllable on both sides. */
const RULES = [
  [`[йьъ]`, `${LETTER}${LETTER}`],
  [VOWEL, `${VOWEL}${LETTER}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${VOWEL}`],
  [`${CONSONANT}${VOWEL}`, `${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
  [`${VOWEL}${CONSONANT}${CONSONANT}`, `${CONSONANT}${CONSONANT}${VOWEL}`],
].map(([before, after]) => new RegExp(`(${before})(?=${after})`, "gi"));

const WORD = /[а-яё]+/gi;
const LONG = 8;

/** A name whose Russian words of so many letters may be divided where a line ends: not every browser
 *  has the dictionary that `hyphens: auto` asks for, and without it words break anywhere. */
export function hyphenated(name: string, letters = LONG): string {
  return name.replace(WORD, (word) =>
    word.length < letters
      ? word
      : RULES.reduce((divided, rule) => divided.replace(rule, `$1${HYPHEN}`), word),
  );
}
