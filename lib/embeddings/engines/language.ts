import { detectAll } from "tinyld";

const LOOKED_AT = 1_000;
/** Of fewer letters no language can be told. */
const TOO_SHORT = 60;
const MOSTLY = 0.95;
/** Lists of words confuse the detector, which is then unsure of whatever it says. */
const SURE = 0.3;

/**
 * Whether the English model is right for a text. What is too short to tell counts as English while it is written in
 * plain Latin letters.
 */
export function isEnglish(text: string): boolean {
  const start = text.slice(0, LOOKED_AT);
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const isPlain = (start.match(/[a-z]/gi)?.length ?? 0) >= MOSTLY * letters;
  if (letters < TOO_SHORT || !isPlain) return isPlain;
  const [best] = detectAll(start);
  return best === undefined || best.lang === "en" || best.accuracy < SURE;
}
