import { detectAll } from "tinyld";

const MAX_CHARACTERS = 1_000;
/** Fewer letters are too short to detect a language. */
const MIN_LETTERS = 60;
const MIN_LATIN_SHARE = 0.95;
/** Lists of words confuse the detector, which then reports a low accuracy. */
const MIN_ACCURACY = 0.3;

/** Whether to use the English model for a text. Text too short for detection counts as English if it is plain Latin. */
export function isEnglish(text: string): boolean {
  const start = text.slice(0, MAX_CHARACTERS);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const isPlain = (start.match(/[a-z]/gi)?.length ?? 0) >= MIN_LATIN_SHARE * letters;
  if (letters < MIN_LETTERS || !isPlain) return isPlain;
  const [best] = detectAll(start);
  return best === undefined || best.lang === "en" || best.accuracy < MIN_ACCURACY;
}
